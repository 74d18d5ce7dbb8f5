import { resolve } from "node:path";
import { expect, it } from "vitest";
import { filesOf } from "#tools/vite/chunk-groups.ts";

it("returns the files that match a list", () => {
  expect(filesOf(resolve("."), ["client/app/main.*", "shared/calculators.ts"])).toEqual([
    resolve("client/app/main.tsx"),
    resolve("shared/calculators.ts"),
  ]);
});

it("refuses an entry that matches no file", () => {
  expect(() => filesOf(resolve("."), ["client/app/main.*", "client/report/Facts.*"])).toThrow(
    "No file matches client/report/Facts.*",
  );
});
