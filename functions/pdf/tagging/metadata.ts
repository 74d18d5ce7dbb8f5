import { escapeMarkup } from "#shared/wording/escape-markup.ts";
import { directionOf } from "#shared/wording/languages.ts";
import type { PdfKitDocument } from "./pdfmake-renderer.ts";

/** States that the file follows PDF/UA-1 (ISO 14289-1, clause 5). */
const IDENTIFICATION = `
  <rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
    <pdfuaid:part>1</pdfuaid:part>
  </rdf:Description>`;

/** Adds what pdfkit leaves out: that the file is accessible, the direction of its pages, and escaping in its XML. */
export function completeMetadata(document: PdfKitDocument): void {
  document.appendXML(IDENTIFICATION);
  if (directionOf(document.options.lang) === "rtl") {
    document._root.data.ViewerPreferences.data["Direction"] = "R2L";
  }
  const endMetadata = document.endMetadata.bind(document);
  document.endMetadata = () => {
    // By now the title and the author are in the file unescaped; only the XML is left to write.
    const escaped = Object.entries(document.info).map(([key, value]) => [
      key,
      typeof value === "string" ? escapeMarkup(value) : value,
    ]);
    document.info = Object.fromEntries(escaped);
    endMetadata();
  };
}
