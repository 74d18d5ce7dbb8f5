import type { Content } from "pdfmake/interfaces";
import { blockContent } from "#functions/pdf/blocks/block-content.ts";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { COLUMN_GAP } from "#functions/pdf/style/layout.ts";
import type { ReportSection } from "#shared/report/report-document.ts";
import { sectionRows } from "#shared/report/section-rows.ts";

/** Points. */
const DISTANCE = { sections: 18, blocks: 8 };

/** The sections of a report in their order; those of one role stand side by side. */
export function sections(sections: readonly ReportSection[], drawing: Drawing): Content[] {
  return sectionRows(sections).flatMap((row) => {
    const [only] = row;
    if (only === undefined) return [];
    return row.length === 1 ? parts(only, drawing) : [sideBySide(row, drawing)];
  });
}

/** The heading stays with the first part of its section, and no part is torn by the end of a page. */
function parts({ heading, blocks }: ReportSection, drawing: Drawing): Content[] {
  const contents = blockContents(blocks, heading, drawing);
  return contents.map((content, index) => ({
    stack: [...(index === 0 ? sectionHeading(heading, drawing) : []), content],
    unbreakable: true,
    marginTop: index === 0 ? DISTANCE.sections : DISTANCE.blocks,
  }));
}

function sideBySide(row: readonly ReportSection[], drawing: Drawing): Content {
  return {
    columns: row.map(({ heading, blocks }) => ({
      stack: [...sectionHeading(heading, drawing), ...blockContents(blocks, heading, drawing)],
    })),
    columnGap: 1.5 * COLUMN_GAP,
    unbreakable: true,
    marginTop: DISTANCE.sections,
  };
}

/** No level of headings is skipped: where a section has none, the titles of its blocks take its place. */
function blockContents(
  blocks: ReportSection["blocks"],
  heading: string | undefined,
  drawing: Drawing,
): Content[] {
  const blockTitle = heading === undefined ? "H2" : "H3";
  return blocks.flatMap((block) => blockContent(block, { ...drawing, blockTitle }));
}

function sectionHeading(heading: string | undefined, { text }: Drawing): Content[] {
  return heading === undefined
    ? []
    : [text(heading, "heading", { margin: [0, 0, 0, 6], tag: { type: "H2" } })];
}
