import type { ToolAccess } from "#functions/http/require-own-page.ts";
import { setting } from "#shared/contract/setting.ts";
import { type Environment, isInAzure } from "./environment.ts";

/** Who may ask for reports, and how often. */
export interface ReportConfig {
  readonly tools: ToolAccess;
  readonly perRecipientAndDay: number;
  readonly perAddressAndHour: number;
  readonly perNetworkAndDay: number;
  /** How many proxies stand before this app, each adding a public address to `X-Forwarded-For`. */
  readonly trustedProxies: number;
}

/** More stand before no app that we know of, and each that does not lets a caller invent an address. */
const MAXIMUM_PROXIES = 5;

/** As many as one row of the limits' table has room for. */
const MAXIMUM_COUNT = 1_000;

/** Reads the settings of reports, adding what is wrong with them to the faults. */
export function parseReportConfig(environment: Environment, faults: string[]): ReportConfig {
  if (isInAzure(environment) && setting(environment, "TRUSTED_PROXIES") === undefined) {
    faults.push("TRUSTED_PROXIES must be set in Azure: 1 behind Static Web Apps alone");
  }
  const count = (key: string, fallback: number, maximum = MAXIMUM_COUNT) => {
    const text = setting(environment, key) ?? String(fallback);
    const value = Number(text);
    if (!/^[1-9]\d*$/.test(text) || value > maximum) {
      faults.push(`${key} must be a whole number from 1 to ${maximum}`);
    }
    return value;
  };
  return {
    tools: toolAccess(environment, faults),
    perRecipientAndDay: count("REPORTS_PER_RECIPIENT_PER_DAY", 3),
    perAddressAndHour: count("REPORTS_PER_ADDRESS_PER_HOUR", 10),
    perNetworkAndDay: count("REPORTS_PER_NETWORK_PER_DAY", 200),
    trustedProxies: count("TRUSTED_PROXIES", 1, MAXIMUM_PROXIES),
  };
}

/** Long enough that nobody finds it by trying. */
const SHORTEST_CODE = 16;

/** Without a code, tools may call on a developer's machine and nowhere else. */
function toolAccess(environment: Environment, faults: string[]): ToolAccess {
  const code = setting(environment, "REPORT_ACCESS_CODE");
  if (code !== undefined) {
    if (code.length < SHORTEST_CODE) {
      faults.push(`REPORT_ACCESS_CODE must have ${SHORTEST_CODE} characters or more`);
    }
    return { kind: "code", code };
  }
  return { kind: isInAzure(environment) ? "none" : "all" };
}
