import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FLOWS_IN_ALL_LANGUAGES } from "#shared/calculators.ts";
import { builtConfig } from "#tools/vite/static-web-app.ts";

const CONFIG = readFileSync("staticwebapp.config.json", "utf8");

const built = (settings: Partial<Parameters<typeof builtConfig>[1]> = {}, text = CONFIG) =>
  builtConfig(text, { partnerOrigins: [], hasPreview: false, ...settings });

const policyOf = (config: string): string => JSON.parse(config).globalHeaders["Content-Security-Policy"];

interface Route {
  readonly route: string;
  readonly rewrite?: string;
  readonly headers?: object;
}

const routesOf = (config: string): readonly Route[] => JSON.parse(config).routes;

/** Returns what the route of a path does. */
const ruleOf = (path: string) => routesOf(built()).find(({ route }) => route === path);

describe("builtConfig", () => {
  it("lets only our own pages frame the site by default", () => {
    expect(policyOf(built())).toBe(policyOf(CONFIG));
    expect(policyOf(CONFIG)).toMatch(/; frame-ancestors 'self'$/);
  });

  it("adds partners and changes nothing else", () => {
    const partners = " https://bank.example https://shop.example:8443";
    const config = built({ partnerOrigins: partners.trim().split(" ") });
    expect(policyOf(config)).toBe(`${policyOf(CONFIG)}${partners}`);
    expect(config.replace(partners, "")).toBe(built());
    const { routes, ...others } = JSON.parse(built());
    expect({ ...others, routes: routesOf(CONFIG) }).toEqual(JSON.parse(CONFIG));
  });

  it("allows the policy of the preview's worker and no other, if pages have a preview", () => {
    const config = built({ hasPreview: true });
    expect(policyOf(config)).toContain("require-trusted-types-for 'script'; trusted-types preview;");
    expect(config.replace("trusted-types preview", "trusted-types 'none'")).toBe(built());
  });

  it("keeps everything out of caches but what holds no address of a visitor's", () => {
    const { globalHeaders, routes } = JSON.parse(built());
    expect(globalHeaders["Cache-Control"]).toBe("no-store");
    const cached = routes.filter((route: { headers?: object }) => "Cache-Control" in (route.headers ?? {}));
    expect(cached.map(({ route }: { route: string }) => route)).toEqual(["/assets/*", "/embed.js"]);
  });

  it("names the document of every page that a payload opens, so that no redirect loses the payload", () => {
    for (const { form, summary, summaryPdf } of FLOWS_IN_ALL_LANGUAGES) {
      for (const path of [...form, summary, summaryPdf]) {
        if (path !== "/") expect(ruleOf(path)?.rewrite).toBe(`${path}/index.html`);
      }
    }
  });

  it("is refused if it is larger than Azure accepts", () => {
    const partnerOrigins = Array.from({ length: 800 }, (_, index) => `https://partner-${index}.example`);
    expect(() => built({ partnerOrigins })).toThrow("larger than Azure accepts");
  });

  it("closes the platform's sign-in, which is open by default", () => {
    expect(JSON.parse(CONFIG).routes[0]).toEqual({ route: "/.auth/*", statusCode: 404 });
  });

  it("is open to everybody without Front Door, and behind it to that one and to its hosts", () => {
    const open = JSON.parse(built());
    expect(open).not.toHaveProperty("networking");
    expect(open).not.toHaveProperty("forwardingGateway");
    expect(JSON.parse(built({ frontDoorHosts: ["plans.example.com"] }))).toEqual({
      ...open,
      networking: { allowedIpRanges: ["AzureFrontDoor.Backend"] },
      forwardingGateway: {
        requiredHeaders: { "X-Azure-FDID": "FRONT_DOOR_ID" },
        allowedForwardedHosts: ["FRONT_DOOR_HOST", "plans.example.com"],
      },
    });
  });

  it("refuses a configuration that allows other policies", () => {
    const text = CONFIG.replace("trusted-types 'none'", "trusted-types *");
    expect(() => built({ hasPreview: true }, text)).toThrow(
      "staticwebapp.config.json must hold: trusted-types 'none'",
    );
  });

  it("refuses a configuration that would leave them cached", () => {
    expect(() => built({}, CONFIG.replace("frame-ancestors", "frame-src"))).toThrow(
      "staticwebapp.config.json must hold: frame-ancestors 'self'",
    );
  });
});
