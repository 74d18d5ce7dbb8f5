import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));

/** Time for a case that is computed anew, on a machine that has a lot else to do. Unit: ms. */
export const BRUTE_FORCE_MS = 600_000;

/**
 * Keeps the reference numbers of a test file in `tests/reference/numbers`, because brute force takes minutes. They are
 * computed anew, and written, once the source of the reference or of the test file changes: commit them with it.
 * @param testFile its `import.meta.filename`
 * @returns a function that returns the number, or the result, of a case: as it is kept, or else as it is computed
 */
export function keptNumbers(testFile: string): <T>(of: readonly unknown[], compute: () => T) => T {
  const sources = globSync("*.ts", { cwd: FOLDER }).sort();
  const texts = [...sources.map((name) => FOLDER + name), testFile].map((path) => readFileSync(path, "utf8"));
  const origin = hashOf(texts);
  const path = `${FOLDER}numbers/${basename(testFile, ".test.ts")}.txt`;
  const [keptOrigin, ...lines] = existsSync(path) ? readFileSync(path, "utf8").trimEnd().split("\n") : [];
  const kept = new Map(
    keptOrigin === origin ? lines.map((line) => line.split("\t") as [string, string]) : [],
  );
  const before = kept.size;
  afterAll(() => {
    if (kept.size === before) return;
    const entries = [...kept].sort().map((entry) => entry.join("\t"));
    writeFileSync(path, `${[origin, ...entries].join("\n")}\n`);
  });
  return (of, compute) => {
    const key = hashOf(of);
    const text = kept.get(key) ?? JSON.stringify(compute());
    kept.set(key, text);
    return JSON.parse(text);
  };
}

function hashOf(values: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(values)).digest("hex").slice(0, 16);
}
