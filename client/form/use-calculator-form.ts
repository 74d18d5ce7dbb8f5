import { useForm } from "@mantine/form";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { FieldBinding } from "#client/components/field.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { keepDraftSoon } from "#client/session/history-draft.ts";
import { type FormRules, leavesOf, type Unread } from "#client/session/read-state.ts";
import type { Session } from "#client/session/session.ts";
import { usePayload } from "#client/session/use-payload.ts";
import { useSession } from "#client/session/use-session.ts";
import type { Contact } from "#shared/contract/contact.ts";
import type { Fault } from "#shared/contract/validation.ts";
import { fieldId } from "./FieldLinks.tsx";
import { faultText, fieldOf } from "./faults.ts";
import { findPhoneFaults, usePhoneFaults, withReadPhone } from "./phone-faults.ts";

/** The fields of a form, or of an object within it. */
export interface FormFields<D> {
  readonly draft: D;
  readonly field: <K extends keyof D & string>(name: K) => FieldBinding<D[K]>;
}

export interface CalculatorForm<D> extends FormFields<D> {
  /** The fields of an object within the form. */
  readonly part: <K extends keyof D & string>(name: K) => FormFields<D[K]>;
  /** The present draft, even if it changed since the last render. */
  readonly draft: D;
  /** Puts another draft into the form, or one that is made of the present draft. */
  readonly replace: (draft: D | ((present: D) => D)) => void;
  /** Takes over the draft of the session, which an action has changed. */
  readonly follow: () => void;
  /** Parts of the link to this page that could not be opened. */
  readonly unread: Unread | undefined;
  /** Every fault of the fields on this page, shown or not: Continue waits until there are none. */
  readonly faults: readonly Fault[];
  /** Shows every fault. If there are none, normalizes the phone number. @returns whether there are none */
  readonly validate: () => Promise<boolean>;
}

/** What a field does with its form. */
type FieldHandlers = Pick<FieldBinding<unknown>, "onChange" | "onBlur">;

/** A form on one page asks for every field. */
const EVERYTHING = () => true;

/**
 * Holds the state of a calculator's form, as it was left or as the payload of its address has it. Faults are derived
 * from the values at every change, so that a fault of two fields is never stale.
 * @param session outlives the page, so that Back returns to the form as it was left
 * @param asksFor returns whether this page of the form asks for a field: it ignores faults of other fields
 */
export function useCalculatorForm<D extends Contact, F>(
  session: Session<D, F, unknown, unknown>,
  rules: FormRules<D, F>,
  asksFor: (field: string) => boolean = EVERYTHING,
): CalculatorForm<D> {
  const { findFaults } = rules;
  const wording = useWording();
  const payload = usePayload();
  const [entered] = useState(() => session.enter(rules, payload));
  const unread = useSession(session, (state) => state.unread);
  // Within the event of a change: what follows the session need not wait for the form to be drawn.
  const edit = useCallback((changed: D) => session.edit(changed), [session]);
  const {
    values: draft,
    getValues,
    setValues,
    getTouched,
    setTouched,
  } = useForm<D>({
    initialValues: entered,
    initialTouched: session.state().visited,
    onValuesChange: edit,
  });
  const visited = getTouched();
  const phoneFaults = usePhoneFaults(draft);
  const faults = useMemo(
    () => [...findFaults(draft), ...phoneFaults].filter((fault) => asksFor(fieldOf(fault))),
    [findFaults, draft, phoneFaults, asksFor],
  );

  useEffect(() => session.leave(visited), [session, visited]);
  useEffect(() => keepDraftSoon(session.calculator, draft), [session, draft]);

  /** Handlers by path. They act on the present form, so that they stay the same and no other field is drawn again. */
  const [handlers] = useState(() => new Map<string, FieldHandlers>());

  // The same object as long as the form does not change, so that arriving results redraw no field.
  return useMemo(() => {
    const shownFault = (path: string) =>
      visited[path] ? faults.find((fault) => fieldOf(fault) === path) : undefined;

    const handlersOf = (path: string, change: (value: never) => void): FieldHandlers => {
      const known = handlers.get(path) ?? {
        onChange: change as (value: unknown) => void,
        onBlur: () => setTouched((touched) => (touched[path] ? touched : { ...touched, [path]: true })),
      };
      handlers.set(path, known);
      return known;
    };

    /** Sets values by their names: a generic form has no type for the paths that Mantine's setters take. */
    const bindFields = <T>(
      valuesOf: () => T,
      change: (changed: object) => void,
      base: string,
    ): FormFields<T> => ({
      draft: valuesOf(),
      field: (name) => {
        const path = `${base}${name}`;
        const value = valuesOf()[name];
        const fault = shownFault(path);
        return {
          id: fieldId(path),
          value,
          ...handlersOf(path, (next) => change({ [name]: next })),
          error: fault && faultText(fault, value, wording),
        };
      },
    });
    const fields = bindFields(getValues, (changed) => setValues(changed as Partial<D>), "");

    return {
      ...fields,
      get draft() {
        return getValues();
      },
      // Mantine hands over every value, whatever its type says.
      replace: setValues as CalculatorForm<D>["replace"],
      follow: () => setValues(session.state().draft ?? getValues()),
      unread,
      part: (name) => {
        const valuesOf = () => getValues()[name];
        return bindFields(
          valuesOf,
          (changed) => fields.field(name).onChange({ ...valuesOf(), ...changed }),
          `${name}/`,
        );
      },
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
  }, [
    session,
    visited,
    faults,
    unread,
    wording,
    handlers,
    getValues,
    setValues,
    setTouched,
    findFaults,
    asksFor,
  ]);
}
