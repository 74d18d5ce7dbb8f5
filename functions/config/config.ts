import type { PlanningServiceAddress } from "#functions/planning/post-plan.ts";
import { FUNDS, type Fund } from "#shared/domain/risk-strategies.ts";
import type { FundCodes } from "#shared/planning/planning-service.ts";
import { type Brands, missingFromProvider, parseBrands } from "./brand-config.ts";
import { type Environment, isInAzure, listed } from "./environment.ts";
import { type MailConfig, parseMailConfig } from "./mail-config.ts";
import { parseReportConfig, type ReportConfig } from "./report-config.ts";
import { faultsIn, SETTINGS, settingOf } from "./settings.ts";
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
  checkReferences(environment, faults);
  if (faults.length > 0) throw new ConfigError(faults);
  return {
    funds,
    allowedOrigins: new Set(listed(settingOf(environment, "ALLOWED_ORIGINS"))),
    brands,
    mail,
    planningService,
    reports,
    storage,
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
