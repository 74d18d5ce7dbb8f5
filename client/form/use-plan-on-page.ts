import { useMemo, useRef } from "react";
import type { Contact } from "#shared/contract/contact.ts";
import { contactOf } from "#shared/contract/contact.ts";
import { type Answer, type KeptPlan, keptPlan } from "#shared/contract/kept-plan.ts";
import type { Block } from "#shared/report/report-document.ts";
import type { FormMemory, FormRules } from "./form-memory.ts";
import type { PlanOnPage } from "./plan-on-page.ts";
import { isSamePlan, readState } from "./read-state.ts";
import { restoreDraft } from "./restore-draft.ts";
import type { CalculatorForm } from "./use-calculator-form.ts";
import type { Recalculation } from "./use-recalculation.ts";

/** How plans of a calculator other than that of the page are opened and calculated. */
export interface Others<D, F, P, R> {
  readonly rules: FormRules<D, F>;
  /** What is calculated of a draft; undefined while it is not valid. */
  readonly planOf: (draft: D) => P | undefined;
  readonly calculate: (plan: P, signal: AbortSignal) => Promise<R>;
}

/**
 * The plan of a page, for what keeps, shares and compares plans.
 * @param memory keeps the plan that was opened beyond the page
 * @param tell the blocks of a result; undefined until that was loaded
 */
export function usePlanOnPage<D extends Contact, F, P, R extends Answer>(
  form: Pick<CalculatorForm<D>, "draft" | "open">,
  memory: FormMemory<D, F, P, R>,
  { outcome, isCurrent }: Pick<Recalculation<P, R>, "outcome" | "isCurrent">,
  { rules, planOf, calculate }: Others<D, F, P, R>,
  tell: (plan: P, result: R) => readonly Block[] | undefined,
): Omit<PlanOnPage, "blocks" | "money"> {
  const { draft } = form;
  const calculated = useRef(new Map<string, R>());
  const result = isCurrent ? outcome?.result : undefined;
  const current = useMemo(
    () => result && keptPlan(memory.name, rules.formOf(draft), result),
    [memory, rules, draft, result],
  );
  const kept = memory.opened === "damaged" ? undefined : memory.opened;
  const opened = useMemo(() => kept && { plan: kept, ...readState(kept.form, rules) }, [kept, rules]);
  // Of a plan that was read in part the answer is another, whatever has passed since.
  const isStillOpened = opened && opened.unread === undefined && isSamePlan(draft, opened.draft);
  const { replaced } = memory;
  /** Puts another plan into the form, whoever fills it in. */
  const put = (draft: D, { opened, replaced }: Pick<typeof memory, "opened" | "replaced">) => {
    delete memory.opened;
    delete memory.replaced;
    Object.assign(memory, { ...(opened && { opened }), ...(replaced && { replaced }) });
    form.open({ ...draft, ...contactOf(form.draft) });
  };
  return {
    calculator: memory.name,
    current,
    opened: isStillOpened ? opened.plan : undefined,
    isFromLink: replaced !== undefined,
    bringBack:
      replaced && Object.keys(replaced).length > 0
        ? () => put(restoreDraft(replaced, rules.initial, rules.findFaults), {})
        : undefined,
    open: (plan) => {
      const { opened, replaced } = memory;
      const { draft: before } = form;
      put(readState(plan.form, rules).draft, { opened: plan });
      return () => put(before, { ...(opened && { opened }), ...(replaced && { replaced }) });
    },
    resultsOf: async (other: KeptPlan, signal) => {
      const plan = planOf(readState(other.form, rules).draft);
      if (plan === undefined) return undefined;
      const key = JSON.stringify(plan);
      const result = calculated.current.get(key) ?? (await calculate(plan, signal));
      calculated.current.set(key, result);
      const blocks = tell(plan, result);
      return blocks && { blocks, now: keptPlan(memory.name, other.form, result) };
    },
  };
}
