import type { Content } from "pdfmake/interfaces";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import type { Block, BlockKind } from "#shared/report/report-document.ts";
import { answer } from "./answer.ts";
import { breakdown } from "./breakdown.ts";
import { callout } from "./callout.ts";
import { changes } from "./changes.ts";
import { comparison } from "./comparison.ts";
import { details } from "./details.ts";
import { facts } from "./facts.ts";
import { figures } from "./figures.ts";
import { forecast } from "./forecast.ts";
import { goals } from "./goals.ts";
import { notes } from "./notes.ts";
import { planLink } from "./plan-link.ts";
import { timeline } from "./timeline.ts";

/** Drawing function of each kind of block; a kind without one does not compile. */
const DRAWN: { readonly [K in BlockKind]: (block: Block<K>, drawing: Drawing) => Content[] } = {
  answer,
  facts,
  breakdown,
  callout,
  changes,
  comparison,
  forecast,
  timeline,
  figures,
  notes,
  details,
  goals,
  paragraph,
  link,
  planLink,
};

/** Returns a block in parts, none of which may be split by a page break. */
export function blockContent<K extends BlockKind>(block: Block<K>, drawing: Drawing): Content[] {
  return DRAWN[block.kind](block, drawing);
}

/** Draws a sentence and the link that it mentions. */
function link(block: Block<"link">, { inlines }: Drawing): Content[] {
  return [{ text: [...inlines(`${block.text} `, "label"), ...inlines(block.label, "link", block.url)] }];
}

function paragraph(block: Block<"paragraph">, { text }: Drawing): Content[] {
  return [text(block.text, "label")];
}
