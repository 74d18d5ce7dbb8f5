import { type Contact, VALID_CONTACT } from "#shared/contract/contact.ts";
import type { Currency } from "#shared/domain/currencies.ts";
import { monthOf } from "#shared/domain/plan-month.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { CalculatorDefinition, ReportContext, ResultBlocks } from "./calculator-definition.ts";
import { contactDetails } from "./contact-details.ts";
import type { InsightBlocks } from "./insight-blocks.ts";
import { inOrder, REPORT_ORDER, ROLE_OF_KIND } from "./reading-order.ts";
import type { Block, Fact, ReportSection } from "./report-document.ts";
import { textValue } from "./values.ts";

type Details<Form> = (form: Form, wording: Wording) => readonly Fact[];

/** The parts of a calculator's definition, from which its entries and its report follow. */
interface CalculatorParts<Form, Plan, Result>
  extends Omit<CalculatorDefinition<Form, Plan, Result>, "entries" | "build"> {
  /** Title of the report. */
  readonly titleOf: (wording: Wording) => string;
  /** Facts about the recipient beside those of every calculator. */
  readonly recipientDetails?: Details<Form>;
  /** The entries that reports list; the page lists the currency after them. */
  readonly planDetails: Details<Form>;
  /** Entries after the currency, which reports show in another way. */
  readonly furtherEntries?: Details<Form>;
  readonly resultBlocks: ResultBlocks<Plan, Result>;
  readonly insightBlocks: InsightBlocks<Plan, Result>;
  /** Sections of the report beside the recipient's, the results and the link to the plan. */
  readonly otherSections: (
    form: Form,
    result: Result | undefined,
    context: ReportContext,
  ) => readonly ReportSection[];
}

/** Returns the definition of a calculator. */
export function calculatorOf<Form extends Contact & { readonly currency: Currency }, Plan, Result>({
  titleOf,
  recipientDetails = () => [],
  planDetails,
  furtherEntries = () => [],
  resultBlocks,
  insightBlocks,
  otherSections,
  ...definition
}: CalculatorParts<Form, Plan, Result>): CalculatorDefinition<Form, Plan, Result> {
  const { validateForm, blankContact, planOf } = definition;
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
      const { today, brand, wording, planUrl, insights } = context;
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
              ...resultBlocks(plan, result, { start, wording, view: "both", insights }),
              ...(insights ? insightBlocks(plan, result, insights, wording) : []),
            ];
      const sections: readonly ReportSection[] = [
        { role: "person", heading: wording.report.person, blocks: [{ kind: "details", facts: person }] },
        ...resultSections(results, wording.results.heading),
        ...otherSections(form, result, context),
        ...(planUrl === undefined ? [] : [planLinkSection(planUrl, wording)]),
      ];
      const preparedOn = wording.report.preparedOn({
        day: today.day,
        month: wording.months[today.month - 1] ?? "",
        year: today.year,
      });
      return {
        title: titleOf(wording),
        language: wording.language,
        day: today,
        preparedOn,
        brand,
        sections: inOrder(sections, REPORT_ORDER),
      };
    },
  };
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
