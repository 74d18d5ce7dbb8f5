import { type Calculator, FLOWS } from "#shared/calculators.ts";
import type { Brand } from "#shared/report/brand.ts";
import type { Wording } from "#shared/wording/wording.ts";

/** The part of the product that the build writes into the embedding script, which carries nothing else of it. */
export interface EmbedSettings {
  /** Where each calculator starts, and what its frame is called by a screen reader. */
  readonly calculators: Readonly<Record<string, { readonly path: string; readonly title: string }>>;
  readonly smartSaverUrl: string;
}

export function embedSettings({ smartSaverUrl }: Brand, { titles }: Wording): EmbedSettings {
  const calculators = new Map<Calculator, EmbedSettings["calculators"][string]>();
  for (const { calculator, form, personalInfo = form[0] } of FLOWS) {
    // Of several ways through one calculator the first is the one that links lead to.
    if (calculators.has(calculator)) continue;
    calculators.set(calculator, { path: personalInfo, title: titles[calculator] });
  }
  return { calculators: Object.fromEntries(calculators), smartSaverUrl };
}
