import { isContactField, withoutContact } from "#shared/contract/contact.ts";
import { isRecord } from "#shared/contract/is-record.ts";
import type { Fault } from "#shared/contract/validation.ts";
import { restoreDraft } from "./restore-draft.ts";

/** What it takes to read the state of a form that came from anywhere. */
export interface StateRules<D, F> {
  readonly initial: D;
  /** The draft of a form, with all that a payload leaves out; a draft as it is. */
  readonly draftOf: (state: D | F) => D;
  /** The form as a payload carries it, right or wrong. */
  readonly formOf: (draft: D) => object;
  /** Every fault of a draft by the contract. */
  readonly findFaults: (draft: D) => readonly Fault[];
}

/** What of a form could not be opened: all of it, or some. */
export type Unread =
  | "damaged"
  | {
      /** Fields that are missing or could not be read, by path. */
      readonly fields: readonly string[];
      /** Whether it holds what this form does not know. */
      readonly hasUnknown: boolean;
    };

interface ReadState<D> {
  readonly draft: D;
  /** Undefined where all of it was read. */
  readonly unread: Unread | undefined;
}

/**
 * Opens of a form's state what can be read, whatever it holds: another version of this app may have written it, or
 * somebody by hand. Contact data may be missing.
 */
export function readState<D extends object, F>(state: unknown, rules: StateRules<D, F>): ReadState<D> {
  const { initial, draftOf, formOf, findFaults } = rules;
  if (!isRecord(state) || isOfAnother(state, initial)) return { draft: initial, unread: "damaged" };
  const readable = withReadableNumbers(state, initial);
  const sound = Object.entries(restoreDraft(readable, initial, findFaults)).filter(([field]) =>
    Object.hasOwn(readable, field),
  );
  const form = { ...formOf(initial), ...Object.fromEntries(sound) } as F;
  const draft = restoreDraft(draftOf(form), initial, findFaults);
  const unread = unreadOf(leavesOf(state), leavesOf(draft), leavesOf(formOf(initial)));
  return { draft, unread };
}

/** A form that has a type of plan is none of another type, nor of a calculator without. */
function isOfAnother(state: Readonly<Record<string, unknown>>, initial: object): boolean {
  return Object.hasOwn(state, "type") && state["type"] !== new Map(Object.entries(initial)).get("type");
}

/** No amount of money or time comes near it. */
const LARGEST_NUMBER = 1e12;

/** A state without what stands for numbers and is none: nobody typed it here, who could then mend it. */
function withReadableNumbers(
  state: Readonly<Record<string, unknown>>,
  initial: object,
): Readonly<Record<string, unknown>> {
  const expected = new Map<string, unknown>(Object.entries(initial));
  return Object.fromEntries(
    Object.entries(state).flatMap(([field, value]) => {
      const like = expected.get(field);
      if (typeof like === "number")
        return typeof value === "number" && Math.abs(value) <= LARGEST_NUMBER ? [[field, value]] : [];
      return [[field, isRecord(like) && isRecord(value) ? withReadableNumbers(value, like) : value]];
    }),
  );
}

function unreadOf(sent: Leaves, read: Leaves, expected: Leaves): Unread | undefined {
  const known = [...sent.keys()].filter((path) => read.has(path));
  const asked = [...new Set([...expected.keys(), ...known])].filter((path) => !isContactField(path));
  const fields = asked.filter((path) => sent.get(path) !== read.get(path));
  if (fields.length === asked.length) return "damaged";
  const hasUnknown = known.length < sent.size;
  return fields.length > 0 || hasUnknown ? { fields, hasUnknown } : undefined;
}

type Leaves = ReadonlyMap<string, unknown>;

/** The fields of a state by path, those of objects within included. */
export function leavesOf(state: object, base = ""): Leaves {
  return new Map(
    Object.entries(state).flatMap(([name, value]): (readonly [string, unknown])[] =>
      isRecord(value) ? [...leavesOf(value, `${base}${name}/`)] : [[`${base}${name}`, value]],
    ),
  );
}

/** Whether two drafts are the same plan, whoever filled them in. */
export function isSamePlan(one: object, other: object): boolean {
  return JSON.stringify(withoutContact(one)) === JSON.stringify(withoutContact(other));
}
