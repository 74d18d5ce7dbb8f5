import { type GoalEntries, initialGoals, ofEveryGoal } from "#client/features/kids-saver/kids-saver-draft.ts";
import {
  INITIAL_PENSION_DRAFT,
  impliedEntriesOf,
  lifestyleBudget,
  type PensionEntries,
} from "#client/features/pension/pension-draft.ts";
import type { Draft } from "#client/form/draft.ts";
import { type Contact, NO_CONTACT, withoutContact } from "#shared/contract/contact.ts";
import { isRecord } from "#shared/contract/is-record.ts";
import { CHILD_GOALS, enabledKeyOf, KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import { KIDS_SAVER_DEFAULTS } from "#shared/domain/defaults.ts";
import { type CertaintyLevel, DEFAULT_TARGET_CHANCE } from "#shared/domain/insights.ts";
import { MOST_CHILDREN } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import type { ChildRisk } from "#shared/domain/risk-strategies.ts";
import type { FamilyForm } from "#shared/family/schemas.ts";
import { withFollowingEducation } from "./education-start.ts";

/** A child while it is filled in: its goals are those of the Kids Saver. */
export interface ChildDraft extends GoalEntries {
  readonly age: number | string;
  readonly monthlyInvestment: number | string;
  readonly risk: ChildRisk | "";
  /** The share of the savings in percent, once the visitor divides them. */
  readonly savingsPercentage: number | string;
  /** The start year of an education that follows the child's age. */
  readonly followedYear: number | string;
}

/** Returns the path of what a child's education costs. */
export function costPath(place: number): string {
  return `children/${place}/educationGoal/currentAnnualExpense`;
}

/** Returns a child whose education costs what the form starts with. */
export function withGivenCost(child: ChildDraft): ChildDraft {
  return { ...child, areExpensesGiven: { ...child.areExpensesGiven, educationGoal: true } };
}

/** The entries of a pension but for the currency and the savings, which the family has once. */
export type FamilyPensionDraft = Omit<PensionEntries, "currency" | "currentAdditional">;

export interface FamilyDraft extends Contact, Draft<Pick<FamilyForm, "currency" | "savings">> {
  readonly targetChance: CertaintyLevel;
  readonly pension: FamilyPensionDraft;
  readonly children: readonly ChildDraft[];
  /** True once the visitor divides the savings; until then what each child lacks does. */
  readonly hasOwnShares: boolean;
  readonly contributionsGoOn: boolean;
}

/** Returns a child as the form starts with it: its education is planned for the age at which universities begin. */
export function initialChild(start: PlanMonth): ChildDraft {
  const { age, monthlyInvestment } = KIDS_SAVER_DEFAULTS;
  const goals = initialGoals(start);
  const education = { ...goals, followedYear: goals.educationGoal.startYear };
  return {
    age,
    monthlyInvestment,
    risk: "",
    savingsPercentage: 0,
    ...goals,
    educationGoalEnabled: true,
    ...withFollowingEducation(education, age, start),
  };
}

const {
  currency,
  currentAdditional,
  livingWorkingIn: _place,
  targetChance: _target,
  ...INITIAL_PENSION
} = withoutContact(INITIAL_PENSION_DRAFT);

/** Returns the initial form, with one child. The risk preferences and the contact data are unset. */
export function initialFamilyDraft(start: PlanMonth): FamilyDraft {
  return {
    currency,
    savings: currentAdditional,
    pension: INITIAL_PENSION,
    children: [initialChild(start)],
    hasOwnShares: false,
    contributionsGoOn: false,
    targetChance: DEFAULT_TARGET_CHANCE,
    ...NO_CONTACT,
  };
}

/** Returns the draft of a form, whose payload is sent once its costs were entered; returns a draft unchanged. */
export function draftOf(state: FamilyDraft | FamilyForm, start: PlanMonth): FamilyDraft {
  const initial = initialFamilyDraft(start);
  const { pension, children, ...rest } = inShapeOfDraft({ ...state }) as unknown as FamilyDraft;
  const entries = { ...INITIAL_PENSION, ...pension };
  const { hasOwnBudget, annualLivingCost } = entries;
  return {
    ...initial,
    ...rest,
    pension: {
      ...entries,
      annualLivingCost: hasOwnBudget
        ? annualLivingCost
        : lifestyleBudget({ ...entries, currency: rest.currency }),
    },
    // A link may name more; what is left out of it is told.
    children: children.slice(0, MOST_CHILDREN).map((child) => ({ ...initialChild(start), ...child })),
  };
}

type State = Readonly<Record<string, unknown>>;

/** Returns the state of a form, which may be damaged, with pension and children in the draft's shape. */
export function inShapeOfDraft(state: State): State {
  const { pension, children } = state;
  if ("hasOwnShares" in state) return state;
  return {
    ...state,
    hasOwnShares: true,
    ...(isRecord(pension) && { pension: { ...impliedEntriesOf(pension), ...pension } }),
    ...(Array.isArray(children) && { children: children.map(childInShape) }),
  };
}

/** The year of an education that was entered. */
const NOT_FOLLOWED = 0;

/** Returns a child with its goals under their keys, and its share in percent. */
function childInShape(child: unknown): unknown {
  if (!isRecord(child)) return child;
  const { goals, savingsShare, ...rest } = child;
  const types = KIDS_SAVER_GOALS.map((type) => {
    const [goal, further] = Array.isArray(goals)
      ? goals.filter((each) => isRecord(each) && each["type"] === type)
      : [];
    return {
      [enabledKeyOf(type)]: goal !== undefined,
      ...(goal && { [CHILD_GOALS[type].kidsSaver.key]: goal }),
      // No draft has it, so that it is named as left out.
      ...(further && { [`further/${enabledKeyOf(type)}`]: true }),
    };
  });
  return Object.assign(
    rest,
    { areExpensesGiven: ofEveryGoal(true), followedYear: NOT_FOLLOWED },
    typeof savingsShare === "number" && { savingsPercentage: inPercent(savingsShare) },
    ...types,
  );
}

/** Returns a fraction in percent, without the digits that only binary fractions have. */
export function inPercent(fraction: number): number {
  return Number((100 * fraction).toFixed(10));
}
