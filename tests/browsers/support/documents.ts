import { expect } from "vitest";
import type { Visitor } from "./visitor.ts";
import { waitUntil } from "./wait-until.ts";

/** Leaves the document in a way that the browser offers beside the page, and waits for another one. */
async function leaveBy({ ask }: Visitor, way: (address: string) => void, address = ""): Promise<void> {
  await ask(() => {
    document.documentElement.dataset["left"] = "";
  });
  await ask(way, address);
  await waitUntil(async () =>
    expect(
      await ask(() => document.readyState === "complete" && !("left" in document.documentElement.dataset)),
    ).toBe(true),
  );
}

// Navigations are delayed, so that each request is answered before it takes effect.

export function reload(visitor: Visitor): Promise<void> {
  return leaveBy(visitor, () => void setTimeout(() => window.location.reload()));
}

/** Goes to another document by a full navigation. */
export function leaveFor(visitor: Visitor, path: string): Promise<void> {
  return leaveBy(visitor, (to) => void setTimeout(() => window.location.assign(to)), path);
}

/** Goes back, or forward, in the browser's history, and waits for the path. */
export async function goInHistory({ ask }: Visitor, steps: 1 | -1, path: string): Promise<void> {
  await ask((by) => void setTimeout(() => window.history.go(by)), steps);
  await expectPath({ ask }, path);
}

export function expectPath({ ask }: Pick<Visitor, "ask">, path: string): Promise<void> {
  return waitUntil(async () => expect(await ask(() => window.location.pathname)).toBe(path));
}

/** Waits until a reload would find an entry: what was entered is kept a moment after it. */
export function expectKept({ ask }: Visitor, entry: string): Promise<void> {
  const kept = () => JSON.stringify(window.history.state?.drafts ?? "");
  return waitUntil(async () => expect(await ask(kept)).toContain(entry));
}
