import { directionOf } from "#shared/wording/languages.ts";
import type { PdfKitDocument } from "./pdfmake-renderer.ts";

/** Says that the file follows PDF/UA-1 (ISO 14289-1, clause 5). */
const IDENTIFICATION = `
  <rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
    <pdfuaid:part>1</pdfuaid:part>
  </rdf:Description>`;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/**
 * Adds what pdfkit leaves out: that the file is accessible, which way its pages are read, and XML in which a title may
 * have an "&".
 */
export function completeMetadata(document: PdfKitDocument): void {
  document.appendXML(IDENTIFICATION);
  if (directionOf(document.options.lang) === "rtl") {
    document._root.data.ViewerPreferences.data["Direction"] = "R2L";
  }
  const endMetadata = document.endMetadata.bind(document);
  document.endMetadata = () => {
    // By now the title and the author stand in the file as they are; what is left to write is the XML.
    document.info = Object.fromEntries(
      Object.entries(document.info).map(([key, value]) => [
        key,
        typeof value === "string" ? escapeXml(value) : value,
      ]),
    );
    endMetadata();
  };
}

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}
