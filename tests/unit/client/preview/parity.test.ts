import fc from "fast-check";
import { expect, test } from "vitest";
import { answerQuestion, PREVIEW_FUNDS } from "#client/preview/answer-question.ts";
import { QuestionQueue } from "#client/preview/question-queue.ts";
import type { Question, Reply } from "#client/preview/questions.ts";
import { createEmbeddedPlanningService } from "#functions/planning/embedded-planning-service.ts";
import type { Calculator } from "#shared/calculators.ts";
import { CHILD_GOALS, GOAL_TYPES } from "#shared/domain/child-goals.ts";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { createEmbeddedEngine } from "#shared/engine/embedded-engine.ts";
import { createScalarKernels } from "#shared/engine/scalar-kernels.ts";
import { FUND_CODES } from "../../../fixtures/fund-codes.ts";
import {
  anyKidsSaverPlan,
  anyPensionPlan,
  anyPlanOf,
  type StartedPlan,
} from "../../../fixtures/plans/any-plan.ts";
import { FAMILY_PLANS } from "../../../fixtures/plans/family-plans.ts";
import { servedAnswer } from "../../../fixtures/served-answer.ts";

// What the worker runs, under Node, against what the server runs: equal to the last bit, where both have one engine of
// JavaScript.

const PLANS = 100;
/** Insights take some twenty calculations each. */
const PLANS_WITH_INSIGHTS = 10;
const TIMEOUT_MS = 240_000;

const server = { planning: createEmbeddedPlanningService(FUND_CODES), funds: FUND_CODES };

let resolveReply: (reply: Reply) => void = () => {};
const queue = new QuestionQueue({
  // So few stretches that they are replaced all the time.
  engine: createEmbeddedEngine(PREVIEW_FUNDS, createScalarKernels, 150),
  modelVersion: EMBEDDED_MODEL.version,
  answer: answerQuestion,
  reply: (reply) => resolveReply(reply),
  pause: () => new Promise((resolve) => setImmediate(resolve)),
  now: () => 0,
});

function askDevice(question: Omit<Question, "id">): Promise<Reply> {
  return new Promise((resolve) => {
    resolveReply = resolve;
    queue.ask({ id: 1, ...question });
  });
}

async function expectParity<Plan>(
  calculatorOf: (plan: Plan) => Calculator,
  { plan, start }: StartedPlan<Plan>,
  kind: "result" | "insights",
): Promise<void> {
  const calculator = calculatorOf(plan);
  const question = kind === "result" ? "calculate" : "insights";
  const expected = await servedAnswer(calculator, question, plan, { ...server, start });
  if (!expected.ok) throw new Error("the plan is invalid");
  const { answer } = await askDevice({ kind, calculator, plan, start });
  expect(JSON.stringify(answer)).toBe(JSON.stringify(expected.value));
}

const START = { year: 2026, month: 11 };

/** The same plans in every run. */
const settings = (numRuns: number) => ({ numRuns, seed: 2026, endOnFailure: true });

const CALCULATORS: readonly [string, (kind: "result" | "insights", numRuns: number) => Promise<void>][] = [
  [
    "pension",
    (kind, numRuns) =>
      fc.assert(
        fc.asyncProperty(anyPensionPlan, (started) => expectParity(() => "pension", started, kind)),
        settings(numRuns),
      ),
  ],
  ...GOAL_TYPES.map((type): (typeof CALCULATORS)[number] => [
    type,
    (kind, numRuns) =>
      fc.assert(
        fc.asyncProperty(anyPlanOf(type), (started) =>
          expectParity(() => CHILD_GOALS[type].calculator, started, kind),
        ),
        settings(numRuns),
      ),
  ]),
  [
    "Kids Saver",
    (kind, numRuns) =>
      fc.assert(
        fc.asyncProperty(anyKidsSaverPlan, (started) => expectParity(() => "kidsSaver", started, kind)),
        settings(numRuns),
      ),
  ],
  [
    "family",
    async (kind) => {
      for (const { plan } of FAMILY_PLANS) await expectParity(() => "family", { plan, start: START }, kind);
    },
  ],
];

test.each(CALCULATORS)(
  "the device's results equal the server's to the last bit: %s",
  (_, check) => check("result", PLANS),
  TIMEOUT_MS,
);

test.each(CALCULATORS)(
  "the device's insights equal the server's to the last bit: %s",
  (_, check) => check("insights", PLANS_WITH_INSIGHTS),
  TIMEOUT_MS,
);
