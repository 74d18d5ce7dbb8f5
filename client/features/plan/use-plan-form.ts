import { useState } from "react";
import type { FieldBinding } from "#client/components/field-binding.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Fault } from "#shared/contract/validation.ts";
import { faultText } from "./fault-text.ts";
import { fieldOf } from "./find-faults.ts";
import { findPhoneFaults, type PhoneEntry, usePhoneFaults } from "./phone-faults.ts";

/** A form as it was left. */
export interface FormMemory<D> {
  draft: D;
  /** Fields that were left once: from then on their faults are shown. */
  visited: ReadonlySet<string>;
}

export interface PlanForm<D> {
  readonly draft: D;
  readonly field: <K extends keyof D & string>(name: K) => FieldBinding<D[K]>;
  readonly canContinue: boolean;
  /** Shows every fault, as if each field had been left. @returns whether there is none */
  readonly validate: () => Promise<boolean>;
}

/**
 * The state of a plan's form. Faults follow from the draft; which of them are shown depends on the fields visited.
 * @param memory outlives the page, so that Back returns to the form as it was left
 * @param findFaults every fault of a draft by the contract
 */
export function usePlanForm<D extends PhoneEntry & { readonly name: string }>(
  memory: FormMemory<D>,
  findFaults: (draft: D) => readonly Fault[],
): PlanForm<D> {
  const wording = useWording();
  const [{ draft, visited }, setState] = useState({ ...memory });
  const faults = [...findFaults(draft), ...usePhoneFaults(draft)];

  const change = (next: Partial<FormMemory<D>>) => {
    Object.assign(memory, next);
    setState({ ...memory });
  };
  const shownFault = (name: string) =>
    visited.has(name) ? faults.find((fault) => fieldOf(fault) === name) : undefined;

  return {
    draft,
    field: (name) => {
      const fault = shownFault(name);
      return {
        value: draft[name],
        onChange: (value) => change({ draft: { ...memory.draft, [name]: value } }),
        onBlur: () => {
          if (!memory.visited.has(name)) change({ visited: new Set([...memory.visited, name]) });
        },
        error: fault && faultText(fault, draft[name], wording),
      };
    },
    canContinue: draft.name !== "" && !faults.map(fieldOf).some(shownFault),
    validate: async () => {
      change({ visited: new Set(Object.keys(draft)) });
      const all = [...findFaults(draft), ...(await findPhoneFaults(draft))];
      return all.length === 0;
    },
  };
}
