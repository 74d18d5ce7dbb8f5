import { goalChangeSentence } from "#shared/child-goal/insight-blocks.ts";
import { MOST_CHANGES, targetOf } from "#shared/domain/insights.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { notLaterText, pensionChangeSentence } from "#shared/pension/insight-blocks.ts";
import { currentMonthlyInvestment } from "#shared/pension/plan-values.ts";
import { chanceInWords } from "#shared/report/chance.ts";
import { plainChance } from "#shared/report/chance-texts.ts";
import { allOf, formatMoney } from "#shared/report/format.ts";
import type { Block, Proposal } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { type ChangeEffect, chanceOfAll, changeEffect, isDivision } from "./change-effect.ts";
import type { FamilyChange, FamilyInsights } from "./insights-schemas.ts";
import { familyMonth } from "./month.ts";
import { childName } from "./names.ts";
import { isShort, keepsOwnSavings, type OwnSavings, ownSavings } from "./own-savings.ts";
import { ONE_POT, OWN_SAVINGS } from "./purse-blocks.ts";
import { childPurses, pensionPurse } from "./purses.ts";
import { type RequiredDivision, requiredDivision } from "./required-division.ts";
import type { FamilyPlan, FamilyResult } from "./schemas.ts";

type ToldChange = Pick<FamilyChange, "kind" | "set" | "child" | "goal">;

/**
 * Returns the insight blocks of a family: first other divisions of the same money and changes with which all of it reaches
 * the target, then what its parts require, and the changes that help most.
 */
export function familyInsightBlocks(
  plan: FamilyPlan,
  result: FamilyResult,
  { changes }: FamilyInsights,
  wording: Wording,
  start: PlanMonth,
): readonly Block[] {
  const division = requiredDivision(plan, result, start);
  // Nobody needs to save more while another division is enough.
  const required = division ? [] : ownSavings(plan, result, start);
  const isOfRetirement = required.some(({ child }) => child === undefined);
  const target = targetOf(plan);
  const isReached = result.chanceToReachLifestyleGoal >= target;
  const others = changes.filter((change) => {
    // Nobody gives up anything for more than the target.
    if (isReached && !isDivision(change)) return false;
    // One pot hides what another division takes from a part.
    if (change.kind === "monthlyDivision")
      return !division && keepsOwnSavings(plan, result, change.set, start);
    // What retirement requires says more than a little more for it; and nobody saves for retirement to pay for a child.
    const isMore = change.kind === "monthlyInvestment";
    return !(isMore && (isOfRetirement || isForChild(changeEffect(result, change, target), plan)));
  });
  const { children, pension } = result.purses;
  const isHelpless =
    plan.pension.monthlySalary > 0 && [...children, pension].some((purse) => isShort(purse, target));
  const chosen = chosenChanges(others, plan, MOST_CHANGES - (division ? 1 : required.length));
  const isFirst = (change: FamilyChange) => isDivision(change) || chanceOfAll(change) >= target;
  const proposals = (some: readonly FamilyChange[]) =>
    some.flatMap((change): Proposal[] => {
      const effect = changeEffect(result, change, target);
      return effect === undefined
        ? []
        : [
            {
              text: changeSentence(change, plan, wording),
              ...toldEffect(effect, change, plan, wording),
              set: change.set,
            },
          ];
    });
  const divided = division ? [divisionProposal(division, plan, wording)] : [];
  const isMore = division?.isMore === true;
  const { none, noneNeeded } = wording.family.changes;
  return [
    {
      kind: "changes",
      title: wording.results.changes,
      changes: [
        ...(isMore ? [] : divided),
        ...proposals(chosen.filter(isFirst)),
        ...(isMore ? divided : []),
        ...required.map((change) => ownSavingsProposal(change, plan, wording)),
        ...proposals(chosen.filter((change) => !isFirst(change))),
      ],
      none: isReached
        ? noneNeeded
        : [
            isHelpless ? none : wording.insights.changes.none,
            ...notLaterText(pensionPurse(plan), wording),
          ].join(" "),
    },
  ];
}

/** Returns true if a change is told by what it does for a child. */
function isForChild(effect: ChangeEffect | undefined, { children }: FamilyPlan): boolean {
  return effect?.part !== undefined && effect.part < children.length;
}

/** Returns up to so many changes in their order: first chosen are a division, and one for retirement and each child. */
function chosenChanges(
  changes: readonly FamilyChange[],
  plan: FamilyPlan,
  most: number,
): readonly FamilyChange[] {
  const retirement = retirementChange(changes, targetOf(plan));
  const offered = changes.filter((change) => change.kind !== "retirementAge" || change === retirement);
  const isFirst = (change: FamilyChange) =>
    offered.find((each) => each.child === change.child && isDivision(each) === isDivision(change)) === change;
  const chosen = [...offered.filter(isFirst), ...offered.filter((change) => !isFirst(change))];
  const shown = chosen.slice(0, most);
  return offered.filter((change) => shown.includes(change));
}

/** Returns the earliest age of retirement with which all of it reaches the target, else the one that helps most. */
function retirementChange(changes: readonly FamilyChange[], target: number): FamilyChange | undefined {
  const later = changes.filter(({ kind }) => kind === "retirementAge");
  const enough = later
    .filter((change) => chanceOfAll(change) >= target)
    .toSorted((one, other) => chanceOfAll(one) - chanceOfAll(other));
  return enough[0] ?? later[0];
}

function changeSentence(change: ToldChange, plan: FamilyPlan, wording: Wording): string {
  const { kind, set, child, goal: type } = change;
  const { ofGoal } = wording.insights.changes;
  if (kind === "savings") return savingsSentence({ ...plan, ...set }, wording);
  if (kind === "monthlyDivision") return monthlySentence({ ...plan, ...set }, wording);
  if (child === undefined) {
    if (kind !== "retirementAge" && kind !== "monthlyInvestment" && kind !== "spending")
      throw unknownChange(change);
    const sentence = pensionChangeSentence({ kind, set: set.pension ?? {} }, pensionPurse(plan), wording);
    return kind === "retirementAge"
      ? sentence
      : ofGoal({ goal: wording.family.retirement, change: sentence });
  }
  const goal = plan.children[child]?.goals.find((each) => each.type === type);
  const changed = set.children?.[child]?.goals.find((each) => each.type === type);
  if (goal === undefined || changed === undefined) throw unknownChange(change);
  const money = (amount: number) => formatMoney(amount, plan.currency, wording);
  return ofGoal({
    goal: wording.family.childGoal({
      child: childName(child, plan.children.length, wording).alone,
      goal: wording.kidsSaver.goals[goal.type].name,
    }),
    change:
      kind === "university"
        ? wording.family.changes.university({
            country: wording.countries[changed.countryOfExpense].inSentence,
            amount: money(changed.currentAnnualExpense),
            before: money(goal.currentAnnualExpense),
          })
        : goalChangeSentence(kind, goal, changed, plan.currency, wording),
  });
}

/** Returns a sentence on how a plan's savings are divided. */
function savingsSentence(plan: FamilyPlan, wording: Wording): string {
  const { savings, savingsForRetirement } = wording.family.changes;
  const purses = childPurses(plan).map(({ currentAdditional }) => currentAdditional);
  if (purses.every((amount) => amount === 0)) return savingsForRetirement;
  return savings({ amounts: amountsFor(purses, pensionPurse(plan).currentAdditional, plan, wording) });
}

/** Returns a sentence on how what a plan saves each month is divided. */
function monthlySentence(plan: FamilyPlan, wording: Wording): string {
  const { monthlyDivision, monthlyForRetirement } = wording.family.changes;
  const amounts = plan.children.map(({ monthlyInvestment }) => monthlyInvestment);
  if (amounts.every((amount) => amount === 0)) return monthlyForRetirement;
  const rest = currentMonthlyInvestment(pensionPurse(plan));
  return monthlyDivision({ amounts: amountsFor(amounts, rest, plan, wording) });
}

/** Returns a sentence on a plan that saves more each month than now, and divides it anew. */
function monthlyInAllSentence(now: FamilyPlan, then: FamilyPlan, wording: Wording): string {
  const money = (plan: FamilyPlan) => formatMoney(familyMonth(plan), plan.currency, wording);
  const amounts = then.children.map(({ monthlyInvestment }) => monthlyInvestment);
  return wording.family.changes.monthlyInAll({
    amount: money(then),
    before: money(now),
    amounts: amountsFor(amounts, currentMonthlyInvestment(pensionPurse(then)), then, wording),
  });
}

/** Returns what each child gets, and retirement, within a sentence; no child that gets nothing. @param rest for retirement */
function amountsFor(
  amounts: readonly number[],
  rest: number,
  { children, currency }: FamilyPlan,
  wording: Wording,
): string {
  const { amountFor, amountForRetirement } = wording.family.changes;
  const ofChildren = amounts.flatMap((amount, index) =>
    amount > 0
      ? [
          amountFor({
            amount: formatMoney(amount, currency, wording),
            child: childName(index, children.length, wording).inSentence,
          }),
        ]
      : [],
  );
  const ofRetirement = amountForRetirement({ amount: formatMoney(rest, currency, wording) });
  return allOf([...ofChildren, ofRetirement], wording);
}

function unknownChange({ kind, child }: ToldChange): RangeError {
  return new RangeError(
    `the plan has no ${kind} of ${child === undefined ? "the pension" : `child ${child}`}`,
  );
}

/** Returns another division of the monthly savings, and the least chance of any part's own savings with it. */
function divisionProposal(
  { set, isMore, ...chances }: RequiredDivision,
  plan: FamilyPlan,
  wording: Wording,
): Proposal {
  const { leastCertainOwn, keepAtLeast } = wording.family.changes;
  const rise = effectText(leastCertainOwn, chances, wording, "effectAtLeast");
  return {
    text: isMore
      ? monthlyInAllSentence(plan, { ...plan, ...set }, wording)
      : monthlySentence({ ...plan, ...set }, wording),
    effect: `${rise} ${keepAtLeast({ chance: chanceInWords(chances.after, wording) })}`,
    set,
  };
}

/** Returns what a part requires each month, and the chance of its own savings with it. */
function ownSavingsProposal(change: OwnSavings, plan: FamilyPlan, wording: Wording): Proposal {
  const { child, part, set } = change;
  const { changes } = wording.family;
  const name = partName(part, plan, wording);
  const text =
    child === undefined
      ? changeSentence(change, plan, wording)
      : wording.insights.changes.ofGoal({
          goal: name,
          change: wording.insights.changes.monthlyInvestment({
            amount: monthlyOf(child, { ...plan, ...set }, wording),
            before: monthlyOf(child, plan, wording),
          }),
        });
  const label = changes.ownSavings({ part: name });
  return {
    text,
    // An amount is rounded up to what its field accepts.
    effect: effectText(label, change, wording, "effectAtLeast"),
    figure: { label, topic: "purses", row: part, value: OWN_SAVINGS },
    set,
  };
}

function monthlyOf(child: number, { children, currency }: FamilyPlan, wording: Wording): string {
  return formatMoney(children[child]?.monthlyInvestment ?? 0, currency, wording);
}

/** Returns the chance that a change raises, before and after, and its place in the results if it is that of a part. */
function toldEffect(
  { part, before, after }: ChangeEffect,
  change: FamilyChange,
  plan: FamilyPlan,
  wording: Wording,
): Pick<Proposal, "effect" | "figure"> {
  const { changes } = wording.family;
  const told = (label: string) => effectText(label, { before, after }, wording);
  if (part === undefined)
    return { effect: told(change.allTogether === null ? changes.leastCertain : changes.all) };
  const label = changes.onePot({ part: partName(part, plan, wording) });
  return { effect: told(label), figure: { label, topic: "purses", row: part, value: ONE_POT } };
}

function effectText(
  part: string,
  { before, after }: Pick<ChangeEffect, "before" | "after">,
  wording: Wording,
  text: "effect" | "effectAtLeast" = "effect",
) {
  return wording.family.changes[text]({
    part,
    before: plainChance(before, wording),
    after: chanceInWords(after, wording),
  });
}

/** Returns what a part is called: the children in their order, then retirement. */
function partName(part: number, { children: { length } }: FamilyPlan, wording: Wording): string {
  return part < length ? childName(part, length, wording).alone : wording.family.retirement;
}
