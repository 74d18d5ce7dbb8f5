import type { Style } from "pdfmake/interfaces";
import { PALETTE } from "#shared/report/palette.ts";

/** Colours of the page; the brand gives the one beside those of the forecast's lines. */
export const COLORS = { ...PALETTE, line: "#dde3e8", axis: "#aab3be" } as const;

/** Text that has no other style. */
export const BODY: Style = { font: "Inter", fontSize: 9, lineHeight: 1.2, color: COLORS.ink };

/** Every kind of text of a report. */
export type StyleName = keyof ReturnType<typeof createStyles>;

/** Returns the style of every kind of text. Sizes in points. */
export function createStyles(primaryColor: string) {
  const { ink, dimmed } = COLORS;
  return {
    brand: { fontSize: 13, bold: true, lineHeight: 1, color: ink, characterSpacing: -0.2 },
    tagline: { fontSize: 8.5, color: dimmed },
    title: { fontSize: 22, bold: true, lineHeight: 1.1, characterSpacing: -0.5 },
    heading: { fontSize: 12.5, bold: true, lineHeight: 1.1, characterSpacing: -0.15 },
    blockTitle: { fontSize: 9, bold: true },
    body: BODY,
    dimmed: { fontSize: 9, color: dimmed },
    label: { fontSize: 8.5, color: dimmed },
    value: { fontSize: 9 },
    figure: { fontSize: 10, bold: true },
    answer: { fontSize: 16, bold: true, lineHeight: 1.12, characterSpacing: -0.3 },
    chance: { fontSize: 24, bold: true, lineHeight: 1, characterSpacing: -0.6 },
    verdict: { fontSize: 8.5, bold: true },
    callout: { fontSize: 9.5, bold: true },
    link: { fontSize: 8.5, color: primaryColor, bold: true, decoration: "underline" },
    noteTitle: { fontSize: 8, bold: true },
    note: { fontSize: 8, color: dimmed },
    chartText: { fontSize: 8.5, color: dimmed, lineHeight: 1 },
    chartLabel: { fontSize: 8.5, bold: true, lineHeight: 1 },
    chartSign: { fontSize: 8, bold: true, color: COLORS.white, lineHeight: 1 },
    tableHead: { fontSize: 8, bold: true, color: dimmed, lineHeight: 1 },
    tableCell: { fontSize: 8, lineHeight: 1 },
    footer: { fontSize: 8, color: dimmed, lineHeight: 1.05 },
  } satisfies Readonly<Record<string, Style>>;
}
