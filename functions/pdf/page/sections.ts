import type { Content } from "pdfmake/interfaces";
import { blockContent } from "#functions/pdf/blocks/block-content.ts";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { COLUMN_GAP } from "#functions/pdf/style/layout.ts";
import type { ReportSection, SectionRole } from "#shared/report/report-document.ts";
import { sectionRows } from "#shared/report/section-rows.ts";

/** Points. */
const DISTANCE = { sections: 15, blocks: 7 };

/** What explains a report and leads on from it, and what was entered: together long enough for a page of their own. */
const ENDING: readonly (readonly SectionRole[])[] = [
  ["explanation", "next"],
  ["goals", "person"],
];

/**
 * The sections of a report in their order; those of one role stand side by side. What it ends with stays together, so
 * that no last page holds a few lines alone.
 */
export function sections(sections: readonly ReportSection[], drawing: Drawing): Content[] {
  const named = (roles: readonly SectionRole[]) => sections.filter(({ role }) => roles.includes(role));
  // With goals it is more than a page takes.
  const ending = named(["goals"]).length > 0 ? ENDING : [ENDING.flat()];
  const ends = new Set(ENDING.flat());
  return [
    ...rows(
      sections.filter(({ role }) => !ends.has(role)),
      drawing,
    ),
    ...ending.map((roles) => ({ stack: rows(named(roles), drawing), unbreakable: true })),
  ];
}

function rows(sections: readonly ReportSection[], drawing: Drawing): Content[] {
  return sectionRows(sections).flatMap((row) => {
    const [only] = row;
    if (only === undefined) return [];
    return row.length === 1 ? parts(only, drawing) : [sideBySide(row, drawing)];
  });
}

/** The heading stays with the first part of its section, and no part is torn by the end of a page. */
function parts({ role, heading, blocks }: ReportSection, drawing: Drawing): Content[] {
  const all = blockContents(blocks, heading, drawing);
  const contents = role === "insights" ? inPairs(all) : all;
  return contents.map((content, index) => ({
    stack: [...(index === 0 ? sectionHeading(heading, drawing) : []), content],
    unbreakable: true,
    marginTop: index === 0 ? DISTANCE.sections : DISTANCE.blocks,
  }));
}

/** Many small tables, two beside each other. */
function inPairs(contents: readonly Content[]): Content[] {
  return Array.from({ length: Math.ceil(contents.length / 2) }, (_, pair) => ({
    columns: [0, 1].map((side) => ({ stack: contents.slice(2 * pair + side, 2 * pair + side + 1) })),
    columnGap: 2 * COLUMN_GAP,
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
