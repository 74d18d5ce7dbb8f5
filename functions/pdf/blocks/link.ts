import type { Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/drawing.ts";
import type { Block } from "#shared/report/report-document.ts";

/** A sentence and the link it speaks of. */
export function link(block: Block<"link">, { inlines }: Drawing): Content[] {
  return [{ text: [...inlines(`${block.text} `, "label"), ...inlines(block.label, "link", block.url)] }];
}
