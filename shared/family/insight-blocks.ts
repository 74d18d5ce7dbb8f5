import { MOST_CHANGES, targetOf } from "#shared/domain/insights.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { notLaterText } from "#shared/pension/insight-blocks.ts";
import { chanceInWords } from "#shared/report/chance.ts";
import { plainChance } from "#shared/report/chance-texts.ts";
import { formatMoney } from "#shared/report/format.ts";
import type { Block, Proposal } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import {
  type ChangeEffect,
  chanceOfAll,
  changeEffect,
  isDivision,
  isWorthItsLosses,
  lossesOf,
} from "./change-effect.ts";
import { changeSentence, monthlyInAllSentence, monthlySentence } from "./change-sentences.ts";
import { requiredTogether, shareInWords } from "./facts.ts";
import type { FamilyChange, FamilyInsights } from "./insights-schemas.ts";
import { familyMonth } from "./month.ts";
import { childName } from "./names.ts";
import { isShort, keepsOwnSavings, mostToSave, type OwnSavings, ownSavings } from "./own-savings.ts";
import { ONE_POT, OWN_SAVINGS, purseLabels } from "./purse-blocks.ts";
import { pensionPurse } from "./purses.ts";
import { type RequiredDivision, requiredDivision } from "./required-division.ts";
import type { FamilyPlan, FamilyResult } from "./schemas.ts";

/**
 * Returns the insight blocks of a family: first other divisions of the same money that nobody gives anything up for, and
 * changes with which all of it reaches the target; then what its parts require, and the changes that help most; last a
 * division that takes from a part what it needs.
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
    // One pot hides what another division takes from a part; what it does to all of it may be worth that.
    if (change.kind === "savings") return isWorthItsLosses(change, result, target);
    if (change.kind === "monthlyDivision")
      return !division && keepsOwnSavings(plan, result, change.set, start);
    // What retirement requires says more than a little more for it; and nobody saves for retirement to pay for a child.
    const isMore = change.kind === "monthlyInvestment";
    return !(isMore && (isOfRetirement || isForChild(changeEffect(result, change, target), plan)));
  });
  const chosen = chosenChanges(others, plan, MOST_CHANGES - (division ? 1 : required.length));
  const reaches = (change: FamilyChange) => chanceOfAll(change) >= target;
  const isFree = (change: FamilyChange) =>
    isDivision(change) && lossesOf(change, result, target).length === 0;
  const isEnough = (change: FamilyChange) => isFree(change) && reaches(change);
  const isFirst = (change: FamilyChange) => isFree(change) || reaches(change);
  const proposals = (some: readonly FamilyChange[]) =>
    some.flatMap((change): Proposal[] => {
      const effect = changeEffect(result, change, target);
      return effect === undefined
        ? []
        : [
            {
              text: changeSentence(change, plan, wording),
              ...toldEffect(effect, change, plan, result, wording),
              set: change.set,
            },
          ];
    });
  const divided = division ? [divisionProposal(division, plan, wording)] : [];
  const isMore = division?.isMore === true;
  return [
    {
      kind: "changes",
      title: wording.results.changes,
      changes: [
        ...proposals(chosen.filter(isEnough)),
        ...(isMore ? [] : divided),
        ...proposals(chosen.filter((change) => isFirst(change) && !isEnough(change))),
        ...(isMore ? divided : []),
        ...required.map((change) => ownSavingsProposal(change, plan, wording)),
        ...proposals(chosen.filter((change) => !isFirst(change) && !isDivision(change))),
        ...proposals(chosen.filter((change) => !isFirst(change) && isDivision(change))),
      ],
      none: isReached
        ? wording.family.changes.noneNeeded
        : [noneText(plan, result, wording), ...notLaterText(pensionPurse(plan), wording)].join(" "),
    },
  ];
}

/** Returns a sentence on a plan below its target that no change helps. */
function noneText(plan: FamilyPlan, result: FamilyResult, wording: Wording): string {
  const { children, pension } = result.purses;
  const target = targetOf(plan);
  const isHelpless =
    plan.pension.monthlySalary > 0 && [...children, pension].some((purse) => isShort(purse, target));
  const { none, noneTogether, noneBeyondSalary } = wording.family.changes;
  if (!isHelpless) return wording.insights.changes.none;
  const required = requiredTogether(plan, result);
  if (required > plan.pension.monthlySalary) return noneBeyondSalary;
  return required > mostToSave(plan) ? noneTogether : none;
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

/** Returns another division of the monthly savings, and the least chance of any part's own savings with it. */
function divisionProposal(
  { set, isMore, ...chances }: RequiredDivision,
  plan: FamilyPlan,
  wording: Wording,
): Proposal {
  const { leastCertainOwn, keepAtLeast, takesOfSalary } = wording.family.changes;
  const rise = effectText(leastCertainOwn, chances, wording, "effectAtLeast");
  const then = { ...plan, ...set };
  const share = (100 * familyMonth(then)) / then.pension.monthlySalary;
  const price = isMore ? [takesOfSalary({ share: shareInWords(share) })] : [];
  return {
    text: isMore ? monthlyInAllSentence(plan, then, wording) : monthlySentence(plan, then, wording),
    effect: [rise, keepAtLeast({ chance: chanceInWords(chances.after, wording) }), ...price].join(" "),
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
    figure: { label, topic: "purses", row: rowOf(part, plan, wording), value: OWN_SAVINGS },
    set,
  };
}

function monthlyOf(child: number, { children, currency }: FamilyPlan, wording: Wording): string {
  return formatMoney(children[child]?.monthlyInvestment ?? 0, currency, wording);
}

/**
 * Returns the chance that a change raises, before and after, with those that it lowers, and the place in the results of what
 * it raises if that is a part's.
 */
function toldEffect(
  { part, before, after }: ChangeEffect,
  change: FamilyChange,
  plan: FamilyPlan,
  result: FamilyResult,
  wording: Wording,
): Pick<Proposal, "effect" | "figure"> {
  const { changes } = wording.family;
  const losses = lossesOf(change, result, targetOf(plan)).map((loss) =>
    effectText(changes.ownSavings({ part: partName(loss.part, plan, wording) }), loss, wording),
  );
  const told = (label: string) => [effectText(label, { before, after }, wording), ...losses].join(" ");
  if (part === undefined)
    return { effect: told(change.allTogether === null ? changes.leastCertain : changes.all) };
  const label = changes.onePot({ part: partName(part, plan, wording) });
  return {
    effect: told(label),
    figure: { label, topic: "purses", row: rowOf(part, plan, wording), value: ONE_POT },
  };
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

function rowOf(part: number, plan: FamilyPlan, wording: Wording): string {
  const label = purseLabels(plan, wording)[part];
  if (label === undefined) throw new RangeError(`the family has no part ${part}`);
  return label;
}

/** Returns what a part is called: the children in their order, then retirement. */
function partName(part: number, { children: { length } }: FamilyPlan, wording: Wording): string {
  return part < length ? childName(part, length, wording).alone : wording.family.retirement;
}
