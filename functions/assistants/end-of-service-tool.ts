import { invalidInput } from "#functions/http/http-problem.ts";
import { PENSION_DEFAULTS, PENSION_OPTION_DEFAULTS } from "#shared/domain/defaults.ts";
import { EOSB_FIRST_YEARS } from "#shared/domain/end-of-service-benefit.ts";
import { USUAL_BASIC_PERCENTAGE } from "#shared/domain/insights.ts";
import { EARLIEST_WORKING_AGE } from "#shared/domain/working-age.ts";
import {
  type EndOfServiceRequest,
  EndOfServiceRequestSchema,
  type EndOfServiceResult,
  EndOfServiceResultSchema,
} from "#shared/pension/end-of-service-schemas.ts";
import { endOfServiceToday, validateEndOfServiceRequest } from "#shared/pension/end-of-service-today.ts";
import { formatMoney, formatRate } from "#shared/report/format.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { argumentsSchema } from "./arguments-schema.ts";
import { completedPension, filled } from "./first-values.ts";
import { answerPlan, type PlanToolDependencies } from "./plan-tools.ts";
import type { AssistantTool } from "./tool.ts";

const DEFAULTS = {
  basicSalaryPercentage: PENSION_OPTION_DEFAULTS.basicSalaryPercentage,
  currency: PENSION_DEFAULTS.currency,
};

/** The tool for the gratuity by law, and the savings scheme in its place. */
export function endOfServiceTool(dependencies: PlanToolDependencies): AssistantTool {
  return {
    description: {
      name: "end_of_service",
      title: "End-of-service gratuity",
      description:
        "Calculates the end-of-service gratuity of an employee in the UAE by the law in force since 2 February 2022 (Federal Decree-Law 33 of 2021, article 51), and what a savings scheme would have got in its place. A resignation does not reduce it any more: use this instead of the rules of the repealed law of 1980.",
      inputSchema: argumentsSchema(EndOfServiceRequestSchema, DEFAULTS),
      result: EndOfServiceResultSchema,
    },
    answer: async (given, _call, language) => {
      const { plan, assumed, withoutEffect } = filled(given, DEFAULTS);
      const validated = validateEndOfServiceRequest(plan);
      if (!validated.ok) throw invalidInput(validated.faults);
      const request = validated.value;
      const result = endOfServiceToday(request);
      // The link needs a plan, whose other entries are examples; none of its figures is in the answer.
      const example = completedPension(examplePension(request));
      const { link, modelVersion } = await answerPlan("pension", example, dependencies, language);
      const knowsWage = "basicSalaryPercentage" in given;
      return {
        result,
        assumed,
        withoutEffect,
        modelVersion,
        link,
        lines: linesOf(request, result, knowsWage, WORDINGS[language]),
        opens: "example",
      };
    },
  };
}

function examplePension({ yearsOfService, ...salary }: EndOfServiceRequest) {
  const age = Math.max(PENSION_DEFAULTS.age, EARLIEST_WORKING_AGE + Math.ceil(yearsOfService));
  return { risk: "Balanced", ...salary, yearsOfService, age };
}

/** @param knowsWage false if the whole salary was taken for the basic wage because that was not given */
function linesOf(
  request: EndOfServiceRequest,
  { gratuityByLaw, gratuityWithoutCap, isCapped, paidIntoScheme }: EndOfServiceResult,
  knowsWage: boolean,
  wording: Wording,
): readonly string[] {
  const { monthlySalary, basicSalaryPercentage, yearsOfService: years, currency } = request;
  const texts = wording.assistants.endOfService;
  const { notes, wholeSalary } = wording.pension.endOfService;
  const money = (amount: number) => formatMoney(amount, currency, wording);
  const wage = money((monthlySalary * basicSalaryPercentage) / 100);
  const asksWage = !knowsWage && gratuityByLaw > 0;
  const usual = endOfServiceToday({ ...request, basicSalaryPercentage: USUAL_BASIC_PERCENTAGE });
  const share = formatRate(USUAL_BASIC_PERCENTAGE / 100);
  return [
    gratuityWithoutCap === 0 && monthlySalary > 0
      ? texts.none
      : texts[asksWage ? "ifWholeSalary" : "byLaw"]({ amount: money(gratuityByLaw), wage, years }),
    ...(isCapped ? [texts.capped({ amount: money(gratuityWithoutCap) })] : []),
    ...(asksWage ? [texts.ifUsual({ share, amount: money(usual.gratuityByLaw) }), wholeSalary] : []),
    notes.law({ years: EOSB_FIRST_YEARS }),
    texts.resignation,
    texts.scheme({ amount: money(paidIntoScheme), wage }),
    notes.nationals,
  ];
}
