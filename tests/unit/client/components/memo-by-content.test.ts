import { describe, expect, it } from "vitest";
import { isSameContent } from "#client/components/memo-by-content.ts";

const onChange = () => {};

/** Props of a field, made anew as a form makes them. */
const props = () => ({
  label: "Currency",
  hint: undefined,
  binding: { id: "field-currency", value: "AED", onChange },
  choices: [
    { value: "AED", label: "AED" },
    { value: "USD", label: "USD" },
  ],
});

describe("isSameContent", () => {
  it("finds props the same that hold the same texts, lists and handlers", () => {
    expect(isSameContent(props(), props())).toBe(true);
  });

  it.each<[string, object]>([
    ["value", { ...props(), binding: { ...props().binding, value: "USD" } }],
    ["handler", { ...props(), binding: { ...props().binding, onChange: () => {} } }],
    [
      "text in a list",
      { ...props(), choices: [{ value: "AED", label: "Dirham" }, ...props().choices.slice(1)] },
    ],
    ["shorter list", { ...props(), choices: props().choices.slice(1) }],
    ["longer list", { ...props(), choices: [...props().choices, { value: "EUR", label: "EUR" }] }],
    ["further prop", { ...props(), look: "cards" }],
    ["missing prop", { ...props(), choices: undefined }],
    ["prop that was unset", { ...props(), hint: "" }],
  ])("tells another %s", (_, other) => {
    expect(isSameContent(props(), other)).toBe(false);
    expect(isSameContent(other, props())).toBe(false);
  });

  it("tells nothing from an empty object, and a number from its text", () => {
    expect(isSameContent(null, {})).toBe(false);
    expect(isSameContent({}, undefined)).toBe(false);
    expect(isSameContent(1, "1")).toBe(false);
    expect(isSameContent(Number.NaN, Number.NaN)).toBe(true);
  });
});
