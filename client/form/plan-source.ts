import type { Contact } from "#shared/contract/contact.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { CalculatorDefinition } from "#shared/report/calculator-definition.ts";
import type { PlanMemory } from "./plan-memory.ts";

/** All that the pages behind a form need to know of its calculator. */
export interface PlanSource<Form extends Contact, Plan, Result> {
  readonly definition: CalculatorDefinition<Form, Plan, Result>;
  /** @param start month in which every plan starts */
  readonly memoryOf: (start: PlanMonth) => PlanMemory<Contact, Form, Plan, Result>;
}
