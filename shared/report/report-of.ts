import { VALID_CONTACT } from "#shared/contract/contact.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { CalculatorDefinition, ReportContext } from "./calculator-definition.ts";
import type { InsightBlocks } from "./insight-blocks.ts";
import { inOrder, REPORT_ORDER, ROLE_OF_KIND } from "./reading-order.ts";
import type { Block, Fact, ReportDocument, ReportSection } from "./report-document.ts";

/** Returns the sections of the result blocks, in the order of the blocks. */
function resultSections(blocks: readonly Block[], heading: string): readonly ReportSection[] {
  const roles = new Set(blocks.map(({ kind }) => ROLE_OF_KIND[kind]));
  return [...roles].map((role) => ({
    role,
    ...(role === "answer" ? { heading } : {}),
    blocks: blocks.filter(({ kind }) => ROLE_OF_KIND[kind] === role),
  }));
}

/** Returns the insight blocks, if insights are known. */
export function insightBlocksOf<P, R>(
  plan: P,
  result: R,
  { insights, wording }: ReportContext,
  blocksOf: InsightBlocks<P, R>,
): readonly Block[] {
  return insights === undefined ? [] : blocksOf(plan, result, insights, wording);
}

function planLinkSection(url: string, { report: { planLink } }: Wording): ReportSection {
  const { heading, text, label, code } = planLink;
  return { role: "next", heading, blocks: [{ kind: "planLink", text, label, url, code }] };
}

/** Returns a function that lists a form's entries, given one for those of a valid form, contact data aside. */
export function entriesBy<Form, Plan, Result>(
  {
    validateForm,
    blankContact,
  }: Pick<CalculatorDefinition<Form, Plan, Result>, "validateForm" | "blankContact">,
  entriesOf: (form: Form, wording: Wording) => readonly Fact[],
): CalculatorDefinition<Form, Plan, Result>["entries"] {
  return (state, wording) => {
    const form = validateForm({ ...blankContact, ...VALID_CONTACT, ...state });
    return form.ok ? entriesOf(form.value, wording) : [];
  };
}

interface ReportParts {
  readonly title: string;
  /** Facts about the recipient and the plan. */
  readonly person: readonly Fact[];
  /** The results in the order of importance; empty if there is nothing to calculate. */
  readonly results: readonly Block[];
  readonly others: readonly ReportSection[];
}

/** Builds a report from its parts and puts them in reading order. */
export function reportOf(
  { title, person, results, others }: ReportParts,
  { today, brand, wording, planUrl }: ReportContext,
): ReportDocument {
  const sections: readonly ReportSection[] = [
    { role: "person", heading: wording.report.person, blocks: [{ kind: "details", facts: person }] },
    ...resultSections(results, wording.results.heading),
    ...others,
    ...(planUrl === undefined ? [] : [planLinkSection(planUrl, wording)]),
  ];
  return {
    title,
    language: wording.language,
    day: today,
    preparedOn: wording.report.preparedOn({
      day: today.day,
      month: wording.months[today.month - 1] ?? "",
      year: today.year,
    }),
    brand,
    sections: inOrder(sections, REPORT_ORDER),
  };
}
