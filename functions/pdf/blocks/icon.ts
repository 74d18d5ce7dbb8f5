import type { ContentSvg } from "pdfmake/interfaces";

interface IconOptions {
  readonly stroke: string;
  /** Points. */
  readonly size: number;
  /** Colour of a disc behind the drawing; no disc if unset. */
  readonly disc?: string;
}

/** Returns a line drawing on a square of 20 units. Paths and colours are the program's own, never a visitor's text. */
export function icon(path: string, { stroke, size, disc }: IconOptions): ContentSvg {
  const scale = disc === undefined ? "" : ' transform="translate(3 3) scale(.7)"';
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">${
      disc === undefined ? "" : `<circle cx="10" cy="10" r="10" fill="${disc}"/>`
    }<path d="${path}"${scale} fill="none" stroke="${stroke}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
    width: size,
    height: size,
  };
}
