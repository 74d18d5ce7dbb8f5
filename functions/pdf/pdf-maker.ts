import pdfmake from "pdfmake";
import type { ReportDocument } from "#shared/report/report-document.ts";
import { documentDefinition } from "./document-definition.ts";
import type { FontFamily } from "./fonts/load-fonts.ts";
import { registerFonts } from "./fonts/register-fonts.ts";
import { createTypesetter } from "./text/typesetter.ts";

/** Makes PDFs in this thread, which does nothing else meanwhile. */
export type PdfMaker = (document: ReportDocument) => Promise<Uint8Array<ArrayBuffer>>;

const deny = () => false;

export function createPdfMaker(families: readonly FontFamily[]): PdfMaker {
  registerFonts(families);
  pdfmake.setLocalAccessPolicy(deny);
  pdfmake.setUrlAccessPolicy(deny);
  const typeset = createTypesetter(families);
  return async (document) => {
    const bytes = await pdfmake.createPdf(documentDefinition(document, typeset)).getBuffer();
    return new Uint8Array(bytes);
  };
}
