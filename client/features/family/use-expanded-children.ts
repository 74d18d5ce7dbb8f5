import { useMemo, useState } from "react";
import type { ExpandedGoals } from "#client/features/kids-saver/GoalSections.tsx";
import type { GoalType } from "#shared/domain/child-goals.ts";

/** What of a child is shown: its own fields, and those of its goals. */
interface Shown {
  readonly isExpanded: boolean;
  readonly goals: readonly GoalType[];
}

/** Which children, and which of their goals, are shown or folded. */
export interface ExpandedChildren {
  readonly of: (
    place: number,
  ) => ExpandedGoals & Pick<Shown, "isExpanded"> & { readonly onExpand: (isExpanded: boolean) => void };
  /** Folds a child and its goals. */
  readonly fold: (place: number) => void;
  /** Expands a child, and goals of it. */
  readonly open: (place: number, goals: readonly GoalType[]) => void;
  readonly remove: (place: number) => void;
}

const FOLDED: Shown = { isExpanded: false, goals: [] };

/** Returns the children whose fields are shown: at first as given, then as the visitor expands and folds them. */
export function useExpandedChildren(initial: () => readonly Shown[]): ExpandedChildren {
  const [shown, setShown] = useState(initial);
  return useMemo(() => {
    const change = (place: number, changed: (present: Shown) => Partial<Shown>) =>
      setShown((present) => {
        const length = Math.max(present.length, place + 1);
        const all = Array.from({ length }, (_, index) => present[index] ?? FOLDED);
        return all.map((each, index) => (index === place ? { ...each, ...changed(each) } : each));
      });
    return {
      of: (place) => {
        const { isExpanded, goals } = shown[place] ?? FOLDED;
        return {
          isExpanded,
          onExpand: (next) => change(place, () => ({ isExpanded: next })),
          has: (type) => goals.includes(type),
          set: (types, next) =>
            change(place, (present) => {
              const others = present.goals.filter((type) => !types.includes(type));
              return { goals: next ? [...others, ...types] : others };
            }),
        };
      },
      fold: (place) => change(place, () => FOLDED),
      open: (place, opened) =>
        change(place, ({ goals }) => ({ isExpanded: true, goals: [...goals, ...opened] })),
      remove: (place) => setShown((present) => present.filter((_, index) => index !== place)),
    };
  }, [shown]);
}
