import { globSync } from "node:fs";
import fc from "fast-check";
import { expect } from "vitest";
import { isSameResult } from "#client/preview/is-same-result.ts";
import type { Question, StartedPlan } from "#client/preview/questions.ts";
import { createEmbeddedPlanningService } from "#functions/planning/embedded-planning-service.ts";
import { CHILD_GOALS, GOAL_TYPES } from "#shared/domain/child-goals.ts";
import { pathIn } from "#shared/wording/languages.ts";
import { FUND_CODES } from "../../fixtures/fund-codes.ts";
import { anyKidsSaverPlan, anyPensionPlan, anyPlanOf } from "../../fixtures/plans/any-plan.ts";
import { servedAnswer } from "../../fixtures/served-answer.ts";
import { heading, slider } from "../in-page/query.ts";
import type { Journey } from "../support/journey.ts";
import { planPension, results } from "../support/plans.ts";
import { waitUntil } from "../support/wait-until.ts";

const PLANS = 100;
/** So many are asked for at once: a browser's script may run for seconds, not for minutes. */
const AT_ONCE = 20;

/** The same plans in every run. */
const sample = <T>(plans: fc.Arbitrary<T>) => fc.sample(plans, { numRuns: PLANS, seed: 2026 });

const STARTED_PLANS: readonly StartedPlan[] = [
  ...sample(anyPensionPlan).map((started) => ({ ...started, calculator: "pension" as const })),
  ...GOAL_TYPES.flatMap((type) =>
    sample(anyPlanOf(type)).map((started) => ({ ...started, calculator: CHILD_GOALS[type].calculator })),
  ),
  ...sample(anyKidsSaverPlan).map((started) => ({ ...started, calculator: "kidsSaver" as const })),
];

const server = { planning: createEmbeddedPlanningService(FUND_CODES), funds: FUND_CODES };

async function servedResult({ calculator, plan, start }: StartedPlan): Promise<unknown> {
  const served = await servedAnswer(calculator, "calculate", plan, { ...server, start });
  if (!served.ok) throw new Error("the plan is invalid");
  return served.value;
}

/** Runs in the page. Starts the worker as the page does, if it has not been started, and asks it one plan after another. */
async function askWorker(address: string, questions: readonly Question[]): Promise<readonly unknown[]> {
  const page: { worker?: Worker; trustedTypes?: TrustedTypes } = window as never;
  const policy =
    page.worker ?? page.trustedTypes?.createPolicy("preview", { createScriptURL: () => address });
  const trusted = policy && "createScriptURL" in policy ? policy.createScriptURL(address) : address;
  page.worker ??= new Worker(trusted as string, { type: "module" });
  const { worker } = page;
  const answers: unknown[] = [];
  for (const question of questions) {
    answers.push(
      await new Promise((resolve) => {
        worker.onmessage = ({ data }) => resolve(data.answer);
        worker.postMessage(question);
      }),
    );
  }
  return answers;
}

/** The part of the browser's type that some supported browsers lack. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): unknown };
}

export const PREVIEW: readonly Journey[] = [
  {
    title: "the worker calculates a hundred plans of every calculator as the server does",
    settings: { webkit: "en desktop", firefox: "en desktop" },
    run: async (visitor) => {
      const [file = ""] = globSync("dist/client/assets/preview-worker-*.js");
      await visitor.open("/");
      const questions = STARTED_PLANS.map((started, id) => ({ id, kind: "result" as const, ...started }));
      for (let first = 0; first < questions.length; first += AT_ONCE) {
        const asked = questions.slice(first, first + AT_ONCE);
        const answers = await visitor.ask(askWorker, file.replace("dist/client", ""), asked);
        for (const [index, question] of asked.entries()) {
          const served = JSON.parse(JSON.stringify(await servedResult(question)));
          expect(isSameResult(answers[index], served), JSON.stringify(question)).toBe(true);
        }
      }
    },
  },
  {
    title: "the answer follows a lever while the server's is awaited",
    settings: { webkit: "ar phone", firefox: "en phone" },
    run: async (visitor) => {
      const { proxy, wording } = visitor;
      const answer = async () => (await visitor.see(heading(/\d/, results(visitor)))).text;
      let hasStarted = false;
      proxy.decide((path) => {
        if (path.includes("preview-worker")) hasStarted = true;
        return "passed on";
      });
      await visitor.open(pathIn(wording.language, "/"));
      await planPension(visitor, "9000");
      await waitUntil(async () => expect(hasStarted).toBe(true));
      const before = await answer();
      proxy.decide((path) => (path === "/api/Calculate" ? "held back" : "passed on"));
      await visitor.press(slider(wording.fields.retirementAge, results(visitor)));
      await waitUntil(async () => expect(await answer()).not.toBe(before));
    },
  },
];
