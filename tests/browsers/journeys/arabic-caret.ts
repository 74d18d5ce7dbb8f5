import { expect } from "vitest";
import { textbox } from "../in-page/query.ts";
import type { Journey } from "../support/journey.ts";

export const ARABIC_CARET: readonly Journey[] = [
  {
    title: "in Arabic the arrow keys move the caret by one within a plain number, and a digit lands there",
    settings: { webkit: "ar phone", firefox: "ar desktop" },
    run: async (visitor) => {
      const { hands, wording } = visitor;
      const salary = textbox(wording.fields.monthlySalary);
      const expectCaret = async (at: number) =>
        expect((await visitor.see(salary)).selection).toEqual([at, at]);
      await visitor.open("/ar");
      await visitor.press(salary);
      await hands.type("12345");
      for (const at of [4, 3, 2]) {
        await hands.strike("ArrowLeft");
        await expectCaret(at);
      }
      await hands.type("9");
      expect((await visitor.see(salary)).value).toBe("129345");
      await hands.strike("ArrowRight");
      await expectCaret(4);
    },
  },
];
