import { useState } from "react";
import type { GoalType } from "#shared/domain/child-goals.ts";

export interface ExpandedGoals {
  readonly has: (type: GoalType) => boolean;
  readonly set: (types: readonly GoalType[], isExpanded: boolean) => void;
}

/** Which goals show their fields: at first the given ones, then as the visitor has it. */
export function useExpandedGoals(initial: readonly GoalType[]): ExpandedGoals {
  const [expanded, setExpanded] = useState<ReadonlySet<GoalType>>(() => new Set(initial));
  return {
    has: (type) => expanded.has(type),
    set: (types, isExpanded) =>
      setExpanded((current) => {
        const others = [...current].filter((type) => !types.includes(type));
        return new Set(isExpanded ? [...others, ...types] : others);
      }),
  };
}
