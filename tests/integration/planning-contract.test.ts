import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseConfig } from "#functions/config/config.ts";
import { createEmbeddedPlanningService } from "#functions/planning/embedded-planning-service.ts";
import { createHttpPlanningService } from "#functions/planning/http-planning-service.ts";
import type { Calculator } from "#shared/calculators.ts";
import { forecastChildGoal } from "#shared/child-goal/forecast/forecast.ts";
import { forecastKidsSaver } from "#shared/kids-saver/forecast/forecast.ts";
import { forecastPension } from "#shared/pension/forecast/forecast.ts";
import type { PlanningContext, PlanningService } from "#shared/planning/planning-service.ts";
import { type RunningProcess, startTool } from "#tools/process/start-tool.ts";
import { CHILD_GOAL_PLANS } from "../fixtures/plans/child-goal-plans.ts";
import { FIXTURE_START, type PlanFixture } from "../fixtures/plans/fixture.ts";
import { KIDS_SAVER_PLANS } from "../fixtures/plans/kids-saver-plans.ts";
import { PENSION_PLANS } from "../fixtures/plans/pension-plans.ts";
import { servedAnswer } from "../fixtures/served-answer.ts";

const { funds } = parseConfig({});

let service: RunningProcess;
beforeAll(async () => {
  service = await startTool(["tools/planning-service/main.ts"]);
});
afterAll(() => service.stop());

const EMBEDDED = createEmbeddedPlanningService(funds);

/** The adapters of the port: what calculates must not be able to tell them apart. */
const ADAPTERS: readonly (readonly [name: string, adapter: () => PlanningService])[] = [
  ["the embedded engine", () => createEmbeddedPlanningService(funds)],
  ["the planning service over HTTP", () => createHttpPlanningService({ url: service.origin })],
];

/** Some twenty calls each: every third plan of each kind. */
const INSIGHT_PLANS: readonly (readonly [string, Calculator, PlanFixture<object>])[] = (
  [
    ["pension", PENSION_PLANS],
    ["education", CHILD_GOAL_PLANS],
    ["kidsSaver", KIDS_SAVER_PLANS],
  ] as const
).flatMap(([calculator, fixtures]) =>
  fixtures
    .filter((_, index) => index % 3 === 0)
    .map((fixture) => [fixture.name, calculator, fixture] as const),
);

/** A result as the API sends it: JSON has no -0. */
const asJson = (result: object): unknown => JSON.parse(JSON.stringify(result));

describe.each(ADAPTERS)("%s", (_, adapter) => {
  const context = (): PlanningContext => ({ start: FIXTURE_START, planning: adapter(), funds });
  const expected: PlanningContext = { start: FIXTURE_START, planning: EMBEDDED, funds };

  test.each(PENSION_PLANS)("forecasts the pension: $name", async ({ plan }) => {
    expect(asJson(await forecastPension(plan, context()))).toEqual(
      asJson(await forecastPension(plan, expected)),
    );
  });

  test.each(CHILD_GOAL_PLANS)("forecasts the child goal: $name", async ({ plan, start = FIXTURE_START }) => {
    expect(asJson(await forecastChildGoal(plan, { ...context(), start }))).toEqual(
      asJson(await forecastChildGoal(plan, { ...expected, start })),
    );
  });

  test.each(KIDS_SAVER_PLANS)("forecasts the Kids Saver: $name", async ({ plan, start = FIXTURE_START }) => {
    expect(asJson(await forecastKidsSaver(plan, { ...context(), start }))).toEqual(
      asJson(await forecastKidsSaver(plan, { ...expected, start })),
    );
  });

  test.each(INSIGHT_PLANS)("returns insights for %s", async (_name, calculator, fixture) => {
    const { plan, start = FIXTURE_START } = fixture;
    const insights = (service: PlanningContext) => servedAnswer(calculator, "insights", plan, service);
    expect(asJson(await insights({ ...context(), start }))).toEqual(
      asJson(await insights({ ...expected, start })),
    );
  });

  test("returns the name of the model that made the forecast", async () => {
    const { planning, ...rest } = context();
    await forecastPension(PENSION_PLANS[0]?.plan ?? expect.fail(), { planning, ...rest });
    expect(planning.modelVersion).toBe(EMBEDDED.modelVersion);
  });
});
