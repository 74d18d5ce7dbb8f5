import { expect } from "vitest";
import { LANGUAGES, pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { application, choice, figure, heading, link, textbox } from "../in-page/query.ts";
import { expectKept, expectPath, goInHistory, leaveFor, reload } from "../support/documents.ts";
import type { Journey } from "../support/journey.ts";
import {
  chance,
  expectShown,
  expectUpToDate,
  fillContact,
  newAddress,
  planPension,
  shownAmount,
} from "../support/plans.ts";
import { continueTo } from "../support/reports.ts";
import { waitUntil } from "../support/wait-until.ts";

export const COMING_BACK: readonly Journey[] = [
  {
    title: "a reload keeps the form, and forgets who filled it in",
    settings: { webkit: "en phone", firefox: "ar desktop" },
    run: async (visitor) => {
      const { language, fields, risks } = visitor.wording;
      await visitor.open(pathIn(language, "/"));
      await planPension(visitor, "20000");
      await fillContact(visitor, newAddress());
      await expectKept(visitor, "20000");
      await reload(visitor);
      await expectUpToDate(visitor);
      await expectShown(visitor, fields.monthlySalary, shownAmount(visitor, "20,000"));
      await expectShown(visitor, fields.name, "");
      expect((await visitor.see(choice(fields.risk, risks.Balanced.name))).isChecked).toBe(true);
    },
  },
  {
    title: "Back leads from the summary to the form as it was, and Forward to the summary",
    settings: { webkit: "ar desktop", firefox: "en phone" },
    run: async (visitor) => {
      const { language, fields, pension } = visitor.wording;
      const path = pathIn(language, "/");
      await visitor.open(path);
      await planPension(visitor, "20000");
      await fillContact(visitor, newAddress());
      await continueTo(visitor, pension.report.title);
      await goInHistory(visitor, -1, path);
      await expectShown(visitor, fields.monthlySalary, shownAmount(visitor, "20,000"));
      await expectShown(visitor, fields.name, "Layla");
      await expectUpToDate(visitor);
      await goInHistory(visitor, 1, pathIn(language, "/summary"));
      await visitor.see(heading(pension.report.title));
    },
  },
  {
    title: "who comes back from another document gets a forecast of what is changed then",
    settings: { webkit: "en desktop", firefox: "en desktop" },
    run: async (visitor) => {
      const { fields, results, notFound } = visitor.wording;
      await visitor.open("/");
      await planPension(visitor, "15000");
      const before = await chance(visitor);
      // Leaving while the chart is loaded would break that off, which Firefox reports. It is loaded once it is reached.
      await visitor.reach(figure(/./));
      await visitor.reach(application(results.chartTitle));
      await leaveFor(visitor, "/nowhere");
      await visitor.see(heading(notFound.heading));
      await goInHistory(visitor, -1, "/");
      // A browser that no longer draws the page reloads it a moment after it came back, perhaps while the visitor uses
      // it.
      await waitUntil(async () => {
        const { value } = await visitor.see(textbox(fields.monthlySalary));
        if (value !== "AED 22,000") await visitor.enter(fields.monthlySalary, "22000");
        expect(await chance(visitor)).not.toBe(before);
      });
    },
  },
  {
    title: "a form that is switched to Arabic half way keeps what was entered",
    settings: { webkit: "en phone", firefox: "en desktop" },
    run: async (visitor) => {
      const { en: EN, ar: AR } = WORDINGS;
      const inArabic = { ...visitor, wording: AR };
      await visitor.open("/");
      await planPension(visitor, "20000");
      await visitor.enter(EN.fields.name, "Layla");
      await visitor.press(link(LANGUAGES.ar.name));
      await expectPath(visitor, "/ar");
      await expectShown(visitor, AR.fields.monthlySalary, shownAmount(inArabic, "20,000"));
      await expectShown(visitor, AR.fields.name, "Layla");
      expect((await visitor.see(choice(AR.fields.risk, AR.risks.Balanced.name))).isChecked).toBe(true);
      await expectUpToDate(inArabic);
    },
  },
];
