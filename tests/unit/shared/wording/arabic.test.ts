import { expect, test } from "vitest";
import { EN } from "#shared/wording/generated/en.js";
import { WORDINGS } from "#shared/wording/wordings.ts";

const AR = WORDINGS.ar;

test("the fund that comes closest to a guarantee has the name of the choice", () => {
  for (const { risks, pension } of [AR, EN]) {
    const fund = risks.Conservative.name;
    expect(pension.endOfService.hints.fund({ fund })).toContain(fund);
  }
});

test("a chance that may fall is where no other words of its sentence join it", () => {
  const chance = AR.results.chances.most;
  const told = AR.childGoal.advice.adjusted({ required: "499", chance });
  expect(told).toContain(`، وهو الآن ${chance}،`);
  expect(told).not.toContain(`من ${chance}`);
  const effect = AR.results.chances.change({ after: chance, before: AR.results.chances.fewAlone });
  expect(effect).toMatch(/\.$/);
});

test("the hint below Smart saver names what is sent and what opens, without a pronoun", () => {
  expect(AR.summary.smartSaverHint).toMatch(/^إرسال.*فتح الصفحة$/);
});

test("years are compared with years in every form", () => {
  const told = (count: number, before: number) =>
    AR.insights.changes.numberOfYears({ count, before }).replaceAll("\u00a0", " ");
  expect(told(1, 2)).toBe("الدفع لمدة سنة واحدة بدلًا من سنتين.");
  expect(told(3, 11)).toBe("الدفع لمدة 3 سنوات بدلًا من 11 سنة.");
});

test("the fees of an investment cannot be read as school fees", () => {
  const { assumptions, insights } = AR;
  const rate = "1%";
  const texts = [
    assumptions.leftOut,
    assumptions.fee({ fee: rate, chance: "40", without: "50" }),
    assumptions.feeUnfelt({ fee: rate, chance: "40" }),
    insights.worse.fee({ rate }),
    insights.worse.feeOrReturns({ rate, points: 1 }),
  ];
  for (const text of texts) expect(text).toMatch(/رسوم (ال)?استثمار/);
});
