import { existsSync } from "node:fs";
import { type Brands, parseBrands } from "#functions/config/brand-config.ts";
import { ConfigError } from "#functions/config/config.ts";
import { type Environment, isSafeOrigin, isWebOrigin } from "#functions/config/environment.ts";
import { parseOrigins } from "#functions/config/origins-config.ts";
import { setting } from "#shared/contract/setting.ts";

/** What the build puts beside the pages as it is. */
const PUBLIC = new URL("../../client/public/", import.meta.url);

export interface BuildSettings {
  readonly brands: Brands;
  /** Where the site is, as `https://host`: the first of the origins that may call the API; "" where none is set. */
  readonly siteOrigin: string;
  /** Origins whose pages may frame the calculators, beside their own. */
  readonly partnerOrigins: readonly string[];
}

/** Reads what the client is built with. @throws {ConfigError} that names every bad key */
export function readBuildSettings(environment: Environment): BuildSettings {
  const faults: string[] = [];
  const brands = parseBrands(environment, faults);
  checkLogoFile(brands.en.logoUrl, faults);
  const partnerOrigins = parsePartnerOrigins(environment, faults);
  // Built into the pages is the education host alone: the origins tell whether the functions will know it.
  const [firstOrigin = ""] = parseOrigins(environment, faults);
  if (faults.length > 0) throw new ConfigError(faults);
  const hasOrigins = setting(environment, "ALLOWED_ORIGINS") !== undefined;
  return { brands, partnerOrigins, siteOrigin: hasOrigins ? firstOrigin : "" };
}

/** A page would show a broken picture in the place of the provider's name. */
function checkLogoFile(logoUrl: string | undefined, faults: string[]): void {
  if (!logoUrl?.startsWith("/")) return;
  const path = URL.parse(logoUrl, "https://site.invalid")?.pathname;
  if (path === undefined || !existsSync(new URL(`.${path}`, PUBLIC))) {
    faults.push("BRAND_LOGO_URL must be the path of a file in client/public, or a data:image address");
  }
}

function parsePartnerOrigins(environment: Environment, faults: string[]): readonly string[] {
  const list = setting(environment, "FRAME_ANCESTORS");
  const origins = list?.split(",").map((origin) => origin.trim()) ?? [];
  if (!origins.every(isWebOrigin)) {
    faults.push(
      "FRAME_ANCESTORS must be a comma-separated list of origins, each as https://host or https://host:port",
    );
  } else if (!origins.every((origin) => isSafeOrigin(origin, environment))) {
    faults.push("FRAME_ANCESTORS must be origins of https, but on a developer's machine");
  }
  return origins;
}
