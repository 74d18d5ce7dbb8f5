import { beforeEach, expect, test } from "vitest";
import { type FormPart, formPart, type PartUpdates } from "#client/form/form-part.ts";

interface Values {
  readonly name: string;
  readonly children: readonly { readonly age: number; readonly education: { readonly startYear: number } }[];
}

const VALUES: Values = {
  name: "Layla",
  children: [
    { age: 12, education: { startYear: 2032 } },
    { age: 7, education: { startYear: 2037 } },
  ],
};

let values: Values;
let form: FormPart<Values>;

beforeEach(() => {
  values = VALUES;
  const updates: PartUpdates = new Map();
  form = formPart(
    () => values,
    (change) => {
      values = { ...values, ...change(values) };
    },
    {
      bind: (path, value, onChange) => ({ id: path, value, onChange, onBlur: () => {}, error: undefined }),
      updates,
    },
  );
});

const second = () => form.part("children").part(1);

test("a field of a part within a list has the path through all of them", () => {
  expect(second().part("education").field("startYear")).toMatchObject({
    id: "children/1/education/startYear",
    value: 2037,
  });
});

test("a change of a part leaves everything beside it as it is", () => {
  second().part("education").field("startYear").onChange(2038);
  expect(values).toEqual({
    name: "Layla",
    children: [VALUES.children[0], { age: 7, education: { startYear: 2038 } }],
  });
  expect(values.children[0]).toBe(VALUES.children[0]);
});

test("a part shows its present values, and changes several at once", () => {
  const child = second();
  child.update(({ age, education }) => ({ age: age + 1, education }));
  child.field("age").onChange(child.draft.age + 1);
  expect(child.draft).toEqual({ age: 9, education: { startYear: 2037 } });
});

test("the function that changes a part stays the same", () => {
  expect(second().update).toBe(second().update);
  expect(second().update).not.toBe(form.part("children").part(0).update);
});
