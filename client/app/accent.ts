import { brandShades } from "./theme.ts";

/** Draws the pages in another colour than the provider's. @param accent as `#rrggbb`; "" for the provider's */
export function paintIn(accent: string): void {
  const { style } = document.documentElement;
  const shades = accent === "" ? undefined : brandShades(accent);
  for (let shade = 0; shade < 10; shade++) {
    // An empty value takes away what was set.
    style.setProperty(`--mantine-color-brand-${shade}`, shades?.[shade] ?? "");
  }
}
