import { type Brands, parseBrands } from "#functions/config/brand-config.ts";
import { ConfigError } from "#functions/config/config.ts";
import { type Environment, isWebOrigin } from "#functions/config/environment.ts";
import { parseOrigins } from "#functions/config/origins-config.ts";
import { setting } from "#shared/contract/setting.ts";

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
  const partnerOrigins = parsePartnerOrigins(environment, faults);
  // Built into the pages is the education host alone: the origins tell whether the functions will know it.
  const ownOrigins = setting(environment, "ALLOWED_ORIGINS");
  const [siteOrigin = ""] = parseOrigins({ ...environment, ALLOWED_ORIGINS: ownOrigins }, faults);
  if (faults.length > 0) throw new ConfigError(faults);
  return { brands, partnerOrigins, siteOrigin: ownOrigins === undefined ? "" : siteOrigin };
}

function parsePartnerOrigins(environment: Environment, faults: string[]): readonly string[] {
  const list = setting(environment, "FRAME_ANCESTORS");
  const origins = list?.split(",").map((origin) => origin.trim()) ?? [];
  if (!origins.every(isWebOrigin)) {
    faults.push(
      "FRAME_ANCESTORS must be a comma-separated list of origins, each as https://host or https://host:port",
    );
  }
  return origins;
}
