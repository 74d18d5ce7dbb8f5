import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SUPPORTED_BROWSERS } from "#tools/browser/supported-browsers.ts";

test("the documentation names the supported versions", () => {
  const documented = readFileSync("docs/browsers.md", "utf8").split("\n\n")[1]?.split("\n").slice(2);
  expect(documented).toEqual(SUPPORTED_BROWSERS.map(({ name, oldest }) => `| ${name} | ${oldest} |`));
});
