import type { Content, ContentStack } from "pdfmake/interfaces";
import { blockContent } from "#functions/pdf/blocks/block-content.ts";
import type { Drawing } from "#functions/pdf/style/drawing.ts";
import { COLUMN_GAP } from "#functions/pdf/style/layout.ts";
import { ASIDE_ORDER, sectionRows } from "#shared/report/reading-order.ts";
import type { ReportSection } from "#shared/report/report-document.ts";

/** Points. */
const DISTANCE = { sections: 8, blocks: 5, stacked: 8 };
const CODE_WIDTH = 140;

/** Draws sections in their order; the last two stay together, so that no last page holds a few lines alone. */
export function sections(sections: readonly ReportSection[], drawing: Drawing): Content[] {
  const parts = contents(sections, drawing);
  return [...parts.slice(0, -2), { stack: parts.slice(-2), unbreakable: true }];
}

function contents(sections: readonly ReportSection[], drawing: Drawing): readonly Content[] {
  const isBeside = ({ role }: ReportSection) => ASIDE_ORDER.includes(role);
  const aside = sections.filter(isBeside);
  const code = aside.find(({ blocks }) => blocks.some(({ kind }) => kind === "planLink"));
  if (code === undefined) return rows(sections, drawing);
  const first = sections.findIndex(isBeside);
  const others = aside.filter((section) => section !== code);
  return [
    ...rows(sections.slice(0, first), drawing),
    besideCode(others, code, drawing),
    ...rows(sections.slice(first + aside.length), drawing),
  ];
}

/** Sections one below the other, and at their side the code, which is narrow and high. */
function besideCode(beside: readonly ReportSection[], code: ReportSection, drawing: Drawing): Content {
  return {
    columns: [
      {
        stack: beside.map((section, index) => ({
          ...whole(section, drawing),
          marginTop: index === 0 ? 0 : DISTANCE.stacked,
        })),
        width: "*",
      },
      { ...whole(code, drawing), width: CODE_WIDTH },
    ],
    columnGap: 2 * COLUMN_GAP,
    unbreakable: true,
    marginTop: DISTANCE.sections,
  };
}

function whole({ heading, blocks }: ReportSection, drawing: Drawing): ContentStack {
  return { stack: [...sectionHeading(heading, drawing), ...blockContents(blocks, heading, drawing)] };
}

function rows(sections: readonly ReportSection[], drawing: Drawing): Content[] {
  return sectionRows(sections).flatMap((row) => {
    const [only] = row;
    if (only === undefined) return [];
    return row.length === 1 ? parts(only, drawing) : [sideBySide(row, drawing)];
  });
}

/** The heading stays with the first part of its section. No part is torn by the end of a page but notes, between them. */
function parts({ role, heading, blocks }: ReportSection, drawing: Drawing): Content[] {
  const all = blockContents(blocks, heading, drawing);
  const contents = role === "insights" ? inPairs(all) : all;
  return contents.map((content, index) => ({
    stack: [...(index === 0 ? sectionHeading(heading, drawing) : []), content],
    unbreakable: role !== "assumptions",
    marginTop: index === 0 ? DISTANCE.sections : DISTANCE.blocks,
  }));
}

/** Many small tables, two beside each other; of an odd number the first, which is the lowest, has a row of its own. */
function inPairs(contents: readonly Content[]): Content[] {
  const alone = contents.slice(0, contents.length % 2);
  const others = contents.slice(alone.length);
  const pairs = Array.from({ length: others.length / 2 }, (_, pair) => ({
    columns: others.slice(2 * pair, 2 * pair + 2).map((content) => ({ stack: [content] })),
    columnGap: 2 * COLUMN_GAP,
  }));
  return [...alone, ...pairs];
}

function sideBySide(row: readonly ReportSection[], drawing: Drawing): Content {
  return {
    columns: row.map((section) => whole(section, drawing)),
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
