import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Calculator } from "#shared/calculators.ts";
import { Insights as validateInsights } from "#shared/contract/generated/validators.js";
import type { Change, Insights } from "#shared/contract/insights.ts";
import { type CertaintyLevel, targetOf } from "#shared/domain/insights.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { annualLivingCost } from "#shared/pension/plan-values.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import { PlanningError, type PlanningService } from "#shared/planning/planning-service.ts";
import { CHILD_GOAL_PLAN, KIDS_SAVER_PLAN, PENSION_PLAN } from "../../fixtures/forms.ts";
import { embeddedContext } from "../../fixtures/planning-contexts.ts";
import {
  anyChildGoalPlan,
  anyKidsSaverPlan,
  anyPensionPlan,
  type StartedPlan,
} from "../../fixtures/plans/any-plan.ts";
import { FIXTURE_START } from "../../fixtures/plans/fixture.ts";
import { servedAnswer } from "../../fixtures/served-answer.ts";

const { planning, funds } = embeddedContext();

/** Counts of calls to a planning service: total, concurrent now, and the most at once. */
interface Calls {
  all: number;
  atOnce: number;
  most: number;
}

/** The embedded engine, asked as if it were far away. */
function watched(calls: Calls, answerOf = <T>(_call: number, answer: () => Promise<T>) => answer()) {
  const watch = async <T>(answer: () => Promise<T>): Promise<T> => {
    const call = calls.all++;
    calls.most = Math.max(calls.most, ++calls.atOnce);
    await setImmediate();
    calls.atOnce--;
    return answerOf(call, answer);
  };
  return {
    modelVersion: planning.modelVersion,
    forecast: (request) => watch(() => planning.forecast(request)),
    gap: (request) => watch(() => planning.gap(request)),
  } satisfies PlanningService;
}

/** The parts of both functions' answers that all kinds of plans share. */
interface Result {
  readonly chanceToReachLifestyleGoal: number;
  readonly chanceWithFee: number;
  readonly requiredMonthlyInvestment: number | null;
  readonly valueAtRetirementAt10th: number;
  readonly spendingAbility?: number;
}

interface Plan {
  readonly currency: "AED" | "USD";
  readonly monthlyInvestment: number;
  readonly age: number;
  readonly retirementAge?: number;
  readonly monthlySalary?: number;
  readonly isSalaryBasedContribution?: boolean;
  readonly investmentPercentageOfSalary?: number;
  readonly targetChance?: CertaintyLevel;
}

/** @throws if the plan is not valid by the contract */
async function calculated(calculator: Calculator, plan: object, start: PlanMonth): Promise<Result> {
  const result = await servedAnswer(calculator, "calculate", plan, { planning, funds, start });
  if (!result.ok) throw new Error(JSON.stringify({ plan, faults: result.faults }));
  return result.value as Result;
}

async function toldOf(
  calculator: Calculator,
  plan: object,
  start: PlanMonth,
  service: PlanningService = planning,
): Promise<Insights> {
  const told = await servedAnswer(calculator, "insights", plan, { planning: service, funds, start });
  if (!told.ok) throw new Error(JSON.stringify({ plan, faults: told.faults }));
  return told.value as Insights;
}

/** A plan that invests an amount a month, as its form would take it: 10 at a time, or half a percent of the salary. */
function investing(plan: Plan, amount: number): object {
  const { isSalaryBasedContribution, monthlySalary = 0 } = plan;
  if (isSalaryBasedContribution === true && monthlySalary > 0) {
    const halfPercents = Math.ceil((200 * amount) / monthlySalary - 1e-6);
    return { ...plan, investmentPercentageOfSalary: halfPercents / 2 };
  }
  const monthlyInvestment = 10 * Math.ceil(amount / 10 - 1e-6);
  return isSalaryBasedContribution === undefined
    ? { ...plan, monthlyInvestment }
    : { ...plan, monthlyInvestment, isSalaryBasedContribution: false };
}

/** Result of a plan with a monthly amount; undefined if the contract does not accept the amount. */
async function resultInvesting(
  calculator: Calculator,
  plan: Plan,
  amount: number,
  start: PlanMonth,
): Promise<Result | undefined> {
  const result = await servedAnswer(calculator, "calculate", investing(plan, amount), {
    planning,
    funds,
    start,
  });
  return result.ok ? (result.value as Result) : undefined;
}

const ofKind = (changes: readonly Change[], kind: Change["kind"]) =>
  changes.filter((change) => change.kind === kind);

/** Plans that aim for the usual chance, and for the others. */
const aiming = (plans: fc.Arbitrary<StartedPlan<Plan>>): fc.Arbitrary<StartedPlan<Plan>> =>
  fc
    .tuple(plans, fc.constantFrom({}, { targetChance: 50 as const }, { targetChance: 90 as const }))
    .map(([{ plan, start }, target]) => ({ plan: { ...plan, ...target }, start }));

/** Calculators with insights of their own kind have their own tests. */
type CommonCalculator = Exclude<Calculator, "family">;

const KINDS: readonly (readonly [CommonCalculator, fc.Arbitrary<StartedPlan<Plan>>, runs: number])[] = [
  ["pension", aiming(anyPensionPlan), 40],
  ["education", aiming(anyChildGoalPlan), 60],
  ["kidsSaver", aiming(anyKidsSaverPlan), 40],
];

/** Kinds of futures that only some plans have. */
const FURTHER_FUTURES: Readonly<Record<CommonCalculator, readonly string[]>> = {
  pension: ["contributionsEnd", "gratuity", "homeCurrency", "higherFee", "contributionsStay"],
  education: ["fasterFees"],
  helpingKids: [],
  activities: [],
  healthcare: [],
  kidsSaver: ["fasterFees"],
};

describe.each(KINDS)("the insights for a plan: %s", (calculator, anyPlan, numRuns) => {
  const holds = (check: (plan: Plan, start: PlanMonth) => Promise<void>) =>
    fc.assert(
      fc.asyncProperty(anyPlan, ({ plan, start }) => check(plan, start)),
      { numRuns },
    );

  it("follow the contract, after at most 24 calls, eight of them at once", () =>
    holds(async (plan, start) => {
      const calls: Calls = { all: 0, atOnce: 0, most: 0 };
      const told = await toldOf(calculator, plan, start, watched(calls));
      expect(validateInsights(told), JSON.stringify(validateInsights.errors)).toBe(true);
      expect(told).toMatchObject({ currency: plan.currency, modelVersion: planning.modelVersion });
      expect(calls.all).toBeLessThanOrEqual(24);
      expect(calls.most).toBeLessThanOrEqual(8);
    }));

  it("are exactly the results of the changed plans, which are valid", () =>
    holds(async (plan, start) => {
      const { changes, trades } = await toldOf(calculator, plan, start);
      for (const { set, chanceToReachLifestyleGoal, ...told } of [...changes, ...trades]) {
        const then = await calculated(calculator, { ...plan, ...set }, start);
        expect(then.chanceToReachLifestyleGoal).toBe(chanceToReachLifestyleGoal);
        if ("cautiousValue" in told) expect(then.valueAtRetirementAt10th).toBe(told.cautiousValue);
      }
    }));

  it("are at most five changes: each raises the chance by at least a point, or leaves 90 with a fee", () =>
    holds(async (plan, start) => {
      const now = (await calculated(calculator, plan, start)).chanceToReachLifestyleGoal;
      const { changes } = await toldOf(calculator, plan, start);
      expect(changes.length).toBeLessThanOrEqual(5);
      if (now > 90) {
        for (const { kind, chanceToReachLifestyleGoal: then } of changes) {
          // An earlier retirement holds the Conservative fund earlier, which may outweigh the years that are added.
          if (kind !== "retirementAge") expect(then).toBeLessThanOrEqual(now);
        }
        // Room keeps the chance with a fee as well.
        for (const { set } of changes) {
          const { chanceWithFee } = await calculated(calculator, { ...plan, ...set }, start);
          expect(chanceWithFee).toBeGreaterThanOrEqual(90);
        }
      } else {
        for (const { chanceToReachLifestyleGoal: then } of changes) {
          expect(then).toBeGreaterThanOrEqual(now + 1);
        }
      }
    }));

  it("begin with changes that reach the target, one of a kind, and go on with the most effective", () =>
    holds(async (plan, start) => {
      const now = (await calculated(calculator, plan, start)).chanceToReachLifestyleGoal;
      const { changes } = await toldOf(calculator, plan, start);
      if (now > 90) return;
      const reaches = ({ chanceToReachLifestyleGoal }: Change) =>
        chanceToReachLifestyleGoal >= targetOf(plan);
      for (const { set } of ofKind(changes, "spending")) {
        const before = annualLivingCost(plan as PensionPlan);
        expect(annualLivingCost({ ...plan, ...set } as PensionPlan)).toBeGreaterThanOrEqual(before / 2 - 100);
      }
      const others = changes.filter((change) => !reaches(change));
      // Only harsh changes, which also reach it, follow those that do not.
      expect(changes.map((change) => (reaches(change) ? "r" : "o")).join("")).toMatch(/^r*o*r*$/);
      const chances = others.map(({ chanceToReachLifestyleGoal }) => chanceToReachLifestyleGoal);
      expect(chances).toEqual(chances.toSorted((one, other) => other - one));
      const kinds = changes.filter(reaches).map(({ kind, goal }) => `${kind} of ${goal}`);
      expect(kinds).toEqual([...new Set(kinds)]);
    }));

  it("require more for more certainty, and for an even chance the amount in the result", () =>
    holds(async (plan, start) => {
      const { certainty } = await toldOf(calculator, plan, start);
      expect(certainty.map(({ chance }) => chance)).toEqual([50, 75, 90]);
      const amounts = certainty.map(({ requiredMonthlyInvestment }) => requiredMonthlyInvestment);
      expect(amounts).toEqual(amounts.toSorted((one, other) => (one ?? 0) - (other ?? 0)));
      const result = await calculated(calculator, plan, start);
      expect(certainty[0]?.spendingAbility).toBe(result.spendingAbility);
      // A share of no salary is asked for as an amount, which rises with prices.
      const isShareOfNothing = plan.isSalaryBasedContribution === true && plan.monthlySalary === 0;
      const asAmount = { ...plan, isSalaryBasedContribution: false };
      const asked = isShareOfNothing ? await calculated(calculator, asAmount, start) : result;
      // With an even chance as the target, it is asked for together with a change.
      expect(rounded(amounts[0])).toBe(rounded(asked.requiredMonthlyInvestment));
      if (calculator !== "pension") return;
      const spendings = certainty.map(({ spendingAbility }) => spendingAbility as number);
      expect(spendings).toEqual(spendings.toSorted((one, other) => other - one));
    }));

  it("reach each level of certainty with its required amount", () =>
    holds(async (plan, start) => {
      const { certainty } = await toldOf(calculator, plan, start);
      for (const { chance, requiredMonthlyInvestment, spendingAbility } of certainty) {
        const investing = await resultInvesting(calculator, plan, requiredMonthlyInvestment ?? 0, start);
        // An amount due now may be beyond any contribution; the requirement covers only later ones.
        const isDueNow = calculator !== "pension" && investing?.chanceToReachLifestyleGoal === 0;
        if (requiredMonthlyInvestment !== null && investing !== undefined && !isDueNow) {
          expect(investing.chanceToReachLifestyleGoal).toBeGreaterThanOrEqual(chance);
        }
        if (spendingAbility === undefined || spendingAbility < 1_100 || spendingAbility > 5_000_000) continue;
        const annualLivingCost = 100 * Math.floor(spendingAbility / 100);
        const spending = await calculated(calculator, { ...plan, annualLivingCost }, start);
        expect(spending.chanceToReachLifestyleGoal).toBeGreaterThanOrEqual(chance);
      }
    }));

  it("offer levels of certainty that invest more and reach them, never less", () =>
    holds(async (plan, start) => {
      const { certainty } = await toldOf(calculator, plan, start);
      const invested = (of: Plan) =>
        of.isSalaryBasedContribution === true
          ? ((of.monthlySalary ?? 0) * (of.investmentPercentageOfSalary ?? 0)) / 100
          : of.monthlyInvestment;
      for (const { chance, set } of certainty) {
        if (set === undefined) continue;
        const changed = { ...plan, ...set };
        expect(invested(changed)).toBeGreaterThan(invested(plan));
        const then = (await calculated(calculator, changed, start)).chanceToReachLifestyleGoal;
        // What is due now may be beyond any contribution.
        if (calculator === "pension" || then > 0) expect(then).toBeGreaterThanOrEqual(chance);
      }
    }));

  it("lead to the target if a small step does not and the form accepts the amount", () =>
    holds(async (plan, start) => {
      const now = (await calculated(calculator, plan, start)).chanceToReachLifestyleGoal;
      const { certainty, changes } = await toldOf(calculator, plan, start);
      const target = targetOf(plan);
      if (now >= target) return;
      const best = (kind: Change["kind"]) =>
        Math.max(0, ...ofKind(changes, kind).map((change) => change.chanceToReachLifestyleGoal));
      for (const kind of ["monthlyInvestment", "spending", "retirementAge"] as const) {
        if (ofKind(changes, kind).length > 1) expect(best(kind)).toBeGreaterThanOrEqual(target);
      }
      const required = certainty.find(({ chance }) => chance === target)?.requiredMonthlyInvestment ?? null;
      if (required === null || changes.length === 5 || plan.age === plan.retirementAge) return;
      const enough = await resultInvesting(calculator, plan, required, start);
      if ((enough?.chanceToReachLifestyleGoal ?? 0) - now < 1) return;
      if (calculator !== "pension" && required > 10_000) return;
      // No change proposes more than 30 % of a salary; amounts are rounded up by up to 10.
      const { monthlySalary, monthlyInvestment } = plan as Partial<PensionPlan>;
      if (monthlySalary && required + 10 > Math.max(0.3 * monthlySalary, monthlyInvestment ?? 0)) return;
      expect(best("monthlyInvestment")).toBeGreaterThanOrEqual(target);
    }));

  it("are never better in a worse future, and never worse in a better one", () =>
    holds(async (plan, start) => {
      const result = await calculated(calculator, plan, start);
      const { worse, better = [] } = await toldOf(calculator, plan, start);
      const then = Object.fromEntries(
        worse.map(({ kind, chanceToReachLifestyleGoal }) => [kind, chanceToReachLifestyleGoal]),
      );
      for (const chance of Object.values(then)) {
        expect(chance).toBeLessThanOrEqual(result.chanceToReachLifestyleGoal);
      }
      expect(then["fee"]).toBe(result.chanceWithFee);
      const lives = calculator === "pension" ? ["until85", "until90", "until95"] : [];
      const [always, further] = [["fee", "returns", "inflation", ...lives], FURTHER_FUTURES[calculator]];
      expect(Object.keys(then).slice(0, always.length)).toEqual(always);
      for (const kind of Object.keys(then).slice(always.length)) expect(further).toContain(kind);
      for (const { chanceToReachLifestyleGoal } of better) {
        expect(chanceToReachLifestyleGoal).toBeGreaterThanOrEqual(result.chanceToReachLifestyleGoal);
      }
      const chances = lives.map((life) => then[life] as number);
      expect(chances).toEqual(chances.toSorted((one, other) => other - one));
    }));
});

/** Failures of a planning call: it is rejected, or answered with nothing. */
const FAILURES: readonly (readonly [string, <T>() => Promise<T>])[] = [
  ["is refused", () => Promise.reject(new PlanningError("unavailable", "refused"))],
  ["answers nothing", async <T>() => ({ gapFactors: [], percentileForecast: [] }) as T],
];

/** Amounts but for the last bits, in which the same amount differs that another plan was asked for. */
function rounded<T>(told: T): unknown {
  return JSON.parse(
    JSON.stringify(told, (_key, value) =>
      typeof value === "number" ? Number(value.toPrecision(12)) : value,
    ),
  );
}

/** A plan of each kind and way: below 75 in 100, above 90, with something due now. */
const FAILING_PLANS: readonly (readonly [string, Calculator, object, PlanMonth])[] = [
  ["pension below 75 in 100", "pension", PENSION_PLAN, FIXTURE_START],
  ["pension above 90", "pension", { ...PENSION_PLAN, currentAdditional: 1_200_000 }, FIXTURE_START],
  ["child goal", "education", { ...CHILD_GOAL_PLAN, monthlyInvestment: 200 }, FIXTURE_START],
  [
    "Kids Saver with something due now",
    "kidsSaver",
    { ...KIDS_SAVER_PLAN, goals: KIDS_SAVER_PLAN.goals.map((goal) => ({ ...goal, startYear: 2026 })) },
    { year: 2026, month: 9 },
  ],
];

describe.each(FAILURES)("if one planning call %s", (_, failure) => {
  it.each(FAILING_PLANS)(
    "its part is left out and the others stay: %s",
    async (_name, calculator, plan, start) => {
      const whole = await toldOf(calculator, plan, start);
      const { chanceToReachLifestyleGoal: now } = await calculated(calculator, plan, start);
      const calls: Calls = { all: 0, atOnce: 0, most: 0 };
      await toldOf(calculator, plan, start, watched(calls));
      let withoutAnswer = 0;
      for (let failing = 0; failing < calls.all; failing++) {
        const service = watched({ all: 0, atOnce: 0, most: 0 }, (call, answer) =>
          call === failing ? failure() : answer(),
        );
        const told = await toldOf(calculator, plan, start, service).catch((error: unknown) => {
          expect(error).toBeInstanceOf(PlanningError);
          withoutAnswer++;
        });
        if (told === undefined) continue;
        expect(validateInsights(told)).toBe(true);
        const futures = ({ worse, better = [] }: Insights) => [...worse, ...better];
        const kindsOf = (insights: Insights) => new Set(futures(insights).map(({ kind }) => kind));
        // A step that is left out leaves a call for a further future.
        const known = futures(told).filter(({ kind }) => kindsOf(whole).has(kind));
        for (const entry of known) expect(rounded(futures(whole))).toContainEqual(rounded(entry));
        for (const part of ["certainty", "trades"] as const) {
          for (const entry of told[part]) expect(rounded(whole[part])).toContainEqual(rounded(entry));
        }
        for (const { set, chanceToReachLifestyleGoal } of told.changes) {
          const then = await calculated(calculator, { ...plan, ...set }, start);
          expect(then.chanceToReachLifestyleGoal).toBe(chanceToReachLifestyleGoal);
          if (now <= 90) expect(chanceToReachLifestyleGoal - now).toBeGreaterThanOrEqual(1);
        }
        const lost = (["certainty", "trades"] as const).map((part) => whole[part].length - told[part].length);
        const lostKinds = [...kindsOf(whole)].filter((kind) => !kindsOf(told).has(kind));
        // A pension's fee is what lowers its returns: one call tells of both.
        const isBoth = calculator === "pension" && lostKinds.includes("fee");
        expect(isBoth ? lostKinds : []).toEqual(isBoth ? ["fee", "returns"] : []);
        const lostFutures = isBoth ? 1 : lostKinds.length;
        expect([0, 1]).toContain(lost.reduce((sum, count) => sum + count, 0) + lostFutures);
        // The call for longer lives is that for the plan's own chance.
        expect(told.life).toEqual(whole.life);
      }
      // The plan's own chance is what all others are told beside.
      expect(withoutAnswer).toBe(1);
    },
  );

  it.each(FAILING_PLANS)(
    "and if all calls fail the answer is a problem: %s",
    async (_name, calculator, plan, start) => {
      const service = watched({ all: 0, atOnce: 0, most: 0 }, () => failure());
      await expect(toldOf(calculator, plan, start, service)).rejects.toThrow(PlanningError);
    },
  );
});

it("an error in our own code does not count as a failure of the planning service, and is not hidden", async () => {
  const service = watched({ all: 0, atOnce: 0, most: 0 }, (call, answer) =>
    call === 5 ? Promise.reject(new TypeError("a fault")) : answer(),
  );
  await expect(toldOf("pension", PENSION_PLAN, FIXTURE_START, service)).rejects.toThrow(TypeError);
});
