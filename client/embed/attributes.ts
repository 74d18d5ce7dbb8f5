import { isPartnerCode } from "#shared/contract/partner-code.ts";
import type { EmbedSettings } from "./embed-settings.ts";
import { isAccent } from "./messages.ts";

/** The values of an element's attributes. */
export interface Attributes {
  readonly calculator: string;
  readonly language: string;
  /** "" for the provider's colour. */
  readonly accent: string;
  /** "" without a partner. */
  readonly partner: string;
  readonly loading: string;
}

/** Values of attributes that are not set. */
export const UNSET: Attributes = {
  calculator: "pension",
  language: "en",
  accent: "",
  partner: "",
  loading: "eager",
};

/** What the console was told, so that it is told once. */
const TOLD = new Set<string>();

/** Returns the value of an attribute; undefined for one that it cannot have, which the console shows once. */
export function readAttribute(
  name: keyof Attributes,
  value: string,
  { paths, languages }: EmbedSettings,
): string | undefined {
  // A language may have a region: "ar" of "ar-AE".
  const text = name === "language" ? value.trim().slice(0, 2).toLowerCase() : value.trim();
  const among = (entries: object) => [Object.hasOwn(entries, text), Object.keys(entries).join(", ")] as const;
  const [isValid, valid] = {
    calculator: among(paths),
    language: among(languages),
    accent: [isAccent(text), "#rrggbb that is dark enough for white text"] as const,
    partner: [isPartnerCode(text), "1 to 20 of a-z, 0-9 and -"] as const,
    loading: among({ lazy: 0, eager: 0 }),
  }[name];
  if (isValid) return text;
  const fault = `goal-planner: no ${name} "${value}", only ${valid}`;
  if (!TOLD.has(fault)) console.warn(fault);
  TOLD.add(fault);
  return undefined;
}
