import { describe, expect, it } from "vitest";
import { allowsPreview } from "#client/preview/allows-preview.ts";

describe("allowsPreview", () => {
  it.each([
    ["a browser that does not tell its connection", {}, true],
    ["a fast connection", { connection: { saveData: false, effectiveType: "4g" } }, true],
    ["a connection of unknown speed", { connection: { saveData: false } }, true],
    ["a visitor who saves data", { connection: { saveData: true, effectiveType: "4g" } }, false],
    ["slow-2g", { connection: { saveData: false, effectiveType: "slow-2g" } }, false],
    ["2g", { connection: { saveData: false, effectiveType: "2g" } }, false],
    ["3g", { connection: { saveData: false, effectiveType: "3g" } }, false],
  ])("%s", (_, browser, isAllowed) => {
    expect(allowsPreview(browser)).toBe(isAllowed);
  });
});
