import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from "@mantine/core";
import type { Brand } from "#shared/report/brand.ts";
import { PALETTE, RANGE_OPACITY, SERIES_COLORS } from "#shared/report/palette.ts";

const FONT =
  '"Inter Variable", "IBM Plex Sans Arabic", "Inter Fallback", "Noto Naskh Arabic Fallback", "Noto Sans Arabic Fallback", "DejaVu Sans Fallback", system-ui, -apple-system, "Segoe UI", sans-serif';

declare module "@mantine/core" {
  /** The colours that a component can name; the build leaves out Mantine's others. */
  interface MantineThemeColorsOverride {
    colors: Record<"brand" | "dark" | "gray", MantineColorsTuple>;
  }
}

/** Share of white (light shades) or black (dark shades) that is mixed into the brand colour, by shade. */
const TINTS = [0.95, 0.88, 0.76, 0.6, 0.4, 0.2, 0, 0, 0, 0];
const TONES = [0, 0, 0, 0, 0, 0, 0, 0.14, 0.28, 0.42];

/** Returns the look of every page: the brand's colour, one type scale, one radius. */
export function createBrandTheme({ primaryColor }: Brand): MantineThemeOverride {
  return createTheme({
    colors: { brand: brandShades(primaryColor) },
    primaryColor: "brand",
    primaryShade: 6,
    fontFamily: FONT,
    fontSizes: { xs: "0.75rem", sm: "0.875rem", md: "0.9375rem", lg: "1.0625rem", xl: "1.25rem" },
    headings: { fontFamily: FONT, fontWeight: "650" },
    defaultRadius: "md",
    radius: { sm: "6px", md: "10px", lg: "16px" },
    cursorType: "pointer",
  });
}

/** Colours that Mantine lacks or has too pale: red and dimmed text reach a contrast of 4.5 to 1 on every surface. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    "--app-ink": PALETTE.ink,
    "--app-surface": PALETTE.white,
    "--app-page": PALETTE.well,
    "--app-well": PALETTE.well,
    "--app-line": "#e2e7eb",
    "--app-success": PALETTE.success,
    "--app-warning": PALETTE.warning,
    "--app-realistic": SERIES_COLORS.realistic,
    "--app-pessimistic": SERIES_COLORS.pessimistic,
    "--app-range-opacity": String(RANGE_OPACITY),
  },
  light: {
    "--mantine-color-body": PALETTE.well,
    "--mantine-color-text": PALETTE.ink,
    "--mantine-color-dimmed": PALETTE.dimmed,
    "--mantine-color-placeholder": "#6b7686",
    "--mantine-color-error": "#b3261e",
    "--mantine-color-default-border": "#c3cad3",
    // Grey of input edges: a contrast of 3 to 1 with the form behind them.
    "--mantine-color-gray-4": "#8b95a3",
  },
  dark: {},
});

/** Returns the shades of a colour written as `#rrggbb`, from the lightest. */
export function brandShades(color: string): MantineColorsTuple {
  const shade = (index: number) => mix(mix(color, 255, TINTS[index] ?? 0), 0, TONES[index] ?? 0);
  return [shade(0), shade(1), shade(2), shade(3), shade(4), shade(5), shade(6), shade(7), shade(8), shade(9)];
}

/** Mixes `share` (0 to 1) of white (255) or black (0) into a colour written as `#rrggbb`. */
function mix(color: string, target: number, share: number): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  const mixed = channels.map((channel) => Math.round(channel + (target - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
