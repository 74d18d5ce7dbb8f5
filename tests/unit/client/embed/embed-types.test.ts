import type { JSX } from "react";
import { expect, expectTypeOf, test } from "vitest";
import { UNSET } from "#client/embed/attributes.ts";
import type { FrameMessage, PageName } from "#client/embed/messages.ts";
import type { Calculator } from "#shared/calculators.ts";
import type { Language } from "#shared/wording/languages.ts";
import type {
  GoalPlannerAttributes,
  GoalPlannerCalculator,
  GoalPlannerEvents,
  GoalPlannerPage,
} from "../../../../client/public/embed.d.ts";

// The types that partners copy cannot import ours: the compiler checks that they agree.
test("the served types name what there is", () => {
  expectTypeOf<GoalPlannerCalculator>().toEqualTypeOf<Calculator>();
  expectTypeOf<GoalPlannerPage>().toEqualTypeOf<PageName>();
  expectTypeOf<Language>().toExtend<GoalPlannerAttributes["language"]>();
  expectTypeOf<keyof GoalPlannerAttributes>().toEqualTypeOf<keyof typeof UNSET>();
  expectTypeOf<
    keyof GoalPlannerEvents
  >().toEqualTypeOf<`goal-planner:${"ready" | Exclude<FrameMessage["type"], "leaving">}`>();
  expectTypeOf<JSX.IntrinsicElements["goal-planner"]>().toExtend<GoalPlannerAttributes>();
  expect(Object.keys(UNSET)).not.toEqual([]);
});
