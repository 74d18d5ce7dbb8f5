import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { fill } from "#shared/wording/fill.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { formatRate } from "./format.ts";
import type { Explanation } from "./report-document.ts";
import { explanation } from "./report-of.ts";

/** What the Kids Saver is, and which inflation it expects. */
export function kidsSaverExplanations({ kidsSaver: { about, inflation } }: Wording): readonly Explanation[] {
  const rate = formatRate(COUNTRY_REFERENCES.UAE.inflationRate);
  return [
    explanation(about.heading, about.text),
    explanation(inflation.heading, fill(inflation.text, { rate })),
  ];
}
