import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Four lengths, of which the right and the left one differ: these stay where they are in Arabic. */
const PHYSICAL = /\b(?:padding|margin):\s*[^\s;]+\s+([^\s;]+)\s+[^\s;]+\s+(?!\1;)[^\s;]+;/g;

test("styles use start and end, which change sides in Arabic, instead of left and right", () => {
  const files = globSync("client/**/*.css");
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    [
      ...readFileSync(file, "utf8")
        .replaceAll(/var\([^)]*\)/g, "0")
        .matchAll(PHYSICAL),
    ].map(([rule]) => [file, rule]),
  );
  expect(found).toEqual([]);
});
