import { type Brand, readBrand } from "#shared/report/brand.ts";
import { EN } from "#shared/wording/en.ts";
import { type Environment, isWebAddress } from "./environment.ts";

/** Reads the settings of the brand, adding what is wrong with them to the faults. */
export function parseBrand(environment: Environment, faults: string[]): Brand {
  const brand = readBrand(environment, EN);
  if (!/^#[0-9a-f]{6}$/i.test(brand.primaryColor)) {
    faults.push("BRAND_PRIMARY_COLOR must be a colour, as #0f6f66");
  }
  if (!isWebAddress(brand.smartSaverUrl)) {
    faults.push("SMART_SAVER_URL must be an address, as https://host/smart-saver");
  }
  const { logoUrl } = brand;
  // The pages' security policy lets images in from nowhere else.
  if (logoUrl !== undefined && !/^(\/(?!\/)|data:image\/)/.test(logoUrl)) {
    faults.push("BRAND_LOGO_URL must be a path, as /logo.svg, or a data:image address");
  }
  return brand;
}
