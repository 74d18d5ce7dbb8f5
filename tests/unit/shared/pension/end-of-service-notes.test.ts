import { describe, expect, test } from "vitest";
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { pensionResultBlocks } from "#shared/pension/results.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import { EN } from "#shared/wording/generated/en.js";
import { blockOfKind } from "../report/block-of-kind.ts";
import { PLAN, RESULT } from "./fixture.ts";

/** Of the model of this repository, whose funds are told. */
const OWN_RESULT = { ...RESULT, modelVersion: EMBEDDED_MODEL.version };

const notesOf = (changes: Partial<PensionPlan>) =>
  blockOfKind(pensionResultBlocks({ ...PLAN, ...changes }, OWN_RESULT, EN), "notes")
    .notes.join(" ")
    .replaceAll("\u00a0", " ");

test("of a plan that says nothing of it are the specification's alone", () => {
  expect(notesOf({})).toContain("5.88% of the final annual salary");
  expect(notesOf({})).toContain("Not counted are fees, taxes and other pensions.");
  expect(notesOf({})).not.toMatch(/law|nationals|scheme|visa|Beyond what is said/);
});

test("of a basic wage tell its share and its law, and for whom it is not", () => {
  const notes = notesOf({ basicSalaryPercentage: 62.5 });
  expect(notes).toContain("here 62.5% of the salary. The cap counts the whole salary");
  expect(notes).toContain("Federal Decree-Law 33 of 2021, article 51");
  expect(notes).toContain("UAE nationals have a pension scheme of their own");
});

describe("of a savings scheme", () => {
  const scheme: Partial<PensionPlan> = {
    endOfService: "SavingsScheme",
    schemeFund: "Aggressive",
    schemeFeePercentage: 0.75,
    yearsOfService: 4,
  };

  test("tell its rates, its fund, its fee and their source", () => {
    const notes = notesOf(scheme);
    expect(notes).toContain(
      "pays 5.83% of the basic wage into the savings scheme each month, and 8.33% after 5 years of service (Cabinet Resolution 96 of 2023)",
    );
    expect(notes).toContain("the Aggressive fund, less a fee of 0.75% a year");
    expect(notes).toContain("The Aggressive fund holds");
    // Four years of 0.7 months at 10,000.
    expect(notes).toContain("stays as it is today, AED 28,000,");
    expect(notes).toContain("It is capped at two final annual salaries.");
    expect(notes).toContain("Beyond what is said here, fees, taxes and other pensions are not counted.");
  });

  test("tell of no payments that are none", () => {
    expect(notesOf({ ...scheme, yearsOfService: 0 })).not.toContain("stays as it is today");
    expect(notesOf({ ...scheme, age: 65 })).not.toContain("into the savings scheme each month");
  });
});

describe("of several employers", () => {
  test("tell how often, and what becomes of what each pays", () => {
    expect(notesOf({ yearsPerEmployer: 3 })).toContain(
      "You change employers every 3 years from today on. Each pays the gratuity for the years with it, and all of it is invested with your savings.",
    );
    expect(notesOf({ yearsPerEmployer: 1, benefitUse: "Spent" })).toContain(
      "every year from today on. Each pays the gratuity for the years with it, and only the last one",
    );
    expect(notesOf({ yearsPerEmployer: 3, age: 65 })).not.toContain("You change employers");
  });

  test("tell the law's rates, and the cap where it is applied", () => {
    const notes = notesOf({ yearsPerEmployer: 3 });
    expect(notes).toContain(
      "21 days of the basic wage for each of the first 5 years of service, and 30 days",
    );
    expect(notes).not.toContain("5.88%");
    expect(notes).not.toContain("capped");
    expect(notesOf({ yearsPerEmployer: 3, applyEosbLimit: true })).toContain("It is capped at two");
  });
});

test("of other income and the visa tell age, index and source", () => {
  const notes = notesOf({ otherIncome: 1_000, otherIncomeAge: 70, checksRetirementVisa: true });
  expect(notes).toContain("paid from age 70 on and rises with the same inflation as living costs");
  expect(notes).toContain("Beyond what is said here");
  expect(notes).toContain("Savings of AED 1,000,000 are one of the routes");
  expect(notes).toContain("asks for age 55 (the UAE government's portal)");
});
