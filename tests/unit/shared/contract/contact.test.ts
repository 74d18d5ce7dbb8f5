import { describe, expect, it } from "vitest";
import { contactOf, isContactField, withoutContact } from "#shared/contract/contact.ts";
import { KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import { CONTRACT_SCHEMAS } from "#shared/schemas.ts";
import { PENSION_FORM } from "../../../fixtures/forms.ts";

const fieldsOf = (name: keyof typeof CONTRACT_SCHEMAS) => Object.keys(CONTRACT_SCHEMAS[name].properties);

const CONTACT = ["name", "email", "phoneNumberCountryCode", "phoneNumber"];

describe("contact data", () => {
  it.each([
    ["PensionForm", "PensionPlan", [...CONTACT, "companyName"], ["livingWorkingIn"]],
    ["ChildGoalForm", "ChildGoalPlan", CONTACT, []],
  ] as const)(
    "is everything in %s that is not in %s, except the place of the question",
    (form, plan, contact, rest) => {
      const planFields = fieldsOf(plan);
      const others = fieldsOf(form).filter((field) => !planFields.includes(field));
      expect(others.filter(isContactField).sort()).toEqual([...contact].sort());
      expect(others.filter((field) => !isContactField(field))).toEqual(rest);
    },
  );

  it("is everything in the Kids Saver's form besides its plan and its goals", () => {
    const planFields = fieldsOf("KidsSaverPlan");
    const others = fieldsOf("KidsSaverForm").filter((field) => !planFields.includes(field));
    expect(others.filter(isContactField).sort()).toEqual([...CONTACT].sort());
    expect(others.filter((field) => !isContactField(field))).toHaveLength(2 * KIDS_SAVER_GOALS.length);
  });

  it.each(["PensionPlan", "ChildGoalPlan", "KidsSaverPlan"] as const)("is not part of %s", (plan) => {
    expect(fieldsOf(plan).filter(isContactField)).toEqual([]);
  });

  it("and the rest make up the whole form", () => {
    expect({ ...withoutContact(PENSION_FORM), ...contactOf(PENSION_FORM) }).toEqual(PENSION_FORM);
    expect(JSON.stringify(withoutContact(PENSION_FORM))).not.toContain(PENSION_FORM.name);
  });
});
