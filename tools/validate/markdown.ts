import type { MethodContent, MethodSection, MethodTable } from "#shared/method/method-content.ts";

/** Length of a line of text. */
const LINE = 120;

/** Returns the content as a Markdown document. */
export function markdownOf({ heading, lead, sections }: MethodContent): string {
  const parts = [
    `# ${heading}`,
    wrapped(lead),
    wrapped(
      "`npm run validate` writes this page and the page `/method` of the calculators. Do not edit it: the words are in `shared/wording`, the tests in `tools/validate`.",
    ),
    ...sections.flatMap(sectionParts),
  ];
  return `${parts.join("\n\n")}\n`;
}

function sectionParts({ heading, text, items, table, remarks = [] }: MethodSection): readonly string[] {
  return [
    `## ${heading}`,
    wrapped(text),
    ...(items === undefined ? [] : [items.map((item) => wrapped(`- ${item}`, "  ")).join("\n")]),
    ...(table === undefined ? [] : [tableOf(table)]),
    ...remarks.map((remark) => wrapped(remark)),
  ];
}

function tableOf({ caption, heads, rows }: MethodTable): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    `**${caption}**\n`,
    line(heads),
    `|---|${heads
      .slice(1)
      .map(() => "--:|")
      .join("")}`,
    ...rows.map(({ label, values }) => line([label, ...values])),
  ].join("\n");
}

/** Breaks a text into lines. @param indent of every line but the first */
function wrapped(text: string, indent = ""): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (longer.length > LINE && line !== "") {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = longer;
  }
  return [...lines, line].join("\n");
}
