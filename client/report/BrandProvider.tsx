import { createContext, type ReactNode, use } from "react";
import type { Brand } from "#shared/report/brand.ts";

const BrandContext = createContext<Brand | undefined>(undefined);

/** Tells every component below it who offers the calculators, in the visitor's language. */
export function BrandProvider({ brand, children }: { brand: Brand; children: ReactNode }) {
  return <BrandContext value={brand}>{children}</BrandContext>;
}

/** Who offers the calculators. */
export function useBrand(): Brand {
  const brand = use(BrandContext);
  if (brand === undefined) throw new Error("useBrand needs a BrandProvider above it");
  return brand;
}
