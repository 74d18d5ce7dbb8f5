import type { FieldBinding } from "#client/components/field.ts";
import type { GoalEntries } from "#client/features/kids-saver/kids-saver-draft.ts";
import type { FormPart } from "#client/form/form-part.ts";
import { EDUCATION_START_AGE } from "#shared/domain/defaults.ts";
import { CHILD_GOAL_LIMITS, isWithin } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";

/** The part of a child that its age decides. */
interface Education extends Pick<GoalEntries, "educationGoal"> {
  /** The start year that the last age led to: as long as it is the education's, that follows the age. */
  readonly followedYear: number | string;
}

/** Returns the education of a child of another age: from the age of universities on, unless the visitor chose a year. */
export function withFollowingEducation(
  { educationGoal, followedYear }: Education,
  age: number | string,
  { year }: PlanMonth,
): Education {
  const isAhead = isWithin(CHILD_GOAL_LIMITS.age, age) && age < EDUCATION_START_AGE;
  const next = isAhead ? year + EDUCATION_START_AGE - age : followedYear;
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
