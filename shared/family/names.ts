import { HORIZON_AGE } from "#shared/domain/limits.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { FamilyChild, FamilyPlan } from "./schemas.ts";

const PLACES = ["first", "second", "third", "fourth"] as const;

/** What a child is called, as it has no name: on its own, and within a sentence. */
export interface ChildName {
  readonly alone: string;
  readonly inSentence: string;
}

/** Returns what a family's child is called. @param index its place in the plan @param count number of children */
export function childName(index: number, count: number, { family }: Wording): ChildName {
  const place = count === 1 ? "only" : PLACES[index];
  if (place === undefined) throw new RangeError(`a family has no child ${index + 1}`);
  return { alone: family.children[place], inSentence: family.childrenInSentence[place] };
}

/**
 * Returns the name of each child with its age.
 * @example namesWithAges({ children: [{ age: 12 }, { age: 7 }] }, en) // ["First child, age 12", "Second child, age 7"]
 */
export function namesWithAges(
  { children }: { readonly children: readonly Pick<FamilyChild, "age">[] },
  wording: Wording,
): readonly string[] {
  return children.map(({ age }, index) =>
    wording.family.childOfAge({ child: childName(index, children.length, wording).alone, age }),
  );
}

/** Returns what the family's savings are for: the goals of each child, then retirement; within a sentence. */
export function partNames({ children }: FamilyPlan, wording: Wording): readonly string[] {
  const { parts } = wording.family;
  return [
    ...children.map((_, index) =>
      parts.child({ child: childName(index, children.length, wording).inSentence }),
    ),
    parts.retirement({ horizon: HORIZON_AGE }),
  ];
}
