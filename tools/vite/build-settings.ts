import { existsSync } from "node:fs";
import { type Brands, parseBrands } from "#functions/config/brand-config.ts";
import { ConfigError } from "#functions/config/config.ts";
import { type Environment, listed } from "#functions/config/environment.ts";
import { faultsIn, settingOf, topologyOf } from "#functions/config/settings.ts";
import { setting } from "#shared/contract/setting.ts";
import { PAGE_SETTINGS } from "./page-settings.ts";

/** Files that the build copies unchanged next to the pages. */
const PUBLIC = new URL("../../client/public/", import.meta.url);

/** Prefixes of the variables that the build reads; `ALLOWED_ORIGINS` for the site's address and the education host. */
export const BUILD_SETTINGS = [
  ...PAGE_SETTINGS,
  "FRAME_ANCESTORS",
  "ALLOWED_ORIGINS",
  "ASSISTANTS",
  "PREVIEW",
  "SECURITY_CONTACT",
  "TOPOLOGY",
];

interface BuildSettings {
  readonly brands: Brands;
  /** Address of the site, such as `https://host`: the first of the origins that may call the API; "" if none is set. */
  readonly siteOrigin: string;
  /** Origins whose pages may frame the calculators, beside their own. */
  readonly partnerOrigins: readonly string[];
  /** Hosts that Front Door serves the site under, beside its own; unset without Front Door. */
  readonly frontDoorHosts: readonly string[] | undefined;
  /** False if pages show no results before the server's. */
  readonly hasPreview: boolean;
  /** Mailbox for reports of security faults; unset if the provider names none. */
  readonly securityContact: string | undefined;
  /** True if assistants may call the calculators. */
  readonly servesAssistants: boolean;
}

/** Returns the settings of the client's build. @throws {ConfigError} that names every bad key */
export function readBuildSettings(environment: Environment): BuildSettings {
  const faults = [
    ...faultsIn(environment, ({ name }) => BUILD_SETTINGS.some((prefix) => name.startsWith(prefix))),
  ];
  const brands = parseBrands(environment, faults);
  checkLogoFile(brands.en.logoUrl, faults);
  if (faults.length > 0) throw new ConfigError(faults);
  const partners = settingOf(environment, "FRAME_ANCESTORS");
  const origins = listed(setting(environment, "ALLOWED_ORIGINS") ?? "").filter((origin) => origin !== "");
  const [siteOrigin = ""] = origins;
  return {
    brands,
    partnerOrigins: partners === undefined ? [] : listed(partners),
    siteOrigin,
    frontDoorHosts:
      topologyOf(environment) === "frontDoor" ? origins.map((origin) => new URL(origin).host) : undefined,
    hasPreview: settingOf(environment, "PREVIEW") === "on",
    securityContact: settingOf(environment, "SECURITY_CONTACT"),
    servesAssistants: settingOf(environment, "ASSISTANTS") === "on",
  };
}

/** Without its file, a page would show a broken picture in place of the provider's name. */
function checkLogoFile(logoUrl: string | undefined, faults: string[]): void {
  if (!logoUrl?.startsWith("/")) return;
  const path = URL.parse(logoUrl, "https://site.invalid")?.pathname;
  if (path === undefined || !existsSync(new URL(`.${path}`, PUBLIC))) {
    faults.push("BRAND_LOGO_URL must be the path of a file in client/public, or a data:image address");
  }
}
