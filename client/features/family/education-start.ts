import type { FieldBinding } from "#client/components/field.ts";
import type { GoalEntries } from "#client/features/kids-saver/kids-saver-draft.ts";
import { educationYear } from "#client/form/education-year.ts";
import type { FormPart } from "#client/form/form-part.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";

/** The part of a child that its age decides. */
interface Education extends Pick<GoalEntries, "educationGoal"> {
  /** The start year that the last age led to: as long as it is the education's, that follows the age. */
  readonly followedYear: number | string;
}

/** Returns the education of a child of another age: from the age of universities on, or soon, unless the visitor chose a year. */
export function withFollowingEducation(
  { educationGoal, followedYear }: Education,
  age: number | string,
  start: PlanMonth,
): Education {
  const next = educationYear(age, start) ?? followedYear;
  const isFollowing = educationGoal.startYear === followedYear;
  return {
    educationGoal: isFollowing ? { ...educationGoal, startYear: next } : educationGoal,
    followedYear: next,
  };
}

/** Returns the field of a child's age, which its education follows. */
export function childAge(
  form: Pick<FormPart<Education & { readonly age: number | string }>, "field" | "update">,
  start: PlanMonth,
): FieldBinding<number | string> {
  return {
    ...form.field("age"),
    onChange: (age) => form.update((child) => ({ age, ...withFollowingEducation(child, age, start) })),
  };
}
