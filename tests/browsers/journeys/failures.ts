import { expect } from "vitest";
import { pathIn } from "#shared/wording/languages.ts";
import type { Sight } from "../in-page/find-in-page.ts";
import { button, checkbox, choice, dialog } from "../in-page/query.ts";
import type { Journey } from "../support/journey.ts";
import { expectUpToDate } from "../support/plans.ts";
import type { Visitor } from "../support/visitor.ts";
import { waitUntil } from "../support/wait-until.ts";
import type { Fate } from "../support/watching-proxy.ts";

/** Its title, two texts and a button. */
const DIALOG_HIGHEST_PX = 400;

/** Plans a goal of the Kids Saver while its calculation fails. @returns what is to be seen of the dialog that says so */
async function failToCalculate(visitor: Visitor, fate: Fate): Promise<Sight> {
  const { language, fields, risks, errorModal, kidsSaver } = visitor.wording;
  visitor.proxy.decide((path) => (path === "/api/CalculateMultiGoal" ? fate : "passed on"));
  await visitor.open(pathIn(language, "/kids-saver"));
  await visitor.press(checkbox(kidsSaver.goals.Activities.title));
  await visitor.enter(fields.currentAnnualExpense, "12000");
  await visitor.press(choice(fields.risk, risks.Balanced.name));
  return visitor.see(dialog(errorModal.title));
}

export const FAILURES: readonly Journey[] = [
  {
    title: "a calculation that fails is told in a dialog, which is closed and leaves the form as it was",
    settings: { webkit: "ar phone", firefox: "en phone" },
    run: async (visitor) => {
      const { fields, risks, errorModal } = visitor.wording;
      await failToCalculate(visitor, "broken");
      visitor.proxy.decide(() => "passed on");
      await visitor.press(button(errorModal.okay));
      await waitUntil(async () => expect(await visitor.look(dialog(errorModal.title))).toBeNull());
      await expectUpToDate(visitor);
      expect((await visitor.see(choice(fields.risk, risks.Balanced.name))).isChecked).toBe(true);
    },
  },
  {
    title: "the dialog that tells a failure is no higher than what it says needs",
    settings: { webkit: "en desktop", firefox: "ar desktop" },
    run: async (visitor) => {
      const { box } = await failToCalculate(visitor, "refused");
      expect(box.height).toBeLessThan(DIALOG_HIGHEST_PX);
    },
  },
];
