import { expect } from "vitest";
import { PENSION_LIMITS } from "#shared/domain/limits.ts";
import { pathIn } from "#shared/wording/languages.ts";
import type { NamedKey } from "../hands/hands.ts";
import { slider, textbox } from "../in-page/query.ts";
import type { Journey } from "../support/journey.ts";
import { planPension } from "../support/plans.ts";
import { middleOf, type Visitor } from "../support/visitor.ts";
import { waitUntil } from "../support/wait-until.ts";

const { minimum, maximum } = PENSION_LIMITS.age;

function ageSlider({ wording }: Visitor) {
  const { slider: name, age } = wording.fields;
  return slider(name({ label: age }));
}

/** Expects that the slider of the age comes to an age, and that its field shows it. */
async function expectAge(visitor: Visitor, age: string): Promise<void> {
  await waitUntil(async () => expect((await visitor.see(ageSlider(visitor))).value).toBe(age));
  const { value } = await visitor.see(textbox(visitor.wording.fields.age));
  expect(value).toContain(age);
}

/** Returns the middle of the thumb, with the slider. */
async function reachThumb(visitor: Visitor) {
  const { box, value } = await visitor.reach(ageSlider(visitor));
  const share = (Number(value) - minimum) / (maximum - minimum);
  const fromLeft = visitor.wording.language === "ar" ? 1 - share : share;
  // The thumb stays within the slider, and is as wide as that is high.
  const x = box.x + box.height / 2 + fromLeft * (box.width - box.height);
  return { thumb: { x, y: middleOf(box).y }, box, value };
}

/** Drags the thumb to the right. @returns the ages before and after */
async function dragToTheRight(visitor: Visitor): Promise<readonly [before: number, after: number]> {
  const { thumb, box, value } = await reachThumb(visitor);
  const before = Number(value);
  await visitor.hands.drag(thumb, { x: thumb.x + box.width / 6, y: thumb.y });
  await waitUntil(async () => expect((await visitor.see(ageSlider(visitor))).value).not.toBe(value));
  const { value: after } = await visitor.see(ageSlider(visitor));
  await expectAge(visitor, String(after));
  return [before, Number(after)];
}

/**
 * Presses the thumb of the slider, which Tab passes by, and strikes keys.
 * @param strokes each key with the years that it adds to the age
 */
async function expectAgesByKeys(
  visitor: Visitor,
  strokes: readonly (readonly [key: NamedKey, years: number])[],
): Promise<void> {
  await visitor.open(pathIn(visitor.wording.language, "/"));
  await visitor.enter(visitor.wording.fields.age, "40");
  expect((await visitor.see(ageSlider(visitor))).isFocused).toBe(false);
  await visitor.hands.press((await reachThumb(visitor)).thumb);
  expect((await visitor.see(ageSlider(visitor))).isFocused).toBe(true);
  // A browser may take a press beside the middle of its own thumb for a step.
  let { value: age } = await visitor.see(ageSlider(visitor));
  expect(["39", "40", "41"]).toContain(age);
  for (const [key, years] of strokes) {
    age = String(Number(age) + years);
    await visitor.hands.strike(key);
    await expectAge(visitor, age);
  }
}

/** The room that drawing may take. Unit: pixels. */
const STILL = 2;

export const SLIDERS: readonly Journey[] = [
  {
    title: "a lever stays under the finger, whatever its change adds to the form above it",
    settings: { webkit: "en phone", firefox: "en phone" },
    run: async (visitor) => {
      await visitor.open("/");
      await planPension(visitor, "20000");
      const spending = slider(visitor.wording.pension.facts.spending);
      const { box, value } = await visitor.reach(spending);
      const { y } = middleOf(box);
      const x = box.x + box.width / 3;
      // The first change is a budget of one's own, which has a field in the form.
      await visitor.hands.drag({ x, y }, { x: x + 30, y });
      await waitUntil(async () => expect((await visitor.see(spending)).value).not.toBe(value));
      await visitor.see(textbox(visitor.wording.fields.annualLivingCost));
      await waitUntil(async () => {
        const { box: then } = await visitor.see(spending);
        expect(Math.abs(then.y - box.y)).toBeLessThanOrEqual(STILL);
      });
    },
  },
  {
    title: "a slider is dragged to a higher value",
    settings: { webkit: "en phone", firefox: "en desktop" },
    run: async (visitor) => {
      await visitor.open("/");
      const [before, after] = await dragToTheRight(visitor);
      expect(after).toBeGreaterThan(before);
    },
  },
  {
    title: "in Arabic a slider is dragged to a lower value at its right",
    settings: { webkit: "ar desktop", firefox: "ar phone" },
    run: async (visitor) => {
      await visitor.open("/ar");
      await visitor.enter(visitor.wording.fields.age, "50");
      const [before, after] = await dragToTheRight(visitor);
      expect(after).toBeLessThan(before);
    },
  },
  {
    title: "the arrow keys move a slider",
    settings: { webkit: "en desktop", firefox: "en phone" },
    run: (visitor) =>
      expectAgesByKeys(visitor, [
        ["ArrowRight", 1],
        ["ArrowLeft", -1],
        ["ArrowUp", 1],
        ["ArrowDown", -1],
      ]),
  },
  {
    title: "in Arabic the arrow keys move a slider's thumb in their own direction",
    settings: { webkit: "ar phone", firefox: "ar desktop" },
    run: (visitor) =>
      expectAgesByKeys(visitor, [
        ["ArrowRight", -1],
        ["ArrowLeft", 1],
        ["ArrowUp", 1],
        ["ArrowDown", -1],
      ]),
  },
];
