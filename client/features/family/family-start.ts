import { completePension, pensionAssumptions } from "#client/features/pension/pension-start.ts";
import type { FieldName } from "#client/form/faults.ts";
import { goalAssumptions } from "#client/form/goal-assumptions.ts";
import type { QuickStartRules } from "#client/results/form-definition.ts";
import { namesWithAges } from "#shared/family/names.ts";
import { formatMoney } from "#shared/report/format.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { costPath, type FamilyDraft, withGivenCost } from "./family-draft.ts";
import { childLabel } from "./field-labels.ts";
import { pensionOf, withPension } from "./pension-part.ts";

/** A family from the visitor's age and salary and the first child's age: everybody invests with Balanced risk. */
export const FAMILY_START: QuickStartRules<FamilyDraft> = {
  complete: (draft) => ({
    ...withPension(draft, completePension(pensionOf(draft))),
    children: draft.children.map((child) => ({
      ...withGivenCost(child),
      educationGoalEnabled: true,
      risk: child.risk || "Balanced",
    })),
  }),
  assumptions: (draft, wording) => [
    ...retirementAssumptions(draft, wording),
    ...childAssumptions(draft, wording),
  ],
  following: ({ children }) =>
    children.flatMap(({ educationGoal, followedYear }, place) =>
      educationGoal.startYear === followedYear ? [`children/${place}/educationGoal/startYear`] : [],
    ),
};

/** Fields that children have too. */
const OF_CHILDREN_TOO: ReadonlySet<string> = new Set(["risk", "monthlyInvestment"]);

function retirementAssumptions(draft: FamilyDraft, wording: Wording): readonly FieldName[] {
  const { family } = wording;
  return pensionAssumptions(pensionOf(draft), wording).map(({ path, label }) => ({
    path: `pension/${path}`,
    label: OF_CHILDREN_TOO.has(path)
      ? family.form.ofChild({ child: family.retirement, field: label })
      : label,
  }));
}

/** Returns what is assumed for the children, each by its name. The visitor enters the first one's age. */
function childAssumptions(
  { children, currency, savings }: FamilyDraft,
  wording: Wording,
): readonly FieldName[] {
  const ages = namesWithAges({ children: children.map(({ age }) => ({ age: Number(age) })) }, wording);
  const ofChildren = children.flatMap((child, place) => {
    const goal = child.educationGoal;
    const { monthlyInvestment, risk } = child;
    const saved = { monthlyInvestment, currentAdditional: savings, currency, risk };
    const cost = formatMoney(Number(goal.currentAnnualExpense), currency, wording);
    const own = goalAssumptions(goal, saved, wording, "educationGoal/").map(({ path, label }) =>
      path === "currentAdditional"
        ? { path: "savings", label }
        : { path: `children/${place}/${path}`, label: childLabel(label, place, children.length, wording) },
    );
    return [
      ...(place === 0 ? [] : [{ path: `children/${place}/age`, label: ages[place] ?? "" }]),
      {
        path: costPath(place),
        label: childLabel(wording.family.start.cost({ amount: cost }), place, children.length, wording),
      },
      ...own,
    ];
  });
  // The family has its savings once.
  return ofChildren.filter(({ path }, index) => ofChildren.findIndex((each) => each.path === path) === index);
}
