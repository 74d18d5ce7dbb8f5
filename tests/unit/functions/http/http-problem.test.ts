import { describe, expect, it } from "vitest";
import { invalidInput } from "#functions/http/http-problem.ts";

const fault = (path: string, rule = "enum") => ({ path, rule, message: "must be one of …" });

describe("invalidInput", () => {
  it("lists fifty faults at most", () => {
    const faults = Array.from({ length: 51 }, (_, index) => fault(`/goals/${index}`));
    expect(invalidInput(faults).faults).toEqual(faults.slice(0, 50));
  });

  it("reports every fault", () => {
    const faults = [fault("/age", "minimum"), fault("/risk")];
    expect(invalidInput(faults)).toMatchObject({ code: "invalid-input", faults });
  });

  // Specification sections 5 and 8.
  it.each([
    ["/country", "invalid-country-of-retirement", "Invalid countryOfRetirement"],
    ["/countryOfExpense", "invalid-country", "Invalid country"],
    ["/pension/country", "invalid-country-of-retirement", "Invalid countryOfRetirement"],
    ["/children/1/goals/0/countryOfExpense", "invalid-country", "Invalid country"],
    ["/goals/3/countryOfExpense", "invalid-country", "Invalid country"],
    ["/plan/country", "invalid-country-of-retirement", "Invalid countryOfRetirement"],
    ["/plan/pension/country", "invalid-country-of-retirement", "Invalid countryOfRetirement"],
    ["/plan/countryOfExpense", "invalid-country", "Invalid country"],
    ["/plan/children/1/goals/0/countryOfExpense", "invalid-country", "Invalid country"],
  ])("uses the specification's words for an unknown %s", (path, code, message) => {
    const age = fault("/age", "minimum");
    expect(invalidInput([age, fault(path)])).toMatchObject({
      code,
      message,
      faults: [age, { path, message }],
    });
  });

  it.each(["/countries", "/goals/country", "/x/countryOfExpense", "/risk"])(
    "treats %s like any other field",
    (path) => {
      expect(invalidInput([fault(path)]).code).toBe("invalid-input");
    },
  );

  it("treats a missing country like any other missing field", () => {
    expect(invalidInput([fault("/country", "required")]).code).toBe("invalid-input");
  });
});
