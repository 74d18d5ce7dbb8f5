import { rmSync, writeFileSync } from "node:fs";
import { describe, expect, it, onTestFinished } from "vitest";
import { readBuildSettings } from "#tools/vite/build-settings.ts";

describe("readBuildSettings", () => {
  it("has a preview unless it is turned off", () => {
    expect(readBuildSettings({}).hasPreview).toBe(true);
    expect(readBuildSettings({ PREVIEW: "on" }).hasPreview).toBe(true);
    expect(readBuildSettings({ PREVIEW: "off" }).hasPreview).toBe(false);
    expect(() => readBuildSettings({ PREVIEW: "none" })).toThrow("PREVIEW must be on or off");
  });

  it.each([undefined, "", " "])("allows no partner if none is configured: %j", (list) => {
    expect(readBuildSettings({ FRAME_ANCESTORS: list }).partnerOrigins).toEqual([]);
  });

  it("returns the partners", () => {
    const { partnerOrigins } = readBuildSettings({
      FRAME_ANCESTORS: "https://www.bank.example, https://shop.example:8443,http://localhost:5600",
    });
    expect(partnerOrigins).toEqual([
      "https://www.bank.example",
      "https://shop.example:8443",
      "http://localhost:5600",
    ]);
  });

  it.each([
    "bank.example",
    "https://bank.example/",
    "https://bank.example/page",
    "https://Bank.example",
    "https://bank.example:443",
    "https://user@bank.example",
    "https://*.bank.example",
    "https://*",
    "*",
    "'self'",
    "https:",
    "data:text/html,x",
    "javascript:alert(1)",
    "https://bank.example;script-src",
    "https://bank.example 'unsafe-inline'",
    "https://bank.example https://shop.example",
    "https://bank.example,",
    "https://bänk.example",
  ])("refuses %s", (list) => {
    expect(() => readBuildSettings({ FRAME_ANCESTORS: list })).toThrow(
      "The configuration is not valid: FRAME_ANCESTORS must be a comma-separated list of origins such as " +
        "https://host or https://host:port.",
    );
  });

  it("refuses a partner whose pages could be changed in transit", () => {
    expect(() => readBuildSettings({ FRAME_ANCESTORS: "http://bank.example" })).toThrow(
      "FRAME_ANCESTORS must be https origins",
    );
  });

  it.each([
    "/nosuch.svg",
    "//[/logo.svg",
    "/../../package.json",
    "/%2e%2e/index.html",
    "/%ff.svg",
    "/a%2fb.svg",
  ])("refuses a logo that is not a file of the site: %s", (BRAND_LOGO_URL) => {
    expect(() => readBuildSettings({ BRAND_LOGO_URL })).toThrow(
      "BRAND_LOGO_URL must be the path of a file in client/public",
    );
  });

  it.each(["/of-a-test.svg", "/of-a-test.svg?v=2", "data:image/svg+xml,%3Csvg/%3E"])(
    "accepts an existing logo: %s",
    (BRAND_LOGO_URL) => {
      const file = new URL("../../../../client/public/of-a-test.svg", import.meta.url);
      writeFileSync(file, "<svg/>");
      onTestFinished(() => rmSync(file));
      expect(readBuildSettings({ BRAND_LOGO_URL }).brands.en.logoUrl).toBe(BRAND_LOGO_URL);
    },
  );

  it("takes the site's address only from the first of its own origins", () => {
    expect(readBuildSettings({ ALLOWED_ORIGINS: " " }).siteOrigin).toBe("");
    const ALLOWED_ORIGINS = "https://plans.example.com, https://education.example.com";
    expect(readBuildSettings({ ALLOWED_ORIGINS }).siteOrigin).toBe("https://plans.example.com");
  });

  it("names the hosts of Front Door only if the site is behind it", () => {
    const ALLOWED_ORIGINS = "https://plans.example.com, https://education.example.com";
    expect(readBuildSettings({ ALLOWED_ORIGINS }).frontDoorHosts).toBeUndefined();
    const TOPOLOGY = "frontDoor";
    expect(readBuildSettings({ TOPOLOGY }).frontDoorHosts).toEqual([]);
    expect(readBuildSettings({ TOPOLOGY, ALLOWED_ORIGINS }).frontDoorHosts).toEqual([
      "plans.example.com",
      "education.example.com",
    ]);
    expect(() => readBuildSettings({ TOPOLOGY: "frontdoor" })).toThrow(
      "TOPOLOGY must be direct or frontDoor",
    );
  });

  it("refuses an education host that cannot get reports, judging by the functions' origins", () => {
    const EDUCATION_HOST = "education.example.com";
    for (const ALLOWED_ORIGINS of [undefined, "", "https://plans.example.com"]) {
      expect(() => readBuildSettings({ EDUCATION_HOST, ALLOWED_ORIGINS })).toThrow(
        "EDUCATION_HOST must be the host of an origin in ALLOWED_ORIGINS",
      );
    }
    const ALLOWED_ORIGINS = `https://plans.example.com,https://${EDUCATION_HOST}`;
    expect(() => readBuildSettings({ EDUCATION_HOST, ALLOWED_ORIGINS })).not.toThrow();
  });

  it.each([
    ["BRAND_NAME", "n".repeat(61)],
    ["BRAND_CONTACT_EMAIL", "care@falcon.example?cc=all"],
    ["BRAND_PRIMARY_COLOR", "#ffffff"],
    ["BRAND_PRIVACY_NOTICE_URL_AR", "https://bank.example@evil.example/"],
  ])("refuses settings that the functions refuse: %s=%s", (key, value) => {
    expect(() => readBuildSettings({ [key]: value })).toThrow(`The configuration is not valid: ${key} must`);
  });

  it("names all faults at once", () => {
    expect(() => readBuildSettings({ FRAME_ANCESTORS: "*", SMART_SAVER_URL: "javascript:alert(1)" })).toThrow(
      /SMART_SAVER_URL must be .*; FRAME_ANCESTORS must be /,
    );
  });
});
