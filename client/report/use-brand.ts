import { createContext, use } from "react";
import type { Brand } from "#shared/report/brand.ts";

export const BrandContext = createContext<Brand | undefined>(undefined);

/** Returns the calculators' brand, in the visitor's language. */
export function useBrand(): Brand {
  const brand = use(BrandContext);
  if (brand === undefined) throw new Error("useBrand needs a BrandContext above it");
  return brand;
}
