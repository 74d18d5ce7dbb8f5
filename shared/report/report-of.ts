import { VALID_CONTACT } from "#shared/contract/contact.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { CalculatorDefinition, ReportContext } from "./calculator-definition.ts";
import type { InsightTeller } from "./insight-blocks.ts";
import type {
  Block,
  BlockKind,
  Fact,
  ReportDocument,
  ReportSection,
  SectionRole,
} from "./report-document.ts";

/** The section of a report that each kind of block of the results belongs to. */
const ROLE_OF_KIND: Readonly<Record<BlockKind, SectionRole>> = {
  answer: "answer",
  facts: "results",
  breakdown: "results",
  callout: "results",
  changes: "changes",
  comparison: "insights",
  forecast: "forecast",
  figures: "figures",
  notes: "assumptions",
  details: "person",
  goals: "goals",
  paragraph: "explanation",
  link: "next",
  planLink: "next",
};

/**
 * The order in which the sections of every report are read: the answer and its chart, which a page of paper takes
 * together, and what was entered last.
 */
const READING_ORDER: readonly SectionRole[] = [
  "answer",
  "changes",
  "forecast",
  "results",
  "insights",
  "figures",
  "assumptions",
  "explanation",
  "next",
  "goals",
  "person",
];

/** The sections that the blocks of the results make, in the order of the blocks. */
function resultSections(blocks: readonly Block[], heading: string): readonly ReportSection[] {
  const roles = new Set(blocks.map(({ kind }) => ROLE_OF_KIND[kind]));
  return [...roles].map((role) => ({
    role,
    ...(role === "answer" ? { heading } : {}),
    blocks: blocks.filter(({ kind }) => ROLE_OF_KIND[kind] === role),
  }));
}

/** The blocks of what would change the results, where that is known. */
export function insightBlocksOf<P, R>(
  plan: P,
  result: R,
  { insights, wording }: ReportContext,
  tell: InsightTeller<P, R>,
): readonly Block[] {
  return insights === undefined ? [] : tell(plan, result, insights, wording);
}

function planLinkSection(url: string, { report: { planLink } }: Wording): ReportSection {
  const { heading, text, label, code } = planLink;
  return { role: "next", heading, blocks: [{ kind: "planLink", text, label, url, code }] };
}

/**
 * What was entered into a form, as a definition tells it.
 * @param tell the entries of a valid form, but who made them
 */
export function entriesBy<Form, Plan, Result>(
  { validateForm, nobody }: Pick<CalculatorDefinition<Form, Plan, Result>, "validateForm" | "nobody">,
  tell: (form: Form, wording: Wording) => readonly Fact[],
): CalculatorDefinition<Form, Plan, Result>["entries"] {
  return (state, wording) => {
    const form = validateForm({ ...nobody, ...VALID_CONTACT, ...state });
    return form.ok ? tell(form.value, wording) : [];
  };
}

interface ReportParts {
  readonly title: string;
  /** Whose report it is, and of what. */
  readonly person: readonly Fact[];
  /** The results, in the order of their importance; none where there is nothing to calculate. */
  readonly results: readonly Block[];
  readonly others: readonly ReportSection[];
}

/** A report of its parts, which it puts in their order. */
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
    sections: sections.toSorted(
      (one, other) => READING_ORDER.indexOf(one.role) - READING_ORDER.indexOf(other.role),
    ),
  };
}
