import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ConfigError, parseConfig } from "#functions/config.ts";
import { isIsin } from "#functions/isin.ts";

const CANARY = "canary-value";

describe("parseConfig", () => {
  it("needs nothing: funds are placeholders, the local client may call", () => {
    const { funds, allowedOrigins } = parseConfig({});
    expect(Object.values(funds).every(isIsin)).toBe(true);
    // No country and no fund has this prefix: ISO 3166 leaves it to users, ISO 6166 does not assign it.
    expect(Object.values(funds).every((isin) => isin.startsWith("ZZ"))).toBe(true);
    expect([...allowedOrigins]).toEqual(["http://localhost:5173", "http://127.0.0.1:5173"]);
  });

  it("reads what is set", () => {
    const { funds, allowedOrigins } = parseConfig({
      FUND_ISIN_BALANCED: "US0378331005",
      ALLOWED_ORIGINS: "https://one.example, https://two.example:8443",
    });
    expect(funds.Balanced).toBe("US0378331005");
    expect([...allowedOrigins]).toEqual(["https://one.example", "https://two.example:8443"]);
  });

  it("has the example's settings for defaults", () => {
    const example = JSON.parse(readFileSync("local.settings.example.json", "utf8"));
    expect(parseConfig(example.Values)).toEqual(parseConfig({}));
  });

  it("names every bad key in one message, and no value", () => {
    const bad = {
      FUND_ISIN_CONSERVATIVE: CANARY,
      FUND_ISIN_AGGRESSIVE: `US${CANARY}`,
      ALLOWED_ORIGINS: `https://one.example,${CANARY}`,
    };
    const parse = () => parseConfig(bad);
    expect(parse).toThrow(ConfigError);
    for (const key of Object.keys(bad)) expect(parse).toThrow(key);
    expect(parse).not.toThrow("FUND_ISIN_BALANCED");
    expect(parse).not.toThrow(CANARY);
  });

  it("refuses one fund behind two strategies", () => {
    const same = { FUND_ISIN_BALANCED: "US0378331005", FUND_ISIN_AGGRESSIVE: "US0378331005" };
    expect(() => parseConfig(same)).toThrow("must differ");
  });

  it.each([
    "",
    "*",
    "example.com",
    "https://example.com/",
    "https://example.com/path",
    "https://user@example.com",
    "https://EXAMPLE.com",
    "https://example.com:443",
    "ftp://example.com",
    "null",
    "https://one.example,",
  ])("refuses %j as origins", (origins) => {
    expect(() => parseConfig({ ALLOWED_ORIGINS: origins })).toThrow("ALLOWED_ORIGINS");
  });
});
