import { parentPort } from "node:worker_threads";
import pdfmake from "pdfmake";
import type { TDocumentDefinitions } from "pdfmake/interfaces";
import { placeOf } from "#functions/log/own-frames.ts";
import type { ReportDocument } from "#shared/report/report-document.ts";
import type { Failed, Rendered } from "./create-pdf-renderer.ts";
import { documentDefinition } from "./document-definition.ts";
import { loadFonts, registerFonts } from "./fonts/load-fonts.ts";
import { RENDERER_MODULE } from "./tagging/pdfmake-renderer.ts";
import { OmittedContentError, TaggingRenderer } from "./tagging/tagging-renderer.ts";
import { createTypesetter } from "./text/typesetter.ts";

// The entry of a worker thread: fonts are read once, then every message is a document.

const families = loadFonts();
registerFonts(families);
RENDERER_MODULE.default = TaggingRenderer;
pdfmake.setLocalAccessPolicy(() => false);
pdfmake.setUrlAccessPolicy(() => false);
const typeset = createTypesetter(families);

parentPort?.on("message", async (document: ReportDocument) => {
  try {
    const pdf = new Uint8Array(await draw(document));
    parentPort?.postMessage({ pdf } satisfies Rendered, [pdf.buffer]);
  } catch (thrown) {
    // The error itself is not passed on: its message could quote the document.
    parentPort?.postMessage({ failure: placeOf(thrown as Error) } satisfies Failed);
  }
});

/** Blocks stay whole, unless one is higher than a page. */
async function draw(document: ReportDocument): Promise<Uint8Array> {
  try {
    return await bytesOf(await documentDefinition(document, typeset));
  } catch (thrown) {
    if (!(thrown instanceof OmittedContentError)) throw thrown;
    return bytesOf(await documentDefinition(document, typeset, false));
  }
}

function bytesOf(definition: TDocumentDefinitions): Promise<Uint8Array> {
  return pdfmake.createPdf(definition).getBuffer();
}
