import { parentPort } from "node:worker_threads";
import pdfmake from "pdfmake";
import type { Rendered } from "#functions/pdf/create-pdf-renderer.ts";
import { documentDefinition } from "#functions/pdf/document-definition.ts";
import { loadFonts, registerFonts } from "#functions/pdf/fonts/load-fonts.ts";
import { createTypesetter } from "#functions/pdf/text/typesetter.ts";
import type { ReportDocument } from "#shared/report/report-document.ts";

// functions/pdf/pdf-worker.ts with pdfmake's own renderer and without tags: the baseline for the cost of tagging.

const families = loadFonts();
registerFonts(families);
pdfmake.setLocalAccessPolicy(() => false);
pdfmake.setUrlAccessPolicy(() => false);
const typeset = createTypesetter(families);

parentPort?.on("message", async (document: ReportDocument) => {
  const definition = { ...(await documentDefinition(document, typeset)), tagged: false };
  const pdf = new Uint8Array(await pdfmake.createPdf(definition).getBuffer());
  parentPort?.postMessage({ pdf } satisfies Rendered, [pdf.buffer]);
});
