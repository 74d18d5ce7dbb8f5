import type { ToolAccess } from "#functions/http/require-own-page.ts";
import { setting } from "#shared/contract/setting.ts";
import { type Environment, isInAzure } from "./environment.ts";
import { settingOf } from "./settings.ts";

/** Access to reports, and their rate limits. */
export interface ReportConfig {
  readonly tools: ToolAccess;
  readonly perRecipientAndDay: number;
  readonly perAddressAndHour: number;
  readonly perNetworkAndDay: number;
  /** Number of proxies in front of this app, each of which adds a public address to `X-Forwarded-For`. */
  readonly trustedProxies: number;
}

/** Reads the settings of reports, and adds a fault if the app cannot know in Azure who asks for one. */
export function parseReportConfig(environment: Environment, faults: string[]): ReportConfig {
  if (isInAzure(environment) && setting(environment, "TRUSTED_PROXIES") === undefined) {
    faults.push("TRUSTED_PROXIES must be set in Azure: 1 behind Static Web Apps alone");
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
