import { parseBrand } from "#functions/config/brand-config.ts";
import { type Environment, isWebOrigin, setting } from "#functions/config/environment.ts";
import { parseOrigins } from "#functions/config/origins-config.ts";
import type { Brand } from "#shared/report/brand.ts";

export interface BuildSettings {
  readonly brand: Brand;
  /** Origins whose pages may frame the calculators, beside their own. */
  readonly partnerOrigins: readonly string[];
}

/** Reads what the client is built with. @throws {Error} that names every bad key */
export function readBuildSettings(environment: Environment): BuildSettings {
  const faults: string[] = [];
  const brand = parseBrand(environment, faults);
  const partnerOrigins = parsePartnerOrigins(environment, faults);
  // Built into the pages is the education host alone: the origins tell whether the functions will know it.
  parseOrigins({ ...environment, ALLOWED_ORIGINS: setting(environment, "ALLOWED_ORIGINS") }, faults);
  if (faults.length > 0) throw new Error(`The client cannot be built: ${faults.join("; ")}.`);
  return { brand, partnerOrigins };
}

function parsePartnerOrigins(environment: Environment, faults: string[]): readonly string[] {
  const list = setting(environment, "FRAME_ANCESTORS");
  const origins = list?.split(",").map((origin) => origin.trim()) ?? [];
  if (!origins.every(isPlainOrigin)) {
    faults.push(
      "FRAME_ANCESTORS must be a comma-separated list of origins, each as https://host or https://host:port",
    );
  }
  return origins;
}

/** A host may hold `*` or `;`, which mean something else in a content security policy. */
function isPlainOrigin(text: string): boolean {
  return isWebOrigin(text) && /^[a-z0-9.-]+$/.test(new URL(text).hostname);
}
