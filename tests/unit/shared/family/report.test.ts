import { describe, expect, it } from "vitest";
import { reportMail } from "#functions/mail/report-mail.ts";
import { FAMILY } from "#shared/family/report.ts";
import type { FamilyForm } from "#shared/family/schemas.ts";
import { readBrand } from "#shared/report/brand.ts";
import { formatValue } from "#shared/report/values.ts";
import { EN } from "#shared/wording/generated/en.js";
import type { Language } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { CONTACT } from "../../../fixtures/forms.ts";
import { ENGINEER } from "../../../fixtures/plans/family-plans.ts";
import { blockOfKind } from "../report/block-of-kind.ts";
import { personalDetails } from "../report/personal-details.ts";
import { RESULT } from "./fixture.ts";

const FORM: FamilyForm = { ...CONTACT, ...ENGINEER };

const documentOf = (form = FORM, language: Language = "en") => {
  const wording = WORDINGS[language];
  const brand = readBrand({}, wording);
  return FAMILY.build(form, RESULT, { today: { year: 2026, month: 11, day: 26 }, brand, wording });
};

const goalsOf = () =>
  documentOf()
    .sections.filter(({ role }) => role === "goals")
    .flatMap(({ blocks }) => blocks);

describe("the report of a family", () => {
  it("has the answer first, then its picture, and the children before the person", () => {
    const { title, sections } = documentOf();
    expect(title).toBe("Your family plan");
    expect(sections.map(({ role }) => role)).toEqual([
      "answer",
      "forecast",
      "results",
      "insights",
      "assumptions",
      "explanation",
      "explanation",
      "goals",
      "person",
    ]);
  });

  it("lists a line for each child, then the parent's entries as a pension's, with all savings", () => {
    expect(personalDetails(documentOf({ ...FORM, targetChance: 90 }))).toEqual([
      "Name: Layla Haddad",
      "Email: layla@example.com",
      "Phone number: +971 501234567",
      "First child: age 12, AED 4,183 a month, 0% of your savings, Balanced strategy",
      "Second child: age 7, AED 2,516 a month, 0% of your savings, Balanced strategy",
      "Age: 45",
      "Age of retirement: 60",
      "Retirement domicile: India (South Asia)",
      "Lifestyle: Affluent",
      "Monthly salary: AED 28,000",
      "Salary increase: 3%",
      "Years of service: 8 years",
      "End-of-service benefit: No cap",
      "Percentage of salary to invest: 21.91%",
      "Risk preference: Lifestyling",
      "Aim for: 90 in 100",
      "Your savings: AED 300,000",
      "Additional savings at retirement: AED 0",
    ]);
  });

  it("lists every goal of every child", () => {
    const { goals } = blockOfKind(goalsOf(), "goals");
    expect(goals.map(({ title, facts }) => [title, facts[2] && formatValue(facts[2].value, EN)])).toEqual([
      ["First child, Education", "18 to 21"],
      ["First child, Activities", "13 to 16"],
      ["Second child, Education", "18 to 21"],
      ["Second child, Activities", "8 to 11"],
    ]);
  });

  it("tells apart all entries of the page", () => {
    const entries = FAMILY.entries(ENGINEER, EN);
    const labels = entries.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).toContain("Second child");
    expect(labels).toContain("Start year (First child, Education)");
    expect(FAMILY.entries({ ...ENGINEER, children: [] }, EN)).toEqual([]);
  });

  it.each(["en", "ar"] as const)("makes a mail of the answer and what a month takes: %s", (language) => {
    const document = documentOf(FORM, language);
    const { text, attachment } = reportMail(
      {
        reportId: "2026-11-26-test",
        calculator: "family",
        recipient: { name: FORM.name, email: FORM.email },
        document,
        pdf: new Uint8Array([1]),
      },
      WORDINGS[language],
    );
    const { facts } = WORDINGS[language].family;
    expect(text).toContain(blockOfKind(document.sections[0]?.blocks ?? [], "answer").text);
    expect(text).toContain(facts.month);
    expect(text).toMatch(new RegExp(`- ${facts.together}: .*12,835`));
    expect(text).toContain(`- ${facts.largestShare}: `);
    expect(attachment.filename).toBe("Family plan 2026-11-26.pdf");
  });
});
