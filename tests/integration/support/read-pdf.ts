import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A piece of text and where it stands: points from the lower left corner of its page. */
export interface PlacedText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly height: number;
}

export interface ReadPdf {
  /** The text of each page, without any space: where a line ends is not what is compared. */
  readonly pages: readonly string[];
  /** The pieces of text that the pages are set of. */
  readonly pieces: readonly string[];
  /** Positions of the pieces of each page, without spaces. */
  readonly places: readonly (readonly PlacedText[])[];
  /** Document properties such as `title`, `author` and `creationDate`. */
  readonly info: Readonly<Record<string, unknown>>;
  readonly language: string | undefined;
  /** Addresses that the pages link to. */
  readonly links: readonly string[];
}

/** Reads a PDF as a viewer does. */
export async function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  // A copy, since the library takes the bytes away.
  const task = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, (_, index) => readPage(document, index + 1)),
  );
  await task.destroy();
  return {
    pages: pages.map(({ pieces }) => withoutSpace(pieces.join(""))),
    pieces: pages.flatMap(({ pieces }) => pieces),
    places: pages.map(({ places }) => places),
    info: Object.fromEntries(Object.entries(info)),
    language: "Language" in info && typeof info.Language === "string" ? info.Language : undefined,
    links: pages.flatMap(({ links }) => links),
  };
}

export function withoutSpace(text: string): string {
  return text.replace(/\s/gu, "");
}

async function readPage(document: PDFDocumentProxy, number: number) {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const annotations: { url?: string }[] = await page.getAnnotations();
  return {
    pieces: items.map((item) => ("str" in item ? item.str : "")),
    places: items.flatMap((item): PlacedText[] => {
      if (!("str" in item) || item.str.trim() === "") return [];
      const [, , , , left, baseline] = item.transform;
      return [{ text: item.str, left, right: left + item.width, baseline, height: item.height }];
    }),
    links: annotations.flatMap(({ url }) => (url === undefined ? [] : [url])),
  };
}
