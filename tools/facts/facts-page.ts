import { constantAt, entriesOf } from "./constants.ts";
import type { Fact, FactGroup, Source } from "./fact.ts";

const INTRODUCTION = `# Facts

What the calculators state about law, fees, pensions, living costs and markets, with the source of each fact and the day
on which it was read. \`npm run generate\` writes this page from \`tools/facts\`, which takes each value from its constant
in \`shared/domain\`, and warns when a review is overdue. To review a fact, read its source again, correct the constant
or the text that is named below the fact, and enter the new dates in \`tools/facts\`.
`;

const HEAD = `| fact | value | valid from | source | what it says | checked on | review by |
|---|---|---|---|---|---|---|`;

/** Returns the page on all facts, in Markdown. */
export function factsPage(groups: readonly FactGroup[]): string {
  const sections = groups.map(({ title, facts }) => `## ${title}\n\n${HEAD}\n${facts.map(row).join("\n")}\n`);
  return [INTRODUCTION, ...sections].join("\n");
}

function row(fact: Fact): string {
  const { name, validFrom, source, gist } = fact;
  const place = "constant" in fact ? fact.constant : fact.text;
  const cells = [
    `${name}<br>\`${place}\``,
    valueInWords(fact),
    validFrom,
    linked(source),
    gist,
    source.checkedOn,
    source.reviewBy,
  ];
  return `| ${cells.join(" | ")} |`;
}

function valueInWords(fact: Fact): string {
  return "constant" in fact ? `${inWords(constantAt(fact.constant))} ${fact.unit}`.trim() : fact.value;
}

/** Returns a value as a reader expects it. @example inWords({ equity: 0.3, bonds: 0.7 }) // "equity 0.3, bonds 0.7" */
export function inWords(value: unknown): string {
  if (typeof value === "number")
    return new Intl.NumberFormat("en-US", { maximumFractionDigits: 4 }).format(value);
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "object")
    return entriesOf(value)
      .map(([key, each]) => `${key} ${inWords(each)}`)
      .join(", ");
  return String(value);
}

function linked({ title, address }: Source): string {
  return address === undefined ? title : `[${title}](${address})`;
}
