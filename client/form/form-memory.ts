import type { Calculator } from "#shared/calculators.ts";
import { contactOf, NO_CONTACT } from "#shared/contract/contact.ts";
import type { Insights } from "#shared/contract/insights.ts";
import type { KeptPlan } from "#shared/contract/kept-plan.ts";
import { decodePayload } from "#shared/contract/payload-codec.ts";
import type { Validated } from "#shared/contract/validation.ts";
import type { Money } from "#shared/report/money-view.ts";
import type { Proposal } from "#shared/report/report-document.ts";
import { keepForReload, keptDraft } from "./history-draft.ts";
import { readState, type StateRules, type Unread } from "./read-state.ts";
import { restoreDraft } from "./restore-draft.ts";
import { isAnythingUnkept } from "./unkept.ts";

/** A result and the plan it belongs to. */
export interface CalculatedPlan<P, R> {
  readonly plan: P;
  readonly result: R;
}

/**
 * The form of a calculator as it was left and its last result, beyond the page; its contact data are nowhere else.
 * @typeParam D the form while it is filled in; may hold more than the form, such as what is out of sight
 * @typeParam F the form once it is valid, as a payload carries it
 */
export interface FormMemory<D, F = D, P = unknown, R = unknown> {
  /** Names the form in the browser's history. */
  readonly name: string;
  /** Unset until the form was opened; the form itself where the page behind it was opened before. */
  draft?: D | F;
  /** A plan that was kept and then opened, with the answer it had; that its link was damaged. */
  opened?: KeptPlan | "damaged";
  /** Set while a link led to that plan: what the page then had in its place, as it was kept for a reload. */
  replaced?: Readonly<Record<string, unknown>>;
  /** What could not be opened of the address that led to the form: told on each of its pages until a summary is made. */
  unread?: Unread | undefined;
  /** Fields that were left once, by path: from then on their faults are shown. */
  visited?: Readonly<Record<string, boolean>>;
  /** The form that a summary was last made of: what is mailed and downloaded. */
  summarized?: F;
  outcome?: CalculatedPlan<P, R>;
  /** The money that results are told in; unset until it was chosen. */
  money?: Money;
  /** What would change the answer to an outcome. */
  insights?: { readonly outcome: CalculatedPlan<P, R>; readonly insights: Insights };
  /** Proposals that were put into the form, the last one last. */
  applied?: readonly AppliedProposal<D, P, R>[];
}

/** A proposal that was put into the form. */
export interface AppliedProposal<D, P, R> {
  readonly set: Proposal["set"];
  /** The form without contact data, before and after. */
  readonly before: Partial<D>;
  readonly after: Partial<D>;
  /** That of the plan before, and what would change it, of which the proposal is. */
  readonly outcome: CalculatedPlan<P, R>;
  readonly insights: Insights;
}

const MEMORIES = new Map<Calculator, { readonly name: Calculator }>();

/** The memory of a calculator: one for all of its pages, which agree on what their form, plan and result are. */
export function formMemory<D, F, P, R>(calculator: Calculator): FormMemory<D, F, P, R> {
  const memory = MEMORIES.get(calculator) ?? { name: calculator };
  MEMORIES.set(calculator, memory);
  return memory;
}

/**
 * Keeps the form of a calculator for the reload that follows a failure.
 * @returns its contact data, to be noted for that one reload; nothing of a form that was not opened
 */
export function keepFormForReload(calculator: Calculator): object {
  const { name, draft } = formMemory<object, object, unknown, unknown>(calculator);
  return draft === undefined ? {} : keepForReload(name, draft);
}

/** Whether something of a visitor's would be lost if the page of a calculator, or another, were loaded again. */
export function losesOnReload(calculator: Calculator | undefined): boolean {
  return isAnythingUnkept() || hasContactBeside(calculator);
}

/** Whether somebody has told who they are in the form of another calculator than that of the page. */
function hasContactBeside(calculator: Calculator | undefined): boolean {
  return [...MEMORIES.values()].some(({ name, draft }: FormMemory<object> & { name: string }) => {
    if (name === calculator || draft === undefined) return false;
    const told = { ...NO_CONTACT, ...contactOf(draft) };
    return told.name !== "" || told.email !== "" || told.phoneNumber !== "";
  });
}

/** A form before anything is entered, and the rules of what is. */
export interface FormRules<D, F = D> extends StateRules<D, F> {
  /** Checks the state that a `payload` parameter carries. */
  readonly validateForm: (state: unknown) => Validated<F>;
}

/** A form as it is opened. */
interface OpenedForm<D> {
  readonly draft: D;
  readonly visited: NonNullable<FormMemory<D>["visited"]>;
  /** What could not be opened of the address that led here. */
  readonly unread?: Unread | undefined;
}

/**
 * The form that a page opens with: the one of the `payload` parameter, else as it was left, else the plan of a link,
 * else as a reload left it.
 * @param payload null without the parameter
 */
export function openForm<D extends object, F>(
  memory: FormMemory<D, F>,
  rules: FormRules<D, F>,
  payload: string | null,
): OpenedForm<D> {
  if (payload !== null) return { ...readState(decoded(payload), rules), visited: {} };
  const { name, draft, visited = {}, opened, unread } = memory;
  if (draft !== undefined) return { draft: rules.draftOf(draft), visited, unread };
  const kept = restoreDraft(keptDraft(name), rules.initial, rules.findFaults);
  if (opened === undefined || opened === "damaged") return { draft: kept, visited, unread: opened };
  const read = readState(opened.form, rules);
  return { draft: { ...read.draft, ...contactOf(kept) }, visited, unread: read.unread };
}

/** What a payload carries; undefined if it is damaged. */
function decoded(payload: string): unknown {
  try {
    return decodePayload(payload);
  } catch {
    return undefined;
  }
}

/** The form that a payload carries; undefined if it is damaged or of another form. */
export function readForm<F>(payload: string, validateForm: (state: unknown) => Validated<F>): F | undefined {
  const validated = validateForm(decoded(payload));
  return validated.ok ? validated.value : undefined;
}
