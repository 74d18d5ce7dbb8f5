import type { Column } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/drawing.ts";
import type { Brand } from "#shared/report/brand.ts";

/** Points. */
const MARK_SIZE = 26;
const LOGO_SIZE: [number, number] = [180, 30];

const PICTURE = /^data:image\/(png|jpeg);base64,/;

/**
 * The provider's logo where it is given as a picture, else a neutral mark (a path that rises to its goal) and the name.
 * A logo at an address is never fetched.
 */
export function mark(
  { name, logoUrl }: Pick<Brand, "name" | "logoUrl">,
  { text, primaryColor }: Drawing,
): Column {
  if (logoUrl !== undefined && PICTURE.test(logoUrl))
    return { stack: [{ image: logoUrl, fit: LOGO_SIZE }], width: "*" };
  return {
    columns: [
      { svg: neutralMark(primaryColor), width: MARK_SIZE, height: MARK_SIZE },
      text(name, "brand", { margin: [0, 5.5, 0, 0] }),
    ],
    columnGap: 9,
    width: "*",
  };
}

function neutralMark(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="${color}"/><path d="M7 22.5c5.5 0 6.5-5.2 9.5-8.2S22.5 9.5 25 9.5" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/><circle cx="25" cy="9.5" r="2.6" fill="#fff"/></svg>`;
}
