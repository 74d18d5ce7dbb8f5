import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ConfigError, parseConfig } from "#functions/config/config.ts";
import { isIsin } from "#shared/domain/isin.ts";

const CANARY = "canary-value";

describe("parseConfig", () => {
  it("needs no settings: funds are placeholders, and the local client may call", () => {
    const { funds, allowedOrigins, partners } = parseConfig({});
    expect(partners.size).toBe(0);
    expect(Object.values(funds).every(isIsin)).toBe(true);
    // No country and no fund has this prefix: ISO 3166 leaves it to users, ISO 6166 does not assign it.
    expect(Object.values(funds).every((isin) => isin.startsWith("ZZ"))).toBe(true);
    expect([...allowedOrigins]).toEqual([
      "http://localhost:5173",
      "http://127.0.0.1:5173",
      "http://education.localhost:5173",
    ]);
  });

  it("returns the configured values", () => {
    const { funds, allowedOrigins, partners } = parseConfig({
      FUND_ISIN_BALANCED: "US0378331005",
      ALLOWED_ORIGINS: "https://one.example, https://two.example:8443",
      PARTNERS: "acme, north-bank",
    });
    expect(funds.Balanced).toBe("US0378331005");
    expect([...partners]).toEqual(["acme", "north-bank"]);
    expect([...allowedOrigins]).toEqual(["https://one.example", "https://two.example:8443"]);
  });

  it("has the example file's settings as defaults, but that assistants are off", () => {
    const example = JSON.parse(readFileSync("local.settings.example.json", "utf8"));
    expect(parseConfig(example.Values)).toEqual({ ...parseConfig({}), servesAssistants: true });
  });

  it("treats a blank value as unset, and trims spaces", () => {
    const blank = {
      FUND_ISIN_BALANCED: " ",
      ALLOWED_ORIGINS: " ",
      PLANNING_SERVICE_URL: " ",
      MAIL_FROM: "\t",
    };
    expect(parseConfig(blank)).toEqual(parseConfig({}));
    const { funds, allowedOrigins, planningService } = parseConfig({
      FUND_ISIN_BALANCED: " US0378331005 ",
      ALLOWED_ORIGINS: " https://one.example ",
      PLANNING_SERVICE_URL: " https://plan.example\n",
    });
    expect(funds.Balanced).toBe("US0378331005");
    expect([...allowedOrigins]).toEqual(["https://one.example"]);
    expect(planningService?.url).toBe("https://plan.example");
  });

  it("names every bad key in one message, without any value", () => {
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

  it("refuses the same fund for two strategies", () => {
    const same = { FUND_ISIN_BALANCED: "US0378331005", FUND_ISIN_AGGRESSIVE: "US0378331005" };
    expect(() => parseConfig(same)).toThrow("must differ");
  });

  it.each([
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

  it("accepts an education host whose pages may call the API", () => {
    const origins = "https://plans.example.com,https://education.example.com";
    const parse = () => parseConfig({ ALLOWED_ORIGINS: origins, EDUCATION_HOST: "education.example.com" });
    expect(parse).not.toThrow();
    expect(() => parseConfig({ ALLOWED_ORIGINS: origins, EDUCATION_HOST: "" })).not.toThrow();
  });

  it.each([
    "https://plans.example.com",
    "https://plans.example.com,https://education.example.com:8443",
    undefined,
  ])("refuses an education host whose visitors could not get a report: origins %j", (ALLOWED_ORIGINS) => {
    const parse = () => parseConfig({ ALLOWED_ORIGINS, EDUCATION_HOST: "education.example.com" });
    expect(parse).toThrow("EDUCATION_HOST must be the host of an origin in ALLOWED_ORIGINS");
  });

  it("accepts an education host on this machine at any port", () => {
    const ALLOWED_ORIGINS = "http://localhost:5199,http://lessons.localhost:5199";
    expect(() => parseConfig({ ALLOWED_ORIGINS, EDUCATION_HOST: "lessons.localhost" })).not.toThrow();
    expect(() => parseConfig({ ALLOWED_ORIGINS, EDUCATION_HOST: "others.localhost" })).toThrow(
      "EDUCATION_HOST",
    );
  });

  it.each(["Education.example.com", "https://education.example.com", "education.example.com:8443"])(
    "refuses %s, which is not a valid education host",
    (EDUCATION_HOST) => {
      expect(() => parseConfig({ EDUCATION_HOST })).toThrow("EDUCATION_HOST must be a host in lower case");
    },
  );

  it("writes mail to the outbox and keeps reports in local storage by default", () => {
    const { mail, storage } = parseConfig({});
    expect(mail).toEqual({
      transport: "outbox",
      folder: "outbox",
      from: { address: "no-reply@example.com" },
    });
    expect(storage).toEqual({ access: "UseDevelopmentStorage=true", hashSecret: "" });
  });

  const IDENTITY = {
    AzureWebJobsStorage__queueServiceUri: "https://account.queue.core.windows.net/",
    AzureWebJobsStorage__tableServiceUri: "https://account.table.core.windows.net/",
    AzureWebJobsStorage__clientId: "6f1c2a34-0b5d-4e6f-8a9b-0c1d2e3f4a5b",
  };

  it("uses an identity for the storage if no connection string is set", () => {
    expect(parseConfig(IDENTITY).storage.access).toEqual({
      queueServiceUri: "https://account.queue.core.windows.net/",
      tableServiceUri: "https://account.table.core.windows.net/",
      clientId: "6f1c2a34-0b5d-4e6f-8a9b-0c1d2e3f4a5b",
    });
    const both = { ...IDENTITY, AzureWebJobsStorage: "UseDevelopmentStorage=true" };
    expect(parseConfig(both).storage.access).toBe("UseDevelopmentStorage=true");
  });

  it.each([
    ["AzureWebJobsStorage__queueServiceUri", ""],
    ["AzureWebJobsStorage__tableServiceUri", "http://account.table.core.windows.net/"],
    ["AzureWebJobsStorage__clientId", "account"],
  ])("refuses an identity with %s %j", (key, value) => {
    expect(() => parseConfig({ ...IDENTITY, [key]: value })).toThrow(key);
  });

  it("requires a secret for hashes in Azure, and a long one anywhere", () => {
    expect(() => parseConfig({ WEBSITE_SITE_NAME: "goalplans" })).toThrow("REPORT_HASH_SECRET must have");
    expect(() => parseConfig({ REPORT_HASH_SECRET: "short" })).toThrow("REPORT_HASH_SECRET must have");
    expect(parseConfig({ REPORT_HASH_SECRET: "s".repeat(32) }).storage.hashSecret).toBe("s".repeat(32));
  });

  it("refuses an unresolved key vault reference as the secret of hashes", () => {
    const reference = "@Microsoft.KeyVault(SecretUri=https://vault.example/secrets/REPORT-HASH-SECRET)";
    expect(() => parseConfig({ REPORT_HASH_SECRET: reference })).toThrow(
      "REPORT_HASH_SECRET refers to a secret that the key vault did not return",
    );
  });

  it("returns the mail settings", () => {
    const { mail } = parseConfig({
      MAIL_TRANSPORT: "sendgrid",
      SENDGRID_API_KEY: "SG.id.key",
      SENDGRID_BASE_URL: "https://api.eu.sendgrid.com/",
      MAIL_FROM: "plans@falcon.example",
      MAIL_FROM_NAME: "Falcon",
    });
    expect(mail).toEqual({
      transport: "sendgrid",
      apiKey: "SG.id.key",
      baseUrl: "https://api.eu.sendgrid.com/",
      from: { address: "plans@falcon.example", name: "Falcon" },
    });
  });

  it("refuses SendGrid without a key and a sender, which have no defaults", () => {
    const parse = () => parseConfig({ MAIL_TRANSPORT: "sendgrid", SENDGRID_API_KEY: "" });
    expect(parse).toThrow("SENDGRID_API_KEY must be set");
    expect(parse).toThrow("MAIL_FROM must be set");
  });

  it.each(["key", "SG.key", "SG.id.key ,", "'SG.id.key'", "SG..key"])(
    "refuses %j, which is not a SendGrid key",
    (key) => {
      const parse = () =>
        parseConfig({ MAIL_TRANSPORT: "sendgrid", SENDGRID_API_KEY: key, MAIL_FROM: "a@example.com" });
      expect(parse).toThrow("SENDGRID_API_KEY must be a SendGrid key");
    },
  );

  it.each(["REPORT_ACCESS_CODE", "PLANNING_SERVICE_KEY", "SENDGRID_API_KEY"])(
    "refuses an unresolved key vault reference as %s",
    (key) => {
      const reference = "@Microsoft.KeyVault(SecretUri=https://vault.example/secrets/CANARY)";
      const parse = () => parseConfig({ [key]: reference });
      expect(parse).toThrow(`${key} refers to a secret that the key vault did not return`);
      expect(parse).not.toThrow("CANARY");
    },
  );

  it("requires the number of proxies in Azure", () => {
    expect(() => parseConfig({ WEBSITE_SITE_NAME: "goalplans" })).toThrow(
      "TRUSTED_PROXIES must be set in Azure",
    );
  });

  it("takes the client's address from before Front Door, if that stands before the app", () => {
    expect(parseConfig({}).topology).toBe("direct");
    expect(parseConfig({ TOPOLOGY: "frontDoor", TRUSTED_PROXIES: "2" })).toMatchObject({
      topology: "frontDoor",
      reports: { trustedProxies: 2 },
    });
    expect(() => parseConfig({ TOPOLOGY: "frontDoor", TRUSTED_PROXIES: "1" })).toThrow(
      "TRUSTED_PROXIES must be 2 or more if TOPOLOGY is frontDoor",
    );
    expect(() => parseConfig({ TOPOLOGY: "edge" })).toThrow("TOPOLOGY must be direct or frontDoor");
  });

  it("refuses the outbox in Azure", () => {
    expect(() => parseConfig({ WEBSITE_SITE_NAME: "goalplans" })).toThrow(
      "MAIL_TRANSPORT must be sendgrid in Azure",
    );
  });

  it.each([
    ["PLANNING_SERVICE_URL", "http://localhost:7072"],
    ["PLANNING_SERVICE_URL", "https://127.0.0.1:7072"],
    ["SENDGRID_BASE_URL", "http://localhost:3000"],
    ["SENDGRID_BASE_URL", "http://[::1]:3000"],
    ["ALLOWED_ORIGINS", "https://plans.example.com,http://localhost:5173"],
    ["ALLOWED_ORIGINS", ""],
  ])("accepts an address on this machine everywhere but in Azure: %s=%j", (key, value) => {
    const environment = {
      MAIL_TRANSPORT: "sendgrid",
      SENDGRID_API_KEY: "SG.id.key",
      MAIL_FROM: "plans@example.com",
      [key]: value,
    };
    expect(() => parseConfig(environment)).not.toThrow();
    expect(() => parseConfig({ ...environment, WEBSITE_SITE_NAME: "goalplans" })).toThrow(`${key} must be`);
  });

  it("lets tools request reports without a code on a developer's machine, but not in Azure", () => {
    const mail = {
      MAIL_TRANSPORT: "sendgrid",
      SENDGRID_API_KEY: "SG.id.key",
      MAIL_FROM: "plans@example.com",
    };
    expect(parseConfig(mail).reports.tools).toEqual({ kind: "all" });
    const inAzure = {
      ...mail,
      WEBSITE_SITE_NAME: "goalplans",
      ALLOWED_ORIGINS: "https://plans.example.com",
      REPORT_HASH_SECRET: "s".repeat(32),
      TRUSTED_PROXIES: "1",
    };
    expect(parseConfig(inAzure).reports.tools).toEqual({ kind: "none" });
  });

  it.each([
    ["MAIL_TRANSPORT", "smtp"],
    ["PARTNERS", "acme,,north-bank"],
    ["PARTNERS", "Acme Bank"],
    ["PARTNERS", "a-code-of-21-letters-"],
    ["MAIL_FROM", "Goal Planner <plans@example.com>"],
    ["MAIL_FROM", "plans@fälcon.example"],
    ["MAIL_FROM", "pläne@falcon.example"],
    ["MAIL_FROM", '"plans"@falcon.example'],
    ["MAIL_FROM", "'plans@falcon.example'"],
    ["MAIL_FROM", "plans\u0007@falcon.example"],
    ["MAIL_FROM", "plans\u202e@falcon.example"],
    ["MAIL_FROM", "plans@falcon.example\u200b"],
    ["MAIL_FROM", "plans@-falcon.example"],
    ["MAIL_FROM", "plans..all@falcon.example"],
    ["MAIL_FROM", ".plans@falcon.example"],
    ["MAIL_FROM", "plans@10.0.0.1"],
    ["MAIL_FROM", "plans@falcon"],
    ["MAIL_FROM_NAME", "Goal\r\nBcc: all@example.com"],
    ["BRAND_NAME", "Goal\r\nBcc: all@example.com"],
    ["BRAND_NAME_AR", "Goal\nBcc: all@example.com"],
    ["BRAND_NAME", "n".repeat(61)],
    ["BRAND_NAME_AR", "ن".repeat(61)],
    ["BRAND_NAME", "Falcon \u202esgnivaS"],
    ["BRAND_NAME_AR", "فالكون\u200b"],
    ["MAIL_FROM_NAME", "Falcon\u2066"],
    ["AzureWebJobsStorage", "https://account.table.core.windows.net"],
    ["BRAND_PRIMARY_COLOR", "teal"],
    ["BRAND_PRIMARY_COLOR", "#0f6f66;background:url(x)"],
    ["BRAND_LOGO_URL", "//elsewhere.example/logo.svg"],
    ["BRAND_LOGO_URL", "/embed.js"],
    ["BRAND_LOGO_URL", "/."],
    ["BRAND_LOGO_URL", "data:image/"],
    ["BRAND_LOGO_URL", "data:image/jpg;base64,AAAA"],
    ["BRAND_LOGO_URL", "/\\elsewhere.example/logo.svg"],
    ["BRAND_LICENCE_NUMBER", "4711\n4712"],
    ["BRAND_LICENCE_NUMBER", "4".repeat(41)],
    ["BRAND_LICENCE_NUMBER", "47\u202e11"],
    ["BRAND_CONTACT_EMAIL", "care@falcon.example?cc=all@example.com, b@c"],
    ["BRAND_CONTACT_PHONE", "04 123 4567"],
    ["BRAND_PRIVACY_NOTICE_URL", "javascript:alert(1)"],
    ["BRAND_PRIVACY_NOTICE_URL_AR", "/ar/privacy"],
    ["SMART_SAVER_URL", "javascript:alert(1)"],
    ["SMART_SAVER_URL", "http://falcon.example/smart-saver"],
    ["SMART_SAVER_URL", "https://bank.example@evil.example/"],
    ["BRAND_PRIVACY_NOTICE_URL", "http://falcon.example/privacy"],
    ["BRAND_PRIVACY_NOTICE_URL", "https:falcon.example"],
    ["BRAND_PRIVACY_NOTICE_URL", "https://bank.example@evil.example/privacy"],
    ["BRAND_PRIVACY_NOTICE_URL", "https://@evil.example/privacy"],
    ["BRAND_PRIVACY_NOTICE_URL", "https://bank.example\\@evil.example/privacy"],
    ["BRAND_PRIVACY_NOTICE_URL", "https://falcon.example/our privacy"],
    ["BRAND_PRIVACY_NOTICE_URL", "https://falcon.example/\u202eycavirp"],
    ["BRAND_PRIVACY_NOTICE_URL_AR", "https://falcon.example:99999/"],
    ["BRAND_PRIVACY_NOTICE_URL_AR", `https://falcon.example/${"p".repeat(278)}`],
    ["BRAND_CONTACT_EMAIL", "care%0d%0abcc:all@falcon.example"],
    ["BRAND_CONTACT_EMAIL", "care@falcon.example?cc=all@falcon.example"],
    ["BRAND_CONTACT_EMAIL", "care@falcon.example&subject=x"],
    ["BRAND_CONTACT_EMAIL", "care#1@falcon.example"],
    ["BRAND_CONTACT_EMAIL", "care\u202e@falcon.example"],
    ["BRAND_CONTACT_EMAIL", `${"care".repeat(22)}@falcon.example`],
    ["BRAND_PRIMARY_COLOR", "#777777"],
    ["BRAND_PRIMARY_COLOR", "#ffd400"],
  ])("refuses %s=%j without repeating the value", (key, value) => {
    const parse = () => parseConfig({ [key]: value });
    expect(parse).toThrow(`${key} must`);
    expect(parse).not.toThrow(value);
  });

  it("accepts every public address", () => {
    for (const address of [
      "https://falcon.example",
      "https://falcon.example:8443/privacy/@notice?a=1&b=2#c",
      "https://falcon.example/ar/الخصوصية",
      `https://falcon.example/${"p".repeat(277)}`,
    ]) {
      const { brands } = parseConfig({ BRAND_PRIVACY_NOTICE_URL: address, SMART_SAVER_URL: address });
      expect(brands.ar).toMatchObject({ privacyNoticeUrl: address, smartSaverUrl: address });
    }
    const BRAND_CONTACT_EMAIL = "customer_care+plans@mail.falcon-savings.example";
    expect(parseConfig({ BRAND_CONTACT_EMAIL }).brands.en.contactEmail).toBe(BRAND_CONTACT_EMAIL);
  });

  it("says that a colour is refused if white text on it is hard to read", () => {
    expect(() => parseConfig({ BRAND_PRIMARY_COLOR: "#777777" })).toThrow(
      "BRAND_PRIMARY_COLOR must be dark enough to carry white text: a contrast of at least 4.5 to 1",
    );
    expect(() => parseConfig({ BRAND_PRIMARY_COLOR: "#767676" })).not.toThrow();
  });

  it("names the provider's missing details; one way to reach it is enough", () => {
    expect(parseConfig({}).notices).toEqual([
      expect.stringMatching(/: BRAND_LICENCE_NUMBER, BRAND_CONTACT_EMAIL, BRAND_PRIVACY_NOTICE_URL$/),
    ]);
    const all = {
      BRAND_LICENCE_NUMBER: "CB-4711",
      BRAND_CONTACT_PHONE: "+971 4 123 4567",
      BRAND_PRIVACY_NOTICE_URL: "https://falcon.example/privacy",
    };
    expect(parseConfig(all).notices).toEqual([]);
    expect(parseConfig({ ...all, BRAND_LICENCE_NUMBER: "" }).notices).toEqual([
      expect.stringMatching(/: BRAND_LICENCE_NUMBER$/),
    ]);
  });

  it("names the language that lacks a privacy notice if the other has one", () => {
    const { notices } = parseConfig({
      BRAND_LICENCE_NUMBER: "CB-4711",
      BRAND_CONTACT_EMAIL: "care@falcon.example",
      BRAND_PRIVACY_NOTICE_URL_AR: "https://falcon.example/ar/privacy",
    });
    expect(notices).toEqual([
      "Provider: Arabic pages, reports and mails link to a privacy notice, but English ones do not: BRAND_PRIVACY_NOTICE_URL is not set",
    ]);
  });

  it.each([
    ["BRAND_NAME", 60],
    ["BRAND_TAGLINE", 60],
    ["BRAND_REGULATORY_STATEMENT", 300],
  ])("limits %s in either language to %i characters", (key, longest) => {
    const of = (length: number) => ({ [key]: "w".repeat(length), [`${key}_AR`]: "م".repeat(length) });
    expect(() => parseConfig(of(longest))).not.toThrow();
    const parse = () => parseConfig(of(longest + 1));
    expect(parse).toThrow(`${key} must be one line of at most ${longest} visible characters`);
    expect(parse).toThrow(`${key}_AR must be one line of at most ${longest} visible characters`);
  });

  it("treats a blank text as unset, and trims spaces", () => {
    const { brands } = parseConfig({
      BRAND_NAME: " \u00a0",
      BRAND_LICENCE_NUMBER: "  ",
      BRAND_NAME_AR: " فالكون ",
    });
    expect(brands.en).toEqual(parseConfig({}).brands.en);
    expect(brands.ar.name).toBe("فالكون");
  });

  it.each(["BRAND_TAGLINE", "BRAND_REGULATORY_STATEMENT"])("refuses %s in one language alone", (key) => {
    const together = `${key} and ${key}_AR must be set together`;
    expect(() => parseConfig({ [key]: "words" })).toThrow(together);
    expect(() => parseConfig({ [`${key}_AR`]: "كلمات" })).toThrow(together);
    const { brands } = parseConfig({ [key]: "words", [`${key}_AR`]: "كلمات" });
    expect(Object.values(brands.en)).toContain("words");
    expect(Object.values(brands.ar)).toContain("كلمات");
  });

  it.each([
    "not an address",
    "ftp://api.example",
    "https://api.eu.sendgrid.com/v3",
    "https://api.eu.sendgrid.com//",
  ])("refuses %j as SendGrid's address", (value) => {
    expect(() => parseConfig({ MAIL_TRANSPORT: "sendgrid", SENDGRID_BASE_URL: value })).toThrow(
      "SENDGRID_BASE_URL must be an https address",
    );
  });
});
