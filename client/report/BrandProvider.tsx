import { createContext, type ReactNode, use } from "react";
import type { Brand } from "#shared/report/brand.ts";

const BrandContext = createContext<Brand | undefined>(undefined);

/** Provides the calculators' brand, in the visitor's language, to every component below it. */
export function BrandProvider({ brand, children }: { brand: Brand; children: ReactNode }) {
  return <BrandContext value={brand}>{children}</BrandContext>;
}

/** Returns the calculators' brand. */
export function useBrand(): Brand {
  const brand = use(BrandContext);
  if (brand === undefined) throw new Error("useBrand needs a BrandProvider above it");
  return brand;
}
