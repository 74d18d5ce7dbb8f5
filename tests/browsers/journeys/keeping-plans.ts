import { expect } from "vitest";
import { pathIn } from "#shared/wording/languages.ts";
import { button, filledIn, literally, region, table, text, textbox } from "../in-page/query.ts";
import type { Journey } from "../support/journey.ts";
import {
  chance,
  expectShown,
  expectUpToDate,
  otherChance,
  planPension,
  results,
  shownAmount,
} from "../support/plans.ts";
import type { Visitor } from "../support/visitor.ts";
import { waitUntil } from "../support/wait-until.ts";

/** Returns the content of the clipboard, which a visitor sees by pasting it into a field. */
async function pasted(visitor: Visitor): Promise<string> {
  const name = textbox(visitor.wording.fields.name);
  await visitor.press(name);
  await visitor.hands.paste();
  return waitUntil(async () => {
    const { value } = await visitor.see(name);
    expect(value).toMatch(/^http/);
    return value;
  });
}

/** A plan that is had again: by its link, beside the next one, and as it was before a change. */
export const KEEPING_PLANS: readonly Journey[] = [
  {
    title: "a copied link opens the same plan with the same chance",
    settings: { webkit: "ar desktop", firefox: "en phone" },
    run: async (visitor) => {
      const { hands, wording } = visitor;
      const { fields, plans } = wording;
      await visitor.open(pathIn(wording.language, "/"));
      await planPension(visitor, "20000");
      const before = await chance(visitor);
      await visitor.press(button(plans.link.copy));
      await visitor.see(text(plans.link.copied, results(visitor)));
      const link = await pasted(visitor);
      // With nothing but another fragment an address would not be loaded anew.
      await hands.open("about:blank");
      await waitUntil(async () => expect(await hands.evaluate("location.href")).toBe("about:blank"));
      await hands.open(link);
      await expectShown(visitor, fields.monthlySalary, shownAmount(visitor, "20,000"));
      await expectShown(visitor, fields.name, "");
      await expectUpToDate(visitor);
      expect(await chance(visitor)).toBe(before);
    },
  },
  {
    title: "a kept plan is compared with the next one",
    settings: { webkit: "en phone", firefox: "ar desktop" },
    run: async (visitor) => {
      const { language, fields, currencies, plans } = visitor.wording;
      const { keep, compare } = plans;
      await visitor.open(pathIn(language, "/"));
      await planPension(visitor, "20000");
      const before = await chance(visitor);
      await visitor.press(button(keep.keep));
      await visitor.see(text(filledIn(keep.kept({ name: "§" }))));
      await visitor.enter(fields.monthlySalary, "30000");
      await otherChance(visitor, before);
      const [kept, now] = ["20,000", "30,000"].map((amount) => literally(currencies.AED.amount({ amount })));
      await visitor.see(
        table(new RegExp(`${literally(compare.entries)}.*${kept}.*${now}`), results(visitor)),
      );
    },
  },
  {
    title: "a proposed change is applied and undone",
    settings: { webkit: "ar phone", firefox: "en desktop" },
    run: async (visitor) => {
      const { language, results: texts, insights } = visitor.wording;
      const applied = region(insights.applied.title);
      await visitor.open(pathIn(language, "/"));
      await planPension(visitor, "9000");
      const before = await chance(visitor);
      await visitor.press(button(filledIn(insights.applyChange({ change: "§" })), region(texts.changes)));
      await visitor.see(applied);
      await otherChance(visitor, before);
      await visitor.press(button(insights.applied.undo, applied));
      await waitUntil(async () => expect(await visitor.look(applied)).toBeNull());
      await waitUntil(async () => expect(await chance(visitor)).toBe(before));
    },
  },
];
