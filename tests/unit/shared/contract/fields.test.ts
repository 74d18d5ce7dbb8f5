import { describe, expect, it } from "vitest";
import * as validators from "#shared/contract/generated/validators.js";
import { validatePensionForm } from "#shared/pension/form.ts";
import { looksLikeName } from "#shared/report/looks-like-name.ts";
import { CHILD_GOAL_PLAN, CONTACT, KIDS_SAVER_FORM, PENSION_FORM } from "../../../fixtures/forms.ts";

/** Faulty paths of a form with one contact field changed. */
function faultyPaths(changes: object): readonly string[] {
  const validated = validatePensionForm({ ...PENSION_FORM, ...changes });
  return validated.ok ? [] : [...new Set(validated.faults.map(({ path }) => path))];
}

describe("the contact data of every form", () => {
  it("is accepted by each of them", () => {
    expect(validators.PensionForm(PENSION_FORM)).toBe(true);
    expect(validators.ChildGoalForm({ ...CONTACT, ...CHILD_GOAL_PLAN })).toBe(true);
    expect(validators.KidsSaverForm(KIDS_SAVER_FORM)).toBe(true);
  });

  it.each(["name", "email", "phoneNumberCountryCode", "phoneNumber"] as const)("requires %s", (field) => {
    expect(faultyPaths({ [field]: undefined })).toEqual([`/${field}`]);
    expect(faultyPaths({ [field]: "" })).toEqual([`/${field}`]);
    expect(faultyPaths({ [field]: null })).toEqual([`/${field}`]);
    for (const form of [{ ...CONTACT, ...CHILD_GOAL_PLAN }, KIDS_SAVER_FORM]) {
      const validate = "type" in form ? validators.ChildGoalForm : validators.KidsSaverForm;
      expect(validate({ ...form, [field]: undefined })).toBe(false);
    }
  });
});

describe("a name", () => {
  it.each([
    "Layla Haddad",
    "ليلى الهاشمي",
    "مُحَمَّد", // with combining vowel marks
    "Zoe\u0308", // e and a combining diaeresis
    "O'Brien",
    "D’Souza", // typographic apostrophe
    "Anne-Marie St. John",
    "आरव शर्मा",
    "李小龍",
    "Nguyễn Văn A",
    "X",
    "R2 D2",
    "Anna & Tom (Dubai)",
    "Layla, PhD",
    "محمد\u200cرضا",
    "Ravi s/o Kumar",
    "Dr.Smith/Jones",
    "Dr. Ravi s/o A.P.J. Kumar",
    "‘Abd al-Rahman", // typographic opening apostrophe for the letter ayn
    "ʻAbd al-Rahman",
    "Smith & Sons, Ltd.",
    "x".repeat(80),
  ])("may be %s", (name) => {
    expect(faultyPaths({ name })).toEqual([]);
  });

  it.each([
    " ",
    "   ",
    "-",
    "'",
    "...",
    "x".repeat(81),
    "<script>alert(1)</script>",
    "<b>Layla</b>",
    "&",
    "( , )",
    "/",
    "Layla &amp; <i>Co</i>",
    'Layla ("L")',
    "Layla | Haddad",
    "Layla_Haddad",
    "Layla+Tom",
    "Layla #1",
    "Layla %n",
    "Layla!",
    "Layla?",
    'Layla "L" Haddad',
    "Robert'); DROP TABLE students;--",
    "Layla\nBcc: all@example.com",
    "Layla\r\nSubject: hello",
    "Layla\tHaddad",
    "Layla\u0000",
    "Layla\u202eHaddad", // right-to-left override turns what follows around
    "Layla\u200bHaddad", // zero-width space
    "{{7*7}}",
    "$(whoami)",
    "=1+1",
    "@SUM(A1)",
    "https://example.com",
    "a@example.com",
    "C:\\Windows",
    "😀",
    "Layla\u2024com", // a one dot leader
    "evil.com",
    "Refund due - log in at www.evil.com/x",
  ])("may not be %j", (name) => {
    expect(faultyPaths({ name })).toEqual(["/name"]);
  });

  it("that is too long is reported as such, without checking its letters", () => {
    const validated = validatePensionForm({ ...PENSION_FORM, name: `${"a".repeat(8_970)}!` });
    const rules = validated.ok ? [] : validated.faults.map(({ rule }) => rule);
    expect(rules).toEqual(["maxLength"]);
  });
});

/** Places to go to and numbers to call, as a stranger writes them into a text that another will read. */
const ADDRESSES = [
  "Refund due - log in at www.evil.com/x",
  "Refund due, WWW.Evil",
  "EVIL.COM",
  "evil.Com",
  "evil-bank.com",
  "t.co/refund",
  "T.CO/REFUND",
  "a.b.co",
  "Dr. evil.com",
  "Mr.evil.com",
  "evil.\u200dcom",
  "e\u0301vil.c\u0301om",
  "بنك.امارات",
  "Refund, call 800 1234567",
  "Refund, call (04) 123-45 67",
  "اتصل ٨٠٠ ١٢٣٤",
];

describe("an address", () => {
  it.each(ADDRESSES)("%j is no company, and no name that a report shows", (text) => {
    expect(faultyPaths({ companyName: text })).toEqual(["/companyName"]);
    expect(faultyPaths({ name: text }).length > 0 || !looksLikeName(text)).toBe(true);
  });
});

describe("a company's name", () => {
  it.each([
    "",
    "P&O (Gulf) L.L.C.",
    "Saud Bahwan Group",
    "Meydan Trading L.L.C-FZ",
    "Al Noor Trading Co.(L.L.C)",
    "M.H. Alshaya Co. W.L.L.",
    "M.H.Alshaya",
    "Dr.Sulaiman Al Habib Medical Group",
    "Maersk A/S",
    "M/s. Al Futtaim",
    "3M Gulf",
    "Expo City 2020, Dubai",
    "Yahoo!",
    "e& enterprise",
    "شركة النور ذ.م.م",
    "د.ليلى للعيادات ش.ذ.م.م.",
    "x".repeat(120),
  ])("may be %s", (companyName) => {
    expect(faultyPaths({ companyName })).toEqual([]);
  });

  it.each(["Amazon.com", "intranet/login", "https://x", "a@b", "C:x", "Falcon\n", "<b>", "=1+1", "x。com"])(
    "may not be %j",
    (companyName) => {
      expect(faultyPaths({ companyName })).toEqual(["/companyName"]);
    },
  );
});

describe("an email address", () => {
  const longest = `${"a".repeat(64)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(58)}.ae`;

  it.each(["layla@example.com", "l.h+pension@mail.example.co.uk", "x@y.ae", "o'brien@example.com", longest])(
    "may be %s",
    (email) => {
      expect(email.length).toBeLessThanOrEqual(254); // RFC 5321, erratum 1690
      expect(faultyPaths({ email })).toEqual([]);
    },
  );

  it.each([
    "layla",
    "layla@",
    "@example.com",
    "layla@@example.com",
    "layla@example..com",
    "layla@-example.com",
    "la yla@example.com",
    " layla@example.com",
    "layla@example.com ",
    "layla@example.com\n",
    "layla@example.com\r\nBcc: all@example.com",
    "layla@example.com,all@example.com",
    "Layla <layla@example.com>",
    ".layla@example.com",
    "layla.@example.com",
    `${"a".repeat(250)}@example.com`,
    longest.replace("@", "@e"),
  ])("may not be %j", (email) => {
    expect(faultyPaths({ email })).toEqual(["/email"]);
  });
});

describe("a phone number", () => {
  it.each(["+971", "+1", "+44", "+1684", "+441534", "+999999"])("may have the dial code %s", (code) => {
    expect(faultyPaths({ phoneNumberCountryCode: code })).toEqual([]);
  });

  it.each(["971", "+0", "+", "+9712345", "+97 1", "00971", "++971", "+971\n"])(
    "may not have the dial code %j",
    (code) => {
      expect(faultyPaths({ phoneNumberCountryCode: code })).toEqual(["/phoneNumberCountryCode"]);
    },
  );

  it.each([
    "+971 50 123 4567",
    "00971 50 123 4567",
    "050.123.4567",
    "(04) 345 6789",
    "+(971) 50/1234567",
    "٠٥٠ ١٢٣ ٤٥٦٧",
    "۰۵۰۱۲۳۴۵۶۷",
    "50\u00a0123\u00a04567",
    "501234567",
    "50 123 4567",
    "050-123-4567",
    "4 (123) 4567",
    "123",
    "1".repeat(32),
  ])("may be %s", (phoneNumber) => {
    expect(faultyPaths({ phoneNumber })).toEqual([]);
  });

  it.each([
    "12",
    "1".repeat(33),
    "call me",
    "050 123 4567 ext. 5",
    "+",
    "+++971501234567",
    "<501234567>",
    "501234567\n",
    "-501234567",
    501234567,
  ])("may not be %j", (phoneNumber) => {
    expect(faultyPaths({ phoneNumber })).toEqual(["/phoneNumber"]);
  });
});

describe("a Kids Saver form", () => {
  it("keeps goals in their places", () => {
    const swapped = { ...KIDS_SAVER_FORM, educationGoal: KIDS_SAVER_FORM.activitiesGoal };
    expect(validators.KidsSaverForm(swapped)).toBe(false);
  });

  it("needs every goal and every flag, enabled or not", () => {
    for (const field of ["healthcareGoal", "healthcareGoalEnabled"]) {
      expect(validators.KidsSaverForm({ ...KIDS_SAVER_FORM, [field]: undefined })).toBe(false);
    }
  });
});
