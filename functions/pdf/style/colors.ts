import { PALETTE } from "#shared/report/palette.ts";

/** Colours of the page; the brand gives the one beside those of the forecast's lines. */
export const COLORS = { ...PALETTE, line: "#dde3e8", axis: "#aab3be" } as const;
