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
import { type BindField, type FormPart, formPart, type PartUpdates } from "./form-part.ts";
import { findPhoneFaults, usePhoneFaults, withReadPhone } from "./phone-faults.ts";

export interface CalculatorForm<D> extends FormPart<D> {
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
  session: Session<D, F, unknown, unknown, unknown>,
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
  useEffect(() => keepDraftSoon(session.calculator, draft, session.openedPlan()), [session, draft]);

  // Mantine hands over every value, whatever its type says.
  const update = useCallback<CalculatorForm<D>["update"]>(
    (change) => setValues(change as Parameters<typeof setValues>[0]),
    [setValues],
  );
  const [updates] = useState<PartUpdates>(() => new Map());

  /** Handlers by path. They act on the present form, so that they stay the same and no other field is drawn again. */
  const [handlers] = useState(() => new Map<string, FieldHandlers>());

  // The same object as long as the form does not change, so that arriving results redraw no field.
  return useMemo(() => {
    const shownFault = (path: string) =>
      visited[path] ? faults.find((fault) => fieldOf(fault) === path) : undefined;

    const handlersOf = (path: string, change: (value: unknown) => void): FieldHandlers => {
      const known = handlers.get(path) ?? {
        onChange: change,
        onBlur: () => setTouched((touched) => (touched[path] ? touched : { ...touched, [path]: true })),
      };
      handlers.set(path, known);
      return known;
    };

    const bind: BindField = (path, value, change) => {
      const fault = shownFault(path);
      return {
        id: fieldId(path),
        value,
        ...handlersOf(path, change),
        error: fault && faultText(fault, value, wording),
      };
    };

    return Object.assign(formPart(getValues, update, { bind, updates }), {
      follow: () => setValues(session.state().draft ?? getValues()),
      unread,
      faults,
      validate: async () => {
        const own = [...leavesOf(getValues()).keys()].filter(asksFor);
        setTouched((touched) => ({ ...touched, ...Object.fromEntries(own.map((path) => [path, true])) }));
        const all = [...findFaults(getValues()), ...(await findPhoneFaults(getValues()))];
        const isValid = !all.some((fault) => asksFor(fieldOf(fault)));
        if (isValid) setValues(await withReadPhone(getValues()));
        return isValid;
      },
    });
  }, [
    session,
    visited,
    faults,
    unread,
    wording,
    handlers,
    update,
    updates,
    getValues,
    setValues,
    setTouched,
    findFaults,
    asksFor,
  ]);
}
