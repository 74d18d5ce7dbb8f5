import { expect } from "vitest";
import { pathIn } from "#shared/wording/languages.ts";
import { application, figure, filledIn, text } from "../in-page/query.ts";
import type { Journey } from "../support/journey.ts";
import { planPension } from "../support/plans.ts";
import type { Visitor } from "../support/visitor.ts";
import { waitUntil } from "../support/wait-until.ts";

/** The age that the chart is read at. */
async function ageRead(visitor: Visitor): Promise<number> {
  const { chart, age } = visitor.wording.results;
  const { text: position } = await visitor.see(
    text(filledIn(chart.position({ axis: age, at: "§" })), figure(/./)),
  );
  return Number(/\d+/.exec(position)?.[0]);
}

export const CHART: readonly Journey[] = [
  {
    title: "the chart is read by pointer and by keys",
    settings: { webkit: "ar desktop", firefox: "en phone" },
    run: async (visitor) => {
      const { hands, wording } = visitor;
      const { results, insights } = wording;
      const reader = application(results.chartTitle);
      await visitor.open(pathIn(wording.language, "/"));
      await planPension(visitor, "20000");
      // The insights move the chart when they arrive.
      await visitor.see(text(insights.certainty.title));
      // It is drawn once it is about to be seen.
      await visitor.reach(figure(/./));
      const { box } = await visitor.reach(reader);
      const pointTo = async (share: number) => {
        await hands.moveTo({ x: box.x + box.width * share, y: box.y + box.height / 2 });
        return ageRead(visitor);
      };
      const early = await pointTo(0.3);
      // In Arabic too, time runs from left to right. What the pointer is on is read a moment after it moved.
      await waitUntil(async () => expect(await pointTo(0.8)).toBeGreaterThan(early));
      await waitUntil(async () => expect(await pointTo(0.3)).toBe(early));
      await visitor.press(reader);
      await hands.strike("Home");
      const expectRead = (age: number) => waitUntil(async () => expect(await ageRead(visitor)).toBe(age));
      await expectRead(30);
      await hands.strike("ArrowRight");
      await expectRead(31);
      await hands.strike("End");
      await hands.strike("ArrowLeft");
      await expectRead(79);
    },
  },
];
