import { type ComponentType, createElement, type ReactNode, useEffect } from "react";
import { type Loadable, useLoadedInTransition } from "#client/components/loadable.ts";
import { whenIdle } from "#client/components/when-idle.ts";
import type { CalculatorForm } from "#client/form/use-calculator-form.ts";
import type { Contact } from "#shared/contract/contact.ts";
import type { FormDefinition } from "./form-definition.ts";

/** The form that a quick start fills. */
export interface StartProps<D extends Contact> {
  readonly form: CalculatorForm<D>;
  readonly definition: Pick<
    FormDefinition<D, unknown, unknown, unknown>,
    "calculator" | "start" | "initial" | "planFaultsOf"
  >;
}

/** What starts a forecast from three entries, and what tells the assumptions for the others. */
export interface StartTools<D extends Contact> {
  readonly Start: ComponentType<StartProps<D>>;
  readonly Assumed: ComponentType<StartProps<D>>;
}

/** Returns what starts a forecast and what it assumed; nothing until the page was idle, or if it does not load. */
export function useQuickStart<D extends Contact>(
  tools: Loadable<StartTools<D>>,
  props: StartProps<D>,
): Readonly<Record<"quickStart" | "assumed", ReactNode>> {
  const { load } = tools;
  useEffect(() => whenIdle(() => load().catch(() => {})), [load]);
  const value = useLoadedInTransition(tools, false);
  return {
    quickStart: value && createElement(value.Start, props),
    assumed: value && createElement(value.Assumed, props),
  };
}
