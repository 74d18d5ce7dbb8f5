import type { Content, TableCell, TDocumentDefinitions } from "pdfmake/interfaces";
import { leadOf, type ReportDocument } from "#shared/report/report-document.ts";
import { directionOf } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { childrenOf, isNode } from "./content-nodes.ts";
import { mirror } from "./mirror.ts";
import { footer } from "./page/footer.ts";
import { header } from "./page/header.ts";
import { type Look, marginsFor } from "./page/margins.ts";
import { sections } from "./page/sections.ts";
import { createDrawing } from "./style/drawing.ts";
import { PAGE } from "./style/layout.ts";
import { BODY, createStyles } from "./style/styles.ts";
import { markPagination, markStructure } from "./tagging/structure-tree.ts";
import { printableText } from "./text/printable-text.ts";
import type { Typesetter } from "./text/typesetter.ts";

/**
 * A report as pdfmake takes it: A4, tagged, with the provider on every page.
 * @param keepsWhole moves a block that would be torn by the end of a page to the next page; the library omits what does
 * not fit on a page of its own
 */
export async function documentDefinition(
  document: ReportDocument,
  typeset: Typesetter,
  keepsWhole = true,
): Promise<TDocumentDefinitions> {
  const { title, language, brand, day } = document;
  const isRightToLeft = directionOf(language) === "rtl";
  const facing = isRightToLeft ? mirror : (part: Content) => part;
  const drawing = createDrawing(
    typeset,
    isRightToLeft ? "rtl" : undefined,
    brand.primaryColor,
    WORDINGS[language],
  );
  const look: Look = {
    language,
    displayTitle: true,
    styles: createStyles(brand.primaryColor),
    defaultStyle: { ...BODY, alignment: isRightToLeft ? "right" : "left" },
  };
  const { top, bottom } = await marginsFor(
    facing(header(brand, drawing)),
    facing(footer(brand, 1, 1, drawing)),
    look,
  );
  const content = [
    drawing.text(title, "title", { tag: { type: "H1" } }),
    drawing.text(leadOf(document), "dimmed", { margin: [0, 4, 0, 0] }),
    ...sections(document.sections, drawing),
  ];
  if (!keepsWhole) allowBreaks(content);
  markStructure(content);
  return {
    pageSize: "A4",
    pageMargins: [PAGE.margin.side, top, PAGE.margin.side, bottom],
    header: () => facing(markPagination(header(brand, drawing))),
    footer: (page, pages) => facing(markPagination(footer(brand, page, pages, drawing))),
    content: facing(content),
    ...look,
    tagged: true,
    // The first to know transparent surfaces is 1.4.
    version: "1.7",
    info: {
      title: printableText(title),
      author: brand.name,
      creator: brand.name,
      producer: brand.name,
      // Taken from the document, not from the clock: the same report always gives the same file.
      creationDate: new Date(Date.UTC(day.year, day.month - 1, day.day)),
    },
  };
}

function allowBreaks(part: Content | TableCell): void {
  if (isNode(part)) delete part.unbreakable;
  for (const child of childrenOf(part)) allowBreaks(child);
}
