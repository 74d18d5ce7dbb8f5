import type { PlanningServiceAddress } from "#functions/planning/post-plan.ts";
import { setting } from "#shared/contract/setting.ts";
import { FUNDS, type Fund } from "#shared/domain/risk-strategies.ts";
import type { FundCodes } from "#shared/planning/planning-context.ts";
import { type Brands, missingFromProvider, parseBrands } from "./brand-config.ts";
import { type Environment, isInAzure, isServiceAddress } from "./environment.ts";
import { isIsin } from "./isin.ts";
import { type MailConfig, parseMailConfig } from "./mail-config.ts";
import { parseOrigins } from "./origins-config.ts";
import { parseReportConfig, type ReportConfig } from "./report-config.ts";
import { parseStorage, type StorageConfig } from "./storage-config.ts";

export interface Config {
  /** The fund behind each risk strategy. */
  readonly funds: FundCodes;
  /** Origins whose pages may call the API from a browser. */
  readonly allowedOrigins: ReadonlySet<string>;
  readonly brands: Brands;
  readonly mail: MailConfig;
  /** Unset where the embedded engine forecasts. */
  readonly planningService: PlanningServiceAddress | undefined;
  readonly reports: ReportConfig;
  readonly storage: StorageConfig;
  /** Lines for whoever starts the product, of what is missing and needs not be there. */
  readonly notices: readonly string[];
  readonly isInAzure: boolean;
}

/** Placeholders, to be replaced by real funds: ISO 6166 assigns no fund the prefix ZZ. */
const PLACEHOLDER_FUNDS: FundCodes = {
  Conservative: "ZZCONSERVAT7",
  Balanced: "ZZ0BALANCED0",
  Aggressive: "ZZAGGRESSIV6",
};

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
  const faults: string[] = [];
  const funds = parseFunds(environment, faults);
  const allowedOrigins = parseOrigins(environment, faults);
  const brands = parseBrands(environment, faults);
  const mail = parseMailConfig(environment, faults);
  const planningService = parsePlanningConfig(environment, faults);
  if (planningService !== undefined && isInAzure(environment)) checkRealFunds(funds, faults);
  const reports = parseReportConfig(environment, faults);
  const storage = parseStorage(environment, faults);
  checkReferences(environment, faults);
  if (faults.length > 0) throw new ConfigError(faults);
  return {
    funds,
    allowedOrigins,
    brands,
    mail,
    planningService,
    reports,
    storage,
    notices: missingFromProvider(brands),
    isInAzure: isInAzure(environment),
  };
}

/** A reference that Azure could not resolve is handed to the app as it stands, and would be taken for the secret. */
function checkReferences(environment: Environment, faults: string[]): void {
  for (const [key, value] of Object.entries(environment)) {
    if (/^\s*@microsoft\.keyvault\(/i.test(value ?? "")) {
      faults.push(`${key} refers to a secret that the key vault did not give`);
    }
  }
}

function parseFunds(environment: Environment, faults: string[]): FundCodes {
  const funds: Record<Fund, string> = { ...PLACEHOLDER_FUNDS };
  for (const fund of FUNDS) {
    const key = `FUND_ISIN_${fund.toUpperCase()}`;
    funds[fund] = setting(environment, key) ?? PLACEHOLDER_FUNDS[fund];
    if (!isIsin(funds[fund])) faults.push(`${key} must be an ISIN with a valid check digit`);
  }
  if (new Set(Object.values(funds)).size < FUNDS.length) {
    faults.push(`${FUNDS.map((fund) => `FUND_ISIN_${fund.toUpperCase()}`).join(", ")} must differ`);
  }
  return funds;
}

/** A planning service knows real funds alone; the embedded engine takes any. */
function checkRealFunds(funds: FundCodes, faults: string[]): void {
  for (const fund of FUNDS) {
    if (funds[fund] === PLACEHOLDER_FUNDS[fund]) {
      faults.push(`FUND_ISIN_${fund.toUpperCase()} must be set where PLANNING_SERVICE_URL is`);
    }
  }
}

/**
 * Reads where an external planning service is, adding what is wrong with that to the faults.
 * @returns undefined where none is configured: the embedded engine forecasts
 */
function parsePlanningConfig(environment: Environment, faults: string[]): PlanningServiceAddress | undefined {
  const url = setting(environment, "PLANNING_SERVICE_URL");
  const key = setting(environment, "PLANNING_SERVICE_KEY");
  if (url === undefined) {
    if (key !== undefined) faults.push("PLANNING_SERVICE_URL must be set where PLANNING_SERVICE_KEY is");
    return undefined;
  }
  if (!isServiceAddress(url, environment))
    faults.push("PLANNING_SERVICE_URL must be an https address without user and query, as https://host");
  return { url: url.replace(/\/+$/, ""), ...(key !== undefined && { key }) };
}
