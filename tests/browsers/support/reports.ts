import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { readMails } from "../../integration/support/product.ts";
import { button, heading } from "../in-page/query.ts";
import type { Visitor } from "./visitor.ts";
import { waitUntil } from "./wait-until.ts";

/** Goes from a valid form to its summary. */
export async function continueTo(visitor: Visitor, title: string): Promise<void> {
  await visitor.press(button(visitor.wording.form.continue));
  await visitor.see(heading(title));
}

/** Orders the report of a summary, and waits until it is confirmed and its mail is written. */
export async function orderReport(visitor: Visitor, address: string): Promise<void> {
  const { summary, confirmation } = visitor.wording;
  await visitor.press(button(summary.detailedReport));
  await visitor.see(heading(confirmation.outcomes.mailed.heading));
  await waitUntil(async () => {
    const mails = await readMails(visitor.outbox);
    const own = mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
    expect(own.flatMap(({ attachments }) => attachments.map(({ mimeType }) => mimeType))).toEqual([
      "application/pdf",
    ]);
  });
}

/** Downloads the report where its mail is confirmed, and waits for a whole PDF. */
export async function downloadReport(visitor: Visitor): Promise<void> {
  const { downloads } = visitor.hands;
  await visitor.press(button(visitor.wording.confirmation.download));
  await waitUntil(async () => {
    const names = (await readdir(downloads)).filter((name) => name.endsWith(".pdf"));
    expect(names).toHaveLength(1);
    const file = await readFile(join(downloads, names[0] ?? ""), "latin1");
    expect(file.slice(0, 5)).toBe("%PDF-");
    expect(file.trimEnd().slice(-5)).toBe("%%EOF");
  });
}
