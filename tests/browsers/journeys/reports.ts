import { expenseLabels } from "#shared/report/expense-labels.ts";
import { pathIn } from "#shared/wording/languages.ts";
import { button, checkbox, choice } from "../in-page/query.ts";
import { expectPath } from "../support/documents.ts";
import type { Journey } from "../support/journey.ts";
import { expectUpToDate, fillContact, newAddress, planPension } from "../support/plans.ts";
import { continueTo, downloadReport, orderReport } from "../support/reports.ts";

/** From the empty form to the mail. */
export const REPORTS: readonly Journey[] = [
  {
    title: "a pension is planned from the empty form, and its report ordered and downloaded",
    settings: { webkit: "en desktop", firefox: "ar phone" },
    run: async (visitor) => {
      const { language, pension } = visitor.wording;
      const address = newAddress();
      await visitor.open(pathIn(language, "/"));
      await planPension(visitor, "20000");
      await fillContact(visitor, address);
      await continueTo(visitor, pension.report.title);
      await orderReport(visitor, address);
      await downloadReport(visitor);
    },
  },
  {
    title: "a child's education is planned, and its report ordered",
    settings: { webkit: "ar phone", firefox: "en desktop" },
    run: async (visitor) => {
      const { language, fields, risks, childGoal } = visitor.wording;
      const address = newAddress();
      await visitor.open(pathIn(language, "/education"));
      await visitor.enter(fields.currentAnnualExpense, "60000");
      await visitor.press(choice(fields.risk, risks.Aggressive.name));
      await expectUpToDate(visitor);
      await fillContact(visitor, address);
      await continueTo(visitor, childGoal.report.titles.Education);
      await orderReport(visitor, address);
    },
  },
  {
    title: "the Kids Saver is gone through from the personal information to the report",
    settings: { webkit: "en phone", firefox: "ar desktop" },
    run: async (visitor) => {
      const { language, fields, risks, form, kidsSaver } = visitor.wording;
      const address = newAddress();
      await visitor.open(pathIn(language, "/kids-saver/personal-info"));
      await fillContact(visitor, address);
      await visitor.press(button(form.continue));
      await expectPath(visitor, pathIn(language, "/kids-saver"));
      await visitor.press(checkbox(kidsSaver.goals.Education.title));
      await visitor.enter(fields.currentAnnualExpense, "60000");
      await visitor.press(checkbox(kidsSaver.goals.HelpKids.title));
      await visitor.enter(expenseLabels("HelpKids", visitor.wording).currentAnnualExpense, "20000");
      await visitor.enter(fields.monthlyInvestment, "3000");
      await visitor.press(choice(fields.risk, risks.Balanced.name));
      await expectUpToDate(visitor);
      await continueTo(visitor, kidsSaver.report.title);
      await orderReport(visitor, address);
    },
  },
];
