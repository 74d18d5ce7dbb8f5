import { type Contact, hasContact, VALID_CONTACT } from "#shared/contract/contact.ts";
import type { Insights } from "#shared/contract/insights.ts";
import type { PlanDates } from "#shared/contract/kept-plan.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import { LONGEST_SINCE_MADE, monthOfText, monthsBetween } from "#shared/domain/months.ts";
import { monthOf, type PlanMonth } from "#shared/domain/plan-month.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { CalculatorDefinition, ReportContext, ResultBlocks } from "./calculator-definition.ts";
import { contactDetails } from "./contact-details.ts";
import type { InsightBlocks } from "./insight-blocks.ts";
import { looksLikeName } from "./looks-like-name.ts";
import { inOrder, REPORT_ORDER, ROLE_OF_KIND } from "./reading-order.ts";
import type { Block, Fact, ReportSection } from "./report-document.ts";
import { textValue } from "./values.ts";
import type { Outlay } from "./visit-sum.ts";

type Details<Form> = (form: Form, wording: Wording) => readonly Fact[];

/** The parts of a calculator's definition, from which its entries and its report follow. */
interface CalculatorParts<Form, Plan, Result, Found>
  extends Omit<CalculatorDefinition<Form, Plan, Result, Found>, "entries" | "build"> {
  /** Title of the report. */
  readonly titleOf: (wording: Wording) => string;
  /** Facts about the recipient beside those of every calculator. */
  readonly recipientDetails?: Details<Form>;
  /** The entries that reports list; the page lists the currency after them. */
  readonly planDetails: Details<Form>;
  /** Entries after the currency, which reports show in another way. */
  readonly furtherEntries?: Details<Form>;
  readonly resultBlocks: ResultBlocks<Plan, Result, Found>;
  readonly insightBlocks: InsightBlocks<Plan, Result, Found>;
  /** Sections of the report beside the recipient's, the results and the link to the plan. */
  readonly otherSections: (
    form: Form,
    result: Result | undefined,
    context: ReportContext<Found>,
  ) => readonly ReportSection[];
}

/** Returns whether a report has a block: of what may turn out worse it has the worst, which leaves room on its pages. */
function isReported(block: Block): boolean {
  return block.kind !== "comparison" || block.topic !== "furtherWorse";
}

/** Returns the definition of a calculator. */
export function calculatorOf<
  Form extends Contact & { readonly currency: Currency },
  Plan,
  Result,
  Found = Insights,
>({
  titleOf,
  recipientDetails = () => [],
  planDetails,
  furtherEntries = () => [],
  resultBlocks,
  insightBlocks,
  otherSections,
  ...definition
}: CalculatorParts<Form, Plan, Result, Found>): CalculatorDefinition<Form, Plan, Result, Found> {
  const { validateForm, blankContact, planOf, outlayOf } = definition;
  return {
    ...definition,
    entries: (state, wording) => {
      const form = validateForm({ ...blankContact, ...VALID_CONTACT, ...state });
      if (!form.ok) return [];
      const { fields, currencies } = wording;
      return [
        ...planDetails(form.value, wording),
        { label: fields.currency, value: textValue(currencies[form.value.currency].name) },
        ...furtherEntries(form.value, wording),
      ];
    },
    build: (form, result, context) => {
      const { today, brand, wording, planUrl, dates = {}, insights } = context;
      const { report } = wording;
      const start = monthOf(today);
      const plan = planOf(form, start);
      const person = [
        ...contactDetails(form, wording),
        ...recipientDetails(form, wording),
        ...planDetails(form, wording),
      ];
      const results =
        plan === undefined || result === undefined
          ? []
          : [
              ...resultBlocks(plan, result, { start, wording, view: "both", insights }).map((block) =>
                inReport(block, planUrl),
              ),
              ...(insights ? insightBlocks(plan, result, insights, wording, start).filter(isReported) : []),
            ];
      const sections: readonly ReportSection[] = [
        { role: "person", heading: report.person, blocks: [{ kind: "details", facts: person }] },
        ...resultSections(results, wording.results.heading),
        ...otherSections(form, result, context),
        ...(planUrl === undefined || planUrl.length > LONGEST_LINK
          ? []
          : [planLinkSection(planUrl, wording)]),
      ];
      const madeFor =
        hasContact(form) && looksLikeName(form.name) ? report.madeFor({ name: form.name }) : undefined;
      const preparedOn = [
        report.preparedOn({ day: today.day, ...monthTerms(today, wording) }),
        ...(plan === undefined ? [] : savingsNotes(outlayOf(plan), dates, start, wording)),
      ].join(" ");
      return {
        title: titleOf(wording),
        language: wording.language,
        day: today,
        ...(madeFor === undefined ? {} : { madeFor }),
        preparedOn,
        brand,
        sections: inOrder(sections, REPORT_ORDER),
      };
    },
  };
}

/** Returns a month as sentences name it. */
function monthTerms({ month, year }: PlanMonth, { months }: Wording) {
  return { month: months[month - 1] ?? "", year };
}

/** Longest link that a report holds: its code could not be printed so that phones read it. Unit: characters. */
const LONGEST_LINK = 2_000;

/** Returns what there is to say of savings that are of an earlier month; nothing of a plan without any. */
function savingsNotes(
  { savings, monthlyInvestment }: Outlay,
  { savedMonth = "" }: PlanDates,
  start: PlanMonth,
  wording: Wording,
): readonly string[] {
  const saved = monthOfText(savedMonth);
  const months = saved === undefined ? 0 : monthsBetween(saved, start);
  const isTold = saved && months > 0 && months <= LONGEST_SINCE_MADE && savings + monthlyInvestment > 0;
  return isTold ? [wording.report.savedIn(monthTerms(saved, wording))] : [];
}

/** Returns a block as a report has it: the link of its notes leads there from anywhere. */
function inReport(block: Block, planUrl = ""): Block {
  if (block.kind !== "notes") return block;
  const [origin = ""] = /^https?:\/\/[^/]+/.exec(planUrl) ?? [];
  return { ...block, link: { ...block.link, url: `${origin}${block.link.url}` } };
}

/** Returns the sections of the result blocks, in the order of the blocks. */
function resultSections(blocks: readonly Block[], heading: string): readonly ReportSection[] {
  const roles = new Set(blocks.map(({ kind }) => ROLE_OF_KIND[kind]));
  return [...roles].map((role) => ({
    role,
    ...(role === "answer" ? { heading } : {}),
    blocks: blocks.filter(({ kind }) => ROLE_OF_KIND[kind] === role),
  }));
}

function planLinkSection(url: string, { report: { planLink } }: Wording): ReportSection {
  const { heading, text, label, code } = planLink;
  return { role: "next", heading, blocks: [{ kind: "planLink", text, label, url, code }] };
}
