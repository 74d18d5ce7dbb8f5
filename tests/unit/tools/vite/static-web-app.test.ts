import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { withFrameAncestors } from "#tools/vite/static-web-app.ts";

const CONFIG = readFileSync("staticwebapp.config.json", "utf8");

const policyOf = (config: string): string => JSON.parse(config).globalHeaders["Content-Security-Policy"];

describe("withFrameAncestors", () => {
  it("lets our own pages alone frame the site by default", () => {
    expect(withFrameAncestors(CONFIG, [])).toBe(CONFIG);
    expect(policyOf(CONFIG)).toMatch(/; frame-ancestors 'self'$/);
  });

  it("adds partners and changes nothing else", () => {
    const config = withFrameAncestors(CONFIG, ["https://bank.example", "https://shop.example:8443"]);
    expect(policyOf(config)).toBe(`${policyOf(CONFIG)} https://bank.example https://shop.example:8443`);
    expect(config.replace(" https://bank.example https://shop.example:8443", "")).toBe(CONFIG);
  });

  it("refuses a configuration that it would leave open", () => {
    expect(() => withFrameAncestors(CONFIG.replace("frame-ancestors", "frame-src"), [])).toThrow(
      "staticwebapp.config.json must hold: frame-ancestors 'self'",
    );
  });
});
