import type { Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/drawing.ts";
import type { Block } from "#shared/report/report-document.ts";

export function paragraph(block: Block<"paragraph">, { text }: Drawing): Content[] {
  return [text(block.text, "label")];
}
