import type { ToolAccess } from "#functions/http/require-own-page.ts";
import type { Topology } from "#functions/http/topology.ts";
import type { Sender } from "#functions/mail/mail-transport.ts";
import type { PlanningServiceAddress } from "#functions/planning/http-planning-service.ts";
import { setting } from "#shared/contract/setting.ts";
import { FUNDS, type Fund } from "#shared/domain/risk-strategies.ts";
import type { FundCodes } from "#shared/planning/planning-service.ts";
import { type Brands, missingFromProvider, parseBrands } from "./brand-config.ts";
import { type Environment, isInAzure, listed } from "./environment.ts";
import { faultsIn, SETTINGS, settingOf, topologyOf } from "./settings.ts";
import { parseStorage, type StorageConfig } from "./storage-config.ts";

export interface Config {
  /** The fund behind each risk strategy. */
  readonly funds: FundCodes;
  /** Origins whose pages may call the API from a browser. */
  readonly allowedOrigins: ReadonlySet<string>;
  readonly brands: Brands;
  /** Codes of the partners that an order may name. */
  readonly partners: ReadonlySet<string>;
  readonly mail: MailConfig;
  /** Unset where the embedded engine forecasts. */
  readonly planningService: PlanningServiceAddress | undefined;
  readonly reports: ReportConfig;
  readonly storage: StorageConfig;
  readonly topology: Topology;
  /** True if assistants may use the calculators. */
  readonly servesAssistants: boolean;
  /** Lines for the operator about optional settings that are missing. */
  readonly notices: readonly string[];
  readonly isInAzure: boolean;
}

/** Names every bad key, and no value: a value may be a secret that was put under the wrong key. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The configuration is not valid: ${faults.join("; ")}.`);
    this.faults = faults;
  }
}

/** Reads the configuration of this process. @throws {ConfigError} */
export function readConfig(): Config {
  return parseConfig(process.env);
}

/** Checks the whole configuration at once. @throws {ConfigError} that names every bad key */
export function parseConfig(environment: Environment): Config {
  const faults = [...faultsIn(environment, ({ kind }) => kind !== "deployment")];
  const funds = parseFunds(environment, faults);
  const brands = parseBrands(environment, faults);
  const mail = parseMailConfig(environment, faults);
  const planningService = parsePlanningConfig(environment, faults);
  if (planningService !== undefined && isInAzure(environment)) checkRealFunds(funds, faults);
  const reports = parseReportConfig(environment, faults);
  const storage = parseStorage(environment, faults);
  const partners = settingOf(environment, "PARTNERS");
  checkReferences(environment, faults);
  if (faults.length > 0) throw new ConfigError(faults);
  return {
    funds,
    allowedOrigins: new Set(listed(settingOf(environment, "ALLOWED_ORIGINS"))),
    brands,
    partners: new Set(partners === undefined ? [] : listed(partners)),
    mail,
    planningService,
    reports,
    storage,
    topology: topologyOf(environment),
    servesAssistants: settingOf(environment, "ASSISTANTS") === "on",
    notices: missingFromProvider(brands),
    isInAzure: isInAzure(environment),
  };
}

/** Adds a fault for each reference that Azure could not resolve: the app would take it for the secret. */
function checkReferences(environment: Environment, faults: string[]): void {
  for (const [key, value] of Object.entries(environment)) {
    if (/^\s*@microsoft\.keyvault\(/i.test(value ?? "")) {
      faults.push(`${key} refers to a secret that the key vault did not return`);
    }
  }
}

function parseFunds(environment: Environment, faults: string[]): FundCodes {
  const funds = {
    Conservative: settingOf(environment, "FUND_ISIN_CONSERVATIVE"),
    Balanced: settingOf(environment, "FUND_ISIN_BALANCED"),
    Aggressive: settingOf(environment, "FUND_ISIN_AGGRESSIVE"),
  } satisfies FundCodes;
  if (new Set(Object.values(funds)).size < FUNDS.length) {
    faults.push(`${FUNDS.map(fundKey).join(", ")} must differ`);
  }
  return funds;
}

function fundKey(fund: Fund) {
  return `FUND_ISIN_${fund.toUpperCase()}` as `FUND_ISIN_${Uppercase<Fund>}`;
}

/** A planning service knows real funds alone; the embedded engine takes any. */
function checkRealFunds(funds: FundCodes, faults: string[]): void {
  for (const fund of FUNDS) {
    const key = fundKey(fund);
    if (funds[fund] === SETTINGS[key].default)
      faults.push(`${key} must be set if PLANNING_SERVICE_URL is set`);
  }
}

/** Reads the address of an external planning service; undefined without one. A key without an address is a fault. */
function parsePlanningConfig(environment: Environment, faults: string[]): PlanningServiceAddress | undefined {
  const url = settingOf(environment, "PLANNING_SERVICE_URL");
  const key = settingOf(environment, "PLANNING_SERVICE_KEY");
  if (url === undefined) {
    if (key !== undefined) faults.push("PLANNING_SERVICE_URL must be set if PLANNING_SERVICE_KEY is set");
    return undefined;
  }
  return { url: url.replace(/\/+$/, ""), ...(key !== undefined && { key }) };
}

/** Mail transport: files in a folder, or SendGrid. */
type MailConfig =
  | { readonly transport: "outbox"; readonly folder: string; readonly from: Sender }
  | {
      readonly transport: "sendgrid";
      readonly apiKey: string;
      readonly baseUrl: string;
      readonly from: Sender;
    };

/** A sender that cannot exist (RFC 2606); mail that leaves this machine needs a real one. */
const NO_SENDER = "no-reply@example.com";

/** Reads the settings of mail, and adds a fault for each that SendGrid needs. */
function parseMailConfig(environment: Environment, faults: string[]): MailConfig {
  const name = settingOf(environment, "MAIL_FROM_NAME");
  const address = settingOf(environment, "MAIL_FROM");
  const from: Sender = { address: address ?? NO_SENDER, ...(name !== undefined && { name }) };
  if (settingOf(environment, "MAIL_TRANSPORT") !== "sendgrid") {
    return { transport: "outbox", folder: settingOf(environment, "MAIL_OUTBOX"), from };
  }
  const apiKey = settingOf(environment, "SENDGRID_API_KEY");
  if (apiKey === undefined) faults.push("SENDGRID_API_KEY must be set for MAIL_TRANSPORT sendgrid");
  if (address === undefined) faults.push("MAIL_FROM must be set for MAIL_TRANSPORT sendgrid");
  const baseUrl = settingOf(environment, "SENDGRID_BASE_URL");
  return { transport: "sendgrid", apiKey: apiKey ?? "", baseUrl, from };
}

/** Access to reports, and their rate limits. */
interface ReportConfig {
  readonly tools: ToolAccess;
  readonly perRecipientAndDay: number;
  readonly perAddressAndHour: number;
  readonly perNetworkAndDay: number;
  /** Number of proxies in front of this app, each of which adds a public address to `X-Forwarded-For`. */
  readonly trustedProxies: number;
}

/** Reads the settings of reports, and adds a fault if the app cannot know in Azure who asks for one. */
function parseReportConfig(environment: Environment, faults: string[]): ReportConfig {
  if (isInAzure(environment) && setting(environment, "TRUSTED_PROXIES") === undefined) {
    faults.push("TRUSTED_PROXIES must be set in Azure: 1 behind Static Web Apps alone, 2 behind Front Door");
  }
  return {
    tools: toolAccess(environment),
    perRecipientAndDay: Number(settingOf(environment, "REPORTS_PER_RECIPIENT_PER_DAY")),
    perAddressAndHour: Number(settingOf(environment, "REPORTS_PER_ADDRESS_PER_HOUR")),
    perNetworkAndDay: Number(settingOf(environment, "REPORTS_PER_NETWORK_PER_DAY")),
    trustedProxies: Number(settingOf(environment, "TRUSTED_PROXIES")),
  };
}

/** Without a code, tools may call on a developer's machine and nowhere else. */
function toolAccess(environment: Environment): ToolAccess {
  const code = settingOf(environment, "REPORT_ACCESS_CODE");
  if (code !== undefined) return { kind: "code", code };
  return { kind: isInAzure(environment) ? "none" : "all" };
}
