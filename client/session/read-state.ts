import { isContactField, withoutContact } from "#shared/contract/contact.ts";
import { isRecord } from "#shared/contract/is-record.ts";
import { decodePayload } from "#shared/contract/payload-codec.ts";
import type { Fault } from "#shared/contract/validation.ts";

/** Rules of a form for reading its states, whatever they come from. */
export interface FormRules<D, F> {
  readonly initial: D;
  /** Returns the draft of a form, with everything that a payload leaves out; returns a draft unchanged. */
  draftOf(state: D | F): D;
  /** Returns the state of a form, which may be damaged, with its parts in the draft's shape, where that is another. */
  inShapeOfDraft?(state: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
  /** Returns the form as a payload carries it, valid or not. */
  formOf(draft: D): object;
  /** Returns every fault of a draft by the contract. */
  findFaults(draft: D): readonly Fault[];
}

/** Parts of a form that could not be opened: "damaged" for all of it, or a list. */
export type Unread =
  | "damaged"
  | {
      /** Fields that are missing or could not be read, by path. */
      readonly fields: readonly string[];
      /** Fields of the state that this form does not know, by path. */
      readonly unknown: readonly string[];
    };

interface ReadState<D> {
  readonly draft: D;
  /** Undefined if all of it was read. */
  readonly unread: Unread | undefined;
}

/** Opens the readable parts of a state, which may be of another version of this app, or written by hand. */
export function readState<D extends object, F>(sent: unknown, rules: FormRules<D, F>): ReadState<D> {
  const { initial, draftOf, formOf, findFaults } = rules;
  if (!isRecord(sent) || isOfAnother(sent, initial)) return { draft: initial, unread: "damaged" };
  const state = rules.inShapeOfDraft?.(sent) ?? sent;
  const readable = withReadableNumbers(state, initial);
  const sound = Object.entries(restoreDraft(readable, initial, findFaults)).filter(([field]) =>
    Object.hasOwn(readable, field),
  );
  const form = { ...formOf(initial), ...Object.fromEntries(sound) } as F;
  const draft = restoreDraft(draftOf(form), initial, findFaults);
  const unread = unreadOf(leavesOf(state), leavesOf(draft), leavesOf(formOf(initial)));
  return { draft: unread === "damaged" ? initial : draft, unread };
}

/** Returns whether a state belongs to another form: another type of plan, or a type where this form has none. */
function isOfAnother(state: Readonly<Record<string, unknown>>, initial: object): boolean {
  return Object.hasOwn(state, "type") && state["type"] !== new Map(Object.entries(initial)).get("type");
}

/** Larger than any amount of money or time. */
const LARGEST_NUMBER = 1e12;

/** Returns a state without invalid values for numbers: nobody typed them here, so nobody could correct them. */
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
      return [[field, readable(value, like)]];
    }),
  );
}

function readable(value: unknown, like: unknown): unknown {
  if (isRecord(like) && isRecord(value)) return withReadableNumbers(value, like);
  return Array.isArray(like) && Array.isArray(value) ? value.map((each) => readable(each, like[0])) : value;
}

function unreadOf(sent: Leaves, read: Leaves, expected: Leaves): Unread | undefined {
  const known = [...sent.keys()].filter((path) => read.has(path));
  const unknown = [...sent.keys()].filter((path) => !read.has(path));
  const isOwn = (path: string) => !isContactField(path);
  // A state with more fields of another form than of this one belongs to the other, whatever they share.
  if (unknown.length > known.filter(isOwn).length) return "damaged";
  const asked = [...new Set([...expected.keys(), ...known])].filter(isOwn);
  const fields = asked.filter((path) => sent.get(path) !== read.get(path));
  if (fields.length === asked.length) return "damaged";
  return fields.length + unknown.length > 0 ? { fields, unknown } : undefined;
}

type Leaves = ReadonlyMap<string, unknown>;

/** Returns the fields of a state by path, including those of nested objects and lists. */
export function leavesOf(state: object, base = ""): Leaves {
  return new Map(
    Object.entries(state).flatMap(([name, value]): (readonly [string, unknown])[] =>
      isRecord(value) || Array.isArray(value)
        ? [...leavesOf(value, `${base}${name}/`)]
        : [[`${base}${name}`, value]],
    ),
  );
}

/** Returns whether two drafts are the same plan, regardless of their contact data. */
export function isSamePlan(one: object, other: object): boolean {
  return JSON.stringify(withoutContact(one)) === JSON.stringify(withoutContact(other));
}

/** Rules that a choice breaks if it is not one of the options. */
const CHOICE_RULES: ReadonlySet<string> = new Set(["enum", "const"]);

/**
 * Returns a draft as an earlier visit left it. Unknown fields, wrong types and choices that are not options become
 * those of the initial draft. A number may be out of range, as when it was typed; the form reports it.
 */
export function restoreDraft<D extends object>(
  kept: unknown,
  initial: D,
  findFaults: (draft: D) => readonly Fault[],
): D {
  const draft = withTyped(initial, kept);
  const unknownChoices = findFaults(draft).filter(({ rule }) => CHOICE_RULES.has(rule));
  return unknownChoices.reduce<D>(
    (reset, { path }) => withInitial(reset, initial, path.split("/").slice(1)),
    draft,
  );
}

/** Returns a value in which the one at a path is the initial one. */
function withInitial<T>(value: T, initial: unknown, [name, ...inner]: readonly string[]): T {
  if (name === undefined) return initial as T;
  if (Array.isArray(value) && Array.isArray(initial)) {
    return value.map((each, index) =>
      String(index) === name ? withInitial(each, initial[0], inner) : each,
    ) as T;
  }
  if (!isRecord(value) || !isRecord(initial) || !Object.hasOwn(initial, name)) return value;
  return { ...value, [name]: withInitial(value[name], initial[name], inner) };
}

/** Returns the initial values, each replaced by the kept one if that has its type. */
function withTyped<T extends object>(initial: T, kept: unknown): T {
  if (!isRecord(kept)) return initial;
  const entries = Object.entries(initial).map(([field, value]) => [field, typed(value, kept[field])]);
  return { ...initial, ...Object.fromEntries(entries) };
}

/** The first entry of a list stands for all of them. */
function typed(initial: unknown, kept: unknown): unknown {
  if (Array.isArray(initial))
    return Array.isArray(kept) ? kept.map((each) => typed(initial[0], each)) : initial;
  if (isRecord(initial)) return withTyped(initial, kept);
  const isText = typeof initial === "number" && typeof kept === "string";
  return isText || typeof kept === typeof initial ? kept : initial;
}

/** Opens the readable parts of a payload. Contact data are part of it. */
export function readPayload<D extends object, F>(payload: string, rules: FormRules<D, F>): ReadState<D> {
  return readState(decoded(payload), rules);
}

/** Returns the content of a payload; undefined if it is damaged. */
export function decoded(payload: string): unknown {
  try {
    return decodePayload(payload);
  } catch {
    return undefined;
  }
}
