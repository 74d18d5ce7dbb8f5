import { expect, test } from "vitest";
import { FAMILY_START } from "#client/features/family/family-start.ts";
import { LANGUAGE_NAMES } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { ANSWERED, COMPLETE } from "./family.ts";

test.each(LANGUAGE_NAMES)("%s: what is assumed for children names each of them", (language) => {
  const wording = WORDINGS[language];
  const { first, second } = wording.family.children;
  const found = FAMILY_START.assumptions({ ...COMPLETE, children: [ANSWERED, ANSWERED] }, wording);
  const labelsAt = (base: string) =>
    found.filter(({ path }) => path.startsWith(base)).map(({ label }) => label);
  // The first child's age is one of the three entries.
  expect(labelsAt("children/0/")).toHaveLength(5);
  expect(labelsAt("children/1/")).toHaveLength(6);
  for (const label of labelsAt("children/0/")) expect(label).toContain(first);
  for (const label of labelsAt("children/1/")) expect(label).toContain(second);
  expect(labelsAt("savings")).toHaveLength(1);
  const [risk] = labelsAt("pension/risk");
  expect(risk).toContain(wording.family.retirement);
});

test("the start of an education is assumed while it follows the child's age", () => {
  const follows = { ...ANSWERED, followedYear: ANSWERED.educationGoal.startYear };
  expect(
    FAMILY_START.following?.({ ...COMPLETE, children: [{ ...follows, followedYear: 2040 }, follows] }),
  ).toEqual(["children/1/educationGoal/startYear"]);
});
