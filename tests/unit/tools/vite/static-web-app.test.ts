import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FLOWS_IN_ALL_LANGUAGES } from "#shared/calculators.ts";
import { builtConfig } from "#tools/vite/static-web-app.ts";

const CONFIG = readFileSync("staticwebapp.config.json", "utf8");

const policyOf = (config: string): string => JSON.parse(config).globalHeaders["Content-Security-Policy"];

const routesOf = (config: string): readonly { readonly route: string; readonly headers: object }[] =>
  JSON.parse(config).routes;

describe("builtConfig", () => {
  it("lets only our own pages frame the site by default", () => {
    expect(policyOf(builtConfig(CONFIG, [], false))).toBe(policyOf(CONFIG));
    expect(policyOf(CONFIG)).toMatch(/; frame-ancestors 'self'$/);
  });

  it("adds partners and changes nothing else", () => {
    const partners = " https://bank.example https://shop.example:8443";
    const config = builtConfig(CONFIG, partners.trim().split(" "), false);
    expect(policyOf(config)).toBe(`${policyOf(CONFIG)}${partners}`);
    expect(config.replace(partners, "")).toBe(builtConfig(CONFIG, [], false));
    const { routes, ...others } = JSON.parse(builtConfig(CONFIG, [], false));
    expect({ ...others, routes: routesOf(CONFIG) }).toEqual(JSON.parse(CONFIG));
  });

  it("allows the policy of the preview's worker and no other, if pages have a preview", () => {
    const config = builtConfig(CONFIG, [], true);
    expect(policyOf(config)).toContain("require-trusted-types-for 'script'; trusted-types preview;");
    expect(config.replace("trusted-types preview", "trusted-types 'none'")).toBe(
      builtConfig(CONFIG, [], false),
    );
  });

  it("keeps documents that receive a payload out of caches, whatever the query", () => {
    const routes = routesOf(builtConfig(CONFIG, [], false));
    for (const path of FLOWS_IN_ALL_LANGUAGES.flatMap(({ summary, summaryPdf }) => [summary, summaryPdf])) {
      const rule = routes.find(({ route }) => path.startsWith(route.replace("*", "")));
      expect(rule?.headers).toEqual({ "Cache-Control": "no-store" });
    }
  });

  it("refuses a configuration that allows other policies", () => {
    const text = CONFIG.replace("trusted-types 'none'", "trusted-types *");
    expect(() => builtConfig(text, [], true)).toThrow(
      "staticwebapp.config.json must hold: trusted-types 'none'",
    );
  });

  it("refuses a configuration that would leave them cached", () => {
    expect(() => builtConfig(CONFIG.replace("frame-ancestors", "frame-src"), [], false)).toThrow(
      "staticwebapp.config.json must hold: frame-ancestors 'self'",
    );
  });
});
