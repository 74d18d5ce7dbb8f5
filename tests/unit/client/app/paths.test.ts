import { expect, test } from "vitest";
import { redirectOfRoot } from "#client/app/paths.ts";

test("redirects the root on the education host alone", () => {
  const site = { host: "education.example.com", path: "/education" };
  expect(redirectOfRoot("education.example.com", site)).toBe("/education");
  expect(redirectOfRoot("example.com", site)).toBeUndefined();
});
