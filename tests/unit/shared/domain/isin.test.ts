import { describe, expect, it } from "vitest";
import { isIsin } from "#shared/domain/isin.ts";

describe("isIsin", () => {
  // Published ISINs: Apple, BAE Systems, Treasury Corporation of Victoria (ISO 6166's own example), SAP.
  it.each(["US0378331005", "GB0002634946", "AU0000XVGZA3", "DE0007164600"])("accepts %s", (isin) => {
    expect(isIsin(isin)).toBe(true);
  });

  it.each([
    ["a wrong check digit", "US0378331004"],
    ["two digits swapped", "US0387331005"],
    ["lower case", "us0378331005"],
    ["too short", "US037833100"],
    ["too long", "US03783310055"],
    ["a letter as check digit", "US037833100A"],
    ["no country prefix", "000378331005"],
    ["nothing", ""],
  ])("refuses %s", (_what, text) => {
    expect(isIsin(text)).toBe(false);
  });
});
