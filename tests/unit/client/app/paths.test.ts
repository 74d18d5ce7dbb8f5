import { expect, test } from "vitest";
import { redirectOfRoot } from "#client/app/paths.ts";

test("redirects the root on the education host alone", () => {
  expect(redirectOfRoot("education.example.com", "education.example.com")).toBe("/education");
  expect(redirectOfRoot("example.com", "education.example.com")).toBeUndefined();
});
