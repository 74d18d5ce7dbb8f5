import { useForm } from "@mantine/form";
import { useEffect, useMemo, useState } from "react";
import type { FieldBinding } from "#client/components/field.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { Fault } from "#shared/contract/validation.ts";
import { fieldId } from "./FieldLinks.tsx";
import { faultText, fieldOf } from "./faults.ts";
import { type FormMemory, type FormRules, openForm } from "./form-memory.ts";
import { keepDraftSoon } from "./history-draft.ts";
import { findPhoneFaults, type PhoneEntry, usePhoneFaults, withReadPhone } from "./phone-faults.ts";
import { leavesOf, type Unread } from "./read-state.ts";
import { usePayload } from "./use-payload.ts";

/** The fields of a form, or of an object within it. */
export interface FormFields<D> {
  readonly draft: D;
  readonly field: <K extends keyof D & string>(name: K) => FieldBinding<D[K]>;
}

export interface CalculatorForm<D> extends FormFields<D> {
  /** The fields of an object within the form. */
  readonly part: <K extends keyof D & string>(name: K) => FormFields<D[K]>;
  /** As it is now, be it since the last render. */
  readonly draft: D;
  /** Takes another draft in place of it. */
  readonly replace: (draft: D) => void;
  /** Takes the draft of another plan. */
  readonly open: (draft: D) => void;
  /** What could not be opened of the address that led here. */
  readonly unread: Unread | undefined;
  /** Every fault of the fields that this page asks for, shown at them or not: Continue waits until there is none. */
  readonly faults: readonly Fault[];
  /**
   * Shows every fault, as if each field had been left, and where there is none brings the phone number into the form in
   * which it is kept. @returns whether there is none
   */
  readonly validate: () => Promise<boolean>;
}

/** A form on one page asks for everything. */
const EVERYTHING = () => true;

/**
 * The state of a calculator's form, as it was left or as the payload of its address has it. Values and visited fields
 * live in Mantine's form; faults follow from the values at every change, so that one that depends on two fields is never
 * stale.
 * @param memory outlives the page, so that Back returns to the form as it was left
 * @param asksFor which fields this page of the form asks for: faults of others are none of its own
 */
export function useCalculatorForm<D extends PhoneEntry, F>(
  memory: FormMemory<D, F>,
  rules: FormRules<D, F>,
  asksFor: (field: string) => boolean = EVERYTHING,
): CalculatorForm<D> {
  const { findFaults } = rules;
  const wording = useWording();
  const payload = usePayload();
  const [opened] = useState(() => openForm(memory, rules, payload));
  const [unread, setUnread] = useState(opened.unread);
  const { values, getValues, setValues, getTouched, setTouched } = useForm<D>({
    initialValues: opened.draft,
    initialTouched: opened.visited,
  });
  const draft = values;
  const visited = getTouched();
  const phoneFaults = usePhoneFaults(draft);
  const faults = useMemo(
    () => [...findFaults(draft), ...phoneFaults].filter((fault) => asksFor(fieldOf(fault))),
    [findFaults, draft, phoneFaults, asksFor],
  );

  useEffect(() => {
    Object.assign(memory, { draft, visited, unread });
  }, [memory, draft, visited, unread]);
  useEffect(() => keepDraftSoon(memory.name, draft), [memory, draft]);

  // The same as long as nothing of it changes: results that arrive then draw no field anew.
  return useMemo(() => {
    const shownFault = (path: string) =>
      visited[path] ? faults.find((fault) => fieldOf(fault) === path) : undefined;

    /** Values are set whole: the paths that Mantine's setters take have no type that a generic form could fulfil. */
    const bindFields = <T>(valuesOf: () => T, replace: (values: T) => void, base: string): FormFields<T> => ({
      draft: valuesOf(),
      field: (name) => {
        const path = `${base}${name}`;
        const value = valuesOf()[name];
        const fault = shownFault(path);
        return {
          id: fieldId(path),
          value,
          onChange: (next) => replace({ ...valuesOf(), [name]: next }),
          onBlur: () => setTouched((touched) => (touched[path] ? touched : { ...touched, [path]: true })),
          error: fault && faultText(fault, value, wording),
        };
      },
    });
    const fields = bindFields(getValues, setValues, "");

    return {
      ...fields,
      get draft() {
        return getValues();
      },
      replace: setValues,
      open: (next: D) => {
        setUnread(undefined);
        setValues(next);
      },
      unread,
      part: (name) => bindFields(() => getValues()[name], fields.field(name).onChange, `${name}/`),
      faults,
      validate: async () => {
        const own = [...leavesOf(getValues()).keys()].filter(asksFor);
        setTouched((touched) => ({ ...touched, ...Object.fromEntries(own.map((path) => [path, true])) }));
        const all = [...findFaults(getValues()), ...(await findPhoneFaults(getValues()))];
        const isValid = !all.some((fault) => asksFor(fieldOf(fault)));
        if (isValid) setValues(await withReadPhone(getValues()));
        return isValid;
      },
    };
  }, [visited, faults, unread, wording, getValues, setValues, setTouched, findFaults, asksFor]);
}
