import { expect } from "vitest";
import { KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import { AR } from "#shared/wording/generated/ar.js";
import { EN } from "#shared/wording/generated/en.js";
import { pathIn } from "#shared/wording/languages.ts";
import { button, checkbox, choice, region, textbox } from "../in-page/query.ts";
import type { Journey } from "../support/journey.ts";
import {
  ARABIC,
  ENGLISH,
  expectAllFields,
  expectEntered,
  expectValue,
  type Fields,
  placeInText,
} from "../support/number-entries.ts";
import { middleOf } from "../support/visitor.ts";

const { fields, childGoal, kidsSaver } = EN;

const PENSION: Fields = {
  [fields.age]: "years",
  [fields.retirementAge]: "years",
  [fields.monthlySalary]: "amount",
  [fields.yearsOfService]: "years",
  [fields.investmentPercentageOfSalary]: "percent",
  [fields.currentAdditional]: "amount",
  [fields.expectedAdditional]: "amount",
};

/** Questions of the folded pension section for those who change employers. */
const END_OF_SERVICE: Fields = {
  [fields.basicSalaryPercentage]: "percent",
  [fields.yearsPerEmployer]: "years",
  [fields.otherIncome]: "amount",
};

const ONE_EXPENSE: Fields = {
  [childGoal.report.annualExpense.HelpKids]: "amount",
  [childGoal.report.startYear.HelpKids]: "calendarYear",
};

const EXPENSE: Fields = {
  [fields.currentAnnualExpense]: "amount",
  [fields.startYear]: "calendarYear",
  [fields.numberOfYears]: "years",
};

const SAVINGS: Fields = {
  [fields.monthlyInvestment]: "amount",
  [childGoal.fields.currentAdditional]: "amount",
  [childGoal.fields.expectedAdditional]: "amount",
};

const KIDS_SAVER: Fields = {
  [fields.monthlyInvestment]: "amount",
  [kidsSaver.savings.currentAdditional]: "amount",
  [kidsSaver.savings.expectedAdditional]: "amount",
};

const AGE: Fields = { [childGoal.fields.age]: "years" };

const IN_ENGLISH = { webkit: "en desktop", firefox: "en phone", chromium: "en desktop" } as const;
const IN_ARABIC = { webkit: "ar phone", firefox: "ar desktop", chromium: "ar phone" } as const;

const CHILD_GOALS: readonly (readonly [path: string, fields: Fields])[] = [
  ["/education", { ...AGE, ...EXPENSE, ...SAVINGS }],
  ["/helping-kids", { ...AGE, ...ONE_EXPENSE, ...SAVINGS }],
  ["/activities", { ...AGE, ...EXPENSE, ...SAVINGS }],
  ["/healthcare", { ...EXPENSE, ...SAVINGS }],
];

/** A press into a field selects what it holds, so that what is typed takes its place. */
export const NUMBER_FIELDS: readonly Journey[] = [
  {
    title: "every number field of the pension is pressed, typed into and left",
    settings: IN_ENGLISH,
    run: async (visitor) => {
      await visitor.open("/");
      await expectAllFields(visitor, Object.keys(PENSION).length);
      await expectEntered(visitor, PENSION, ENGLISH);
      await visitor.press(choice(fields.isSalaryBasedContribution, fields.fixedAmount));
      await expectEntered(visitor, { [fields.monthlyInvestment]: "amount" }, ENGLISH);
      await visitor.press(choice(fields.lifestyle, EN.pension.ownBudget));
      await expectEntered(visitor, { [fields.annualLivingCost]: "amount" }, ENGLISH);
    },
  },
  {
    title: "every number field of the pension's end of service is pressed, typed into and left",
    settings: IN_ENGLISH,
    run: async (visitor) => {
      const { heading, choices } = EN.pension.endOfService;
      await visitor.open("/");
      await visitor.press(button(heading));
      await visitor.press(choice(fields.changesEmployers, choices.changes));
      await expectEntered(visitor, END_OF_SERVICE, ENGLISH);
      // From what age there is other income is asked once there is any.
      await expectEntered(visitor, { [fields.otherIncomeAge]: "years" }, ENGLISH);
      await visitor.press(choice(fields.endOfService, choices.scheme));
      await expectEntered(visitor, { [fields.schemeFeePercentage]: "percent" }, ENGLISH);
    },
  },
  {
    title: "every number field of the child goals is pressed, typed into and left",
    settings: IN_ENGLISH,
    run: async (visitor) => {
      for (const [path, all] of CHILD_GOALS) {
        await visitor.open(path);
        await expectAllFields(visitor, Object.keys(all).length);
        await expectEntered(visitor, all, ENGLISH);
      }
    },
  },
  {
    title: "every number field of the Kids Saver is pressed, typed into and left",
    settings: IN_ENGLISH,
    run: async (visitor) => {
      await visitor.open("/kids-saver/personal-info");
      await expectAllFields(visitor, 1);
      await expectEntered(visitor, AGE, ENGLISH);
      await visitor.open("/kids-saver");
      const all = { ...AGE, ...KIDS_SAVER };
      await expectAllFields(visitor, Object.keys(all).length);
      await expectEntered(visitor, all, ENGLISH);
      for (const type of KIDS_SAVER_GOALS) {
        const { title } = kidsSaver.goals[type];
        await visitor.press(checkbox(title));
        await expectEntered(visitor, type === "HelpKids" ? ONE_EXPENSE : EXPENSE, ENGLISH, region(title));
      }
    },
  },
  {
    title: "number fields of each kind take Arabic digits",
    settings: IN_ARABIC,
    run: async (visitor) => {
      await visitor.open("/ar");
      const pension: Fields = {
        [AR.fields.age]: "years",
        [AR.fields.monthlySalary]: "amount",
        [AR.fields.investmentPercentageOfSalary]: "percent",
      };
      await expectEntered(visitor, pension, ARABIC);
      await visitor.open("/ar/education");
      await expectEntered(visitor, { [AR.fields.startYear]: "calendarYear" }, ARABIC);
    },
  },
  {
    title: "a double press selects all of a field, be it on the number or on its unit",
    settings: { ...IN_ENGLISH, webkit: "ar phone" },
    run: async (visitor) => {
      const { hands, wording } = visitor;
      const shown = wording.currencies.AED.amount({ amount: "7,300" }).replaceAll("\u00a0", " ");
      await visitor.open(pathIn(wording.language, "/"));
      const salary = textbox(wording.fields.monthlySalary);
      await visitor.enter(salary, "15000");
      for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        const { box } = await visitor.reach(salary);
        await hands.pressTwice({ x: box.x + share * box.width, y: middleOf(box).y });
        await hands.type("7300");
        await hands.strike("Tab");
        await expectValue(visitor, salary, shown);
      }
    },
  },
  {
    title: "a press into a field that has the focus by Tab selects its text, and the next places the caret",
    settings: IN_ENGLISH,
    run: async (visitor) => {
      const { hands } = visitor;
      const retirementAge = textbox(fields.retirementAge);
      await visitor.open("/");
      await visitor.enter(fields.age, "40");
      expect((await visitor.see(retirementAge)).isFocused).toBe(true);
      await visitor.press(retirementAge);
      await hands.type("62");
      await expectValue(visitor, retirementAge, "62");
      await hands.press(await placeInText(visitor, retirementAge, 1));
      await hands.type("0");
      await expectValue(visitor, retirementAge, "602");
    },
  },
  {
    title: "a second press places the caret, and a drag selects what it passes over",
    settings: IN_ENGLISH,
    run: async (visitor) => {
      const { hands } = visitor;
      const expense = textbox(fields.currentAnnualExpense);
      await visitor.open("/education");
      await visitor.press(expense);
      await hands.type("1500");
      await hands.press(await placeInText(visitor, expense, 2));
      await hands.type("9");
      await expectValue(visitor, expense, "15900");
      await hands.drag(await placeInText(visitor, expense, 1), await placeInText(visitor, expense, 3));
      expect((await visitor.see(expense)).selection).toEqual([1, 3]);
      await hands.type("7");
      await hands.strike("Tab");
      await expectValue(visitor, expense, "AED 1,700");
      await visitor.press(expense);
      // Clears the selection, which would be dragged along itself.
      await hands.press(await placeInText(visitor, expense, 2));
      await hands.drag(await placeInText(visitor, expense, 4), await placeInText(visitor, expense, 9));
      expect((await visitor.see(expense)).selection).toEqual([4, 9]);
      await hands.type("25");
      await expectValue(visitor, expense, "AED 25");
    },
  },
];
