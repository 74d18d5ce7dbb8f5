import type { Column, Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { CONTENT_WIDTH, PAGE } from "#functions/pdf/style/layout.ts";
import type { Brand } from "#shared/report/brand.ts";
import { MARK_LINE } from "#shared/report/icons.ts";

/** Draws the provider's logo or name, and its tagline, at the head of every page. */
export function header(brand: Brand, drawing: Drawing): Content {
  return {
    columns: [
      mark(brand, drawing),
      {
        ...drawing.text(brand.tagline, "tagline", { alignment: "right", margin: [0, 8, 0, 0] }),
        width: WIDTH.tagline,
      },
    ],
    columnGap: WIDTH.gap,
    margin: [PAGE.margin.side, 26, PAGE.margin.side, 0],
  };
}

/** Points. */
const MARK_SIZE = 26;
const LOGO_SIZE: [number, number] = [180, 30];
/** Fixed: a column takes the width of its longest word else, be that wider than the page. */
const WIDTH = { tagline: 170, gap: 20, markGap: 9 };
const NAME_WIDTH = CONTENT_WIDTH - WIDTH.tagline - WIDTH.gap - MARK_SIZE - WIDTH.markGap;

/** Returns true if the logo is an embedded picture of a format that can be drawn. */
export function isPicture(logoUrl: string | undefined): logoUrl is string {
  return logoUrl !== undefined && /^data:image\/(png|jpeg);base64,/.test(logoUrl);
}

/** The provider's logo if it is an embedded picture, otherwise a neutral mark and the name; nothing is fetched. */
function mark({ name, logoUrl }: Pick<Brand, "name" | "logoUrl">, { text, primaryColor }: Drawing): Column {
  if (isPicture(logoUrl)) return { stack: [{ image: logoUrl, fit: LOGO_SIZE }], width: "*" };
  return {
    columns: [
      { svg: neutralMark(primaryColor), width: MARK_SIZE, height: MARK_SIZE },
      { ...text(name, "brand", { margin: [0, 5.5, 0, 0] }), width: NAME_WIDTH },
    ],
    columnGap: WIDTH.markGap,
    width: "*",
  };
}

function neutralMark(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${color}"/><path d="${MARK_LINE}" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/><circle cx="25" cy="9.5" r="2.6" fill="#fff"/></svg>`;
}
