import { describe, expect, test } from "vitest";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { pensionResultBlocks } from "#shared/pension/results.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import { resultContext } from "../../../fixtures/result-context.ts";
import { blockOfKind } from "../report/block-of-kind.ts";
import { PLAN, RESULT } from "./fixture.ts";

/** A result of this repository's model, whose funds are known. */
const OWN_RESULT = { ...RESULT, modelVersion: EMBEDDED_MODEL.version };

const notesOf = (changes: Partial<PensionPlan>) =>
  blockOfKind(pensionResultBlocks({ ...PLAN, ...changes }, OWN_RESULT, resultContext()), "notes")
    .notes.join(" ")
    .replaceAll("\u00a0", " ");

test("of a plan without these options are the specification's alone", () => {
  expect(notesOf({})).toContain("5.88% of the final annual salary");
  expect(notesOf({})).toContain("Investment fees, taxes and other pensions are not included.");
  expect(notesOf({})).not.toMatch(/law|nationals|scheme|visa|Except as stated/);
});

test("leave out a benefit that nobody pays, without a salary", () => {
  expect(notesOf({ monthlySalary: 0 })).not.toContain("end-of-service benefit");
});

test("of a basic wage state its share, its law, and whom it does not apply to", () => {
  const notes = notesOf({ basicSalaryPercentage: 62.5 });
  expect(notes).toContain("here 62.5% of the salary (Federal Decree-Law");
  expect(notes).toContain("The cap counts the whole salary, as the law is commonly read.");
  expect(notes).toContain("Federal Decree-Law 33 of 2021, article 51");
  expect(notes).toContain("UAE nationals have their own pension scheme");
});

describe("of a savings scheme", () => {
  const scheme: Partial<PensionPlan> = {
    endOfService: "SavingsScheme",
    schemeFund: "Aggressive",
    schemeFeePercentage: 0.75,
    yearsOfService: 4,
  };

  test("state its rates, its fund, its fee and their source", () => {
    const notes = notesOf(scheme);
    expect(notes).toContain(
      "pays 5.83% of the basic wage into the savings scheme each month, and 8.33% after 5 years of service (Cabinet Resolution 96 of 2023)",
    );
    expect(notes).toContain("the Aggressive fund, less a fee of 0.75% a year");
    expect(notes).toContain("The Aggressive fund holds");
    // Four years of 0.7 months at 10,000.
    expect(notes).toContain("stays as it is today, AED 28,000,");
    expect(notes).toContain("It is capped at two final annual salaries.");
    expect(notes).toContain(
      "Except as stated here, investment fees, taxes and other pensions are not included.",
    );
  });

  test("say that it continues if employers change, and when the previous gratuity is paid", () => {
    const notes = notesOf({ ...scheme, age: 40, yearsPerEmployer: 6 });
    expect(notes).toContain("The scheme continues, and each new employer starts at 5.83% again.");
    expect(notes).toContain("AED 28,000. It is paid when you leave this employer, after 6 years,");
    expect(notes).not.toContain("21 days of the basic wage");
  });

  test("mention no payments if there are none", () => {
    expect(notesOf({ ...scheme, yearsOfService: 0 })).not.toContain("stays as it is today");
    expect(notesOf({ ...scheme, age: 65 })).not.toContain("into the savings scheme each month");
  });
});

describe("of several employers", () => {
  test("say how often they change, and what happens to each gratuity", () => {
    expect(notesOf({ yearsPerEmployer: 3 })).toContain(
      "You change employers every 3 years from today. Each pays the gratuity for your years there, and all of it is invested with your savings.",
    );
    expect(notesOf({ yearsPerEmployer: 1, benefitUse: "Spent" })).toContain(
      "every year from today. Each pays the gratuity for your years there, and only the last one",
    );
    expect(notesOf({ yearsPerEmployer: 3, age: 65 })).not.toContain("You change employers");
  });

  test("state the statutory rates, and the cap if it is applied", () => {
    const notes = notesOf({ yearsPerEmployer: 3 });
    expect(notes).toContain(
      "21 days of the basic wage for each of the first 5 years of service, and 30 days",
    );
    expect(notes).not.toContain("5.88%");
    expect(notes).not.toContain("capped");
    expect(notesOf({ yearsPerEmployer: 3, applyEosbLimit: true })).toContain("It is capped at two");
  });
});

test("of other income and the visa state age, indexation and source", () => {
  const notes = notesOf({ otherIncome: 1_000, otherIncomeAge: 70, checksRetirementVisa: true });
  expect(notes).toContain("paid from age 70 and rises with the same inflation as living costs");
  expect(notes).toContain("Except as stated here");
  expect(notes).toContain(
    "requires age 55 or 15 years of work, and savings of AED 1,000,000, property worth",
  );
  expect(notes).toContain("an income of AED 20,000 a month (AED 15,000 in Dubai)");
  expect(notes).toContain(
    "valid for 5 years and renewed on the same terms (Cabinet Resolution 65 of 2022, article 52)",
  );
  const stays = notesOf({ otherIncome: 1_000, otherIncomeAge: 70, otherIncomeRises: false });
  expect(stays).toContain("rises with prices until it is first paid, at age 70, and then stays the same");
});
