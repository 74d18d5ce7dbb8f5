import type { Brand } from "#shared/report/brand.ts";
import classes from "./BrandCard.module.css";
import { SectionCard } from "./SectionCard.tsx";
import { Wordmark } from "./Wordmark.tsx";

/** Who offers the calculators, and under whose licence. */
export function BrandCard({ brand }: { brand: Brand }) {
  return (
    <SectionCard heading={undefined}>
      <Wordmark brand={brand} />
      <p className={classes["tagline"]}>{brand.tagline}</p>
      <p className={classes["statement"]}>{brand.regulatoryStatement}</p>
    </SectionCard>
  );
}
