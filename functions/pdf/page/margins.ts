import pdfmake from "pdfmake";
import type { Content, TDocumentDefinitions } from "pdfmake/interfaces";
import { PAGE } from "#functions/pdf/style/layout.ts";

/** The part of a report's definition that its head and foot share. */
export type Look = Pick<TDocumentDefinitions, "styles" | "defaultStyle" | "language" | "displayTitle">;

/** Below the head, and between the foot and the edge that printers leave white; points. */
const DISTANCE = { top: 18, bottom: 10 };

interface Margins {
  readonly top: number;
  readonly bottom: number;
}

/** Margins of each head and foot laid out so far: a provider has one of each per language. */
const known = new Map<string, Margins>();

/** The heights of head and foot, points: the usual ones, or more if the provider's words take more lines. */
export async function marginsFor(head: Content, foot: Content, look: Look): Promise<Margins> {
  // Made before the library adds its own to the parts.
  const key = JSON.stringify([head, foot, look]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const [top = 0, bottom = 0] = await heightsOf([head, foot], look);
  const margins = {
    top: Math.max(PAGE.margin.top, top + DISTANCE.top),
    bottom: Math.max(PAGE.margin.bottom, bottom + DISTANCE.bottom),
  };
  known.set(key, margins);
  return margins;
}

/** Lays each part out on a page of its own, which nobody gets, above a mark whose place tells where it ends. */
async function heightsOf(parts: readonly Content[], look: Look): Promise<readonly number[]> {
  const heights: number[] = [];
  await pdfmake
    .createPdf({
      ...look,
      pageSize: "A4",
      pageMargins: 0,
      content: parts.flatMap((part, index): Content[] => [
        { stack: [part], ...(index > 0 && { pageBreak: "before" }) },
        { text: ".", id: `end ${index}` },
      ]),
      pageBreakBefore: ({ id, startPosition }) => {
        if (id !== undefined) heights.push(startPosition.top);
        return false;
      },
    })
    .getStream();
  return heights;
}
