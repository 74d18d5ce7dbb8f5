import { type ComponentType, useEffect, useState } from "react";
import { type Loadable, useLoaded } from "#client/components/loadable.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { whenIdle } from "#client/components/when-idle.ts";
import type { FieldName } from "#client/form/faults.ts";
import type { CalculatorForm } from "#client/form/use-calculator-form.ts";
import { sessionOf } from "#client/session/sessions.ts";
import { useSession } from "#client/session/use-session.ts";
import type { Contact } from "#shared/contract/contact.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { FormDefinition } from "./form-definition.ts";
import { QuickStartPlace } from "./QuickStartPlace.tsx";

/** What starts a forecast from three entries of a page's form. */
export interface StartProps<D extends Contact> {
  readonly form: CalculatorForm<D>;
  readonly definition: FormDefinition<D, never, never, never>;
}

/** The quick start of a calculator. */
export interface StartTools<D extends Contact> {
  readonly Start: ComponentType<StartProps<D>>;
  /** Returns what a plan holds in the fields that the three entries leave open, each in a few words. */
  readonly assumptions: (draft: D, wording: Wording) => readonly FieldName[];
}

/** What a page assumed for a plan, in words, and how the visitor agrees. */
export interface Assumed {
  readonly fields: readonly FieldName[];
  readonly onAccept: () => void;
}
