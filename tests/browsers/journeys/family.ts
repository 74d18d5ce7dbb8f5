import { expect } from "vitest";
import { childName } from "#shared/family/names.ts";
import { pathIn } from "#shared/wording/languages.ts";
import { button, figure, filledIn, type Query, radio, region, textbox } from "../in-page/query.ts";
import type { Journey } from "../support/journey.ts";
import { chance, expectUpToDate, otherChance, results } from "../support/plans.ts";
import { waitUntil } from "../support/wait-until.ts";

/** One income, from the first entry to an answer that follows the next. */
export const FAMILY: readonly Journey[] = [
  {
    title: "a family's plan is entered by hand, and answered",
    settings: { webkit: "en phone", firefox: "ar desktop" },
    run: async (visitor) => {
      const { language, fields, risks, family, pension, childGoal } = visitor.wording;
      const child = region(family.children.only);
      const balancedIn = (within: Query) =>
        radio(risks.Balanced.name, { role: "radiogroup", name: fields.risk, within });
      await visitor.open(pathIn(language, "/family"));
      await visitor.enter(fields.monthlySalary, "28000");
      await visitor.press(balancedIn(region(pension.sections.investment)));
      await visitor.enter(childGoal.fields.age, "12");
      await visitor.press(button(filledIn(fields.isRight({ amount: "§" })), child));
      await visitor.press(balancedIn(child));
      await expectUpToDate(visitor);
      await visitor.see({ ...figure(new RegExp(`^${family.timeline.title}`)), within: results(visitor) });
      const before = await chance(visitor);
      await visitor.enter(family.form.savings, "300000");
      await otherChance(visitor, before);
    },
  },
  {
    title: "a child that is added can be entered at once: its age has the focus, in sight",
    settings: { webkit: "en desktop", firefox: "ar phone" },
    run: async (visitor) => {
      const { wording, hands } = visitor;
      await visitor.open(pathIn(wording.language, "/family"));
      await visitor.press(button(wording.family.form.addChild));
      const added = region(childName(1, 2, wording).alone);
      const age = textbox(wording.childGoal.fields.age, added);
      await waitUntil(async () => expect((await visitor.see(age)).coveredBy).toBe(""));
      await hands.type("9");
      expect((await visitor.see(age)).value).toMatch(/^9/);
    },
  },
];
