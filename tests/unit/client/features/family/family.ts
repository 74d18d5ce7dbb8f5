import { type FamilyDraft, initialFamilyDraft } from "#client/features/family/family-draft.ts";

export const START = { year: 2026, month: 11 };

export const INITIAL = initialFamilyDraft(START);

const [CHILD] = INITIAL.children;
if (CHILD === undefined) throw new Error("a family begins with a child");

/** A child as a visitor leaves it who does only what the form asks. */
export const ANSWERED = {
  ...CHILD,
  risk: "Balanced",
  areExpensesGiven: { ...CHILD.areExpensesGiven, educationGoal: true },
} as const;

/** A family of which everything is entered that the form asks for. */
export const COMPLETE: FamilyDraft = {
  ...INITIAL,
  pension: { ...INITIAL.pension, monthlySalary: 28_000, isSalaryGiven: true, risk: "Balanced" },
  children: [ANSWERED],
  name: "Layla",
  email: "layla@example.com",
  phoneNumber: "50 123 4567",
};
