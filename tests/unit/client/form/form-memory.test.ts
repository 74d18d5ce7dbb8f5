import { afterEach, describe, expect, test, vi } from "vitest";
import { dropReloadNote, noteReload } from "#client/components/reload-note.ts";
import {
  type FormMemory,
  type FormRules,
  formMemory,
  keepFormForReload,
  losesOnReload,
  openForm,
} from "#client/form/form-memory.ts";
import { keepDraft, keepDraftSoon, keepForReload } from "#client/form/history-draft.ts";
import { restoreDraft } from "#client/form/restore-draft.ts";
import { NO_CONTACT } from "#shared/contract/contact.ts";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import type { Fault } from "#shared/contract/validation.ts";

interface Draft {
  readonly name: string;
  readonly age: number | string;
  readonly fund: string;
  readonly isCapped: boolean;
  readonly goal: { readonly year: number | string };
}

const INITIAL: Draft = { name: "", age: 10, fund: "", isCapped: false, goal: { year: 2030 } };

const findFaults = ({ fund }: Draft): readonly Fault[] =>
  ["Shares", "Bonds"].includes(fund) ? [] : [{ path: "/fund", rule: "enum", message: "unknown" }];

const isDraft = (state: unknown): state is Draft =>
  typeof state === "object" && state !== null && "fund" in state && state.fund === "Shares";

const RULES: FormRules<Draft> = {
  initial: INITIAL,
  validateForm: (state) => (isDraft(state) ? { ok: true, value: state } : { ok: false, faults: [] }),
  draftOf: (state) => state,
  formOf: (draft) => draft,
  findFaults,
};

const memory = (more: Partial<FormMemory<Draft>> = {}): FormMemory<Draft> => ({ name: "test", ...more });

/** Stands in for the entry of the browser's history. */
function stubHistory(state: unknown) {
  const history = {
    state,
    replaceState: (next: unknown) => {
      history.state = next;
    },
  };
  vi.stubGlobal("window", { history });
  return history;
}

afterEach(() => vi.unstubAllGlobals());

describe("a kept draft", () => {
  const restore = (kept: unknown) => restoreDraft(kept, INITIAL, findFaults);

  test("comes back as it was, with a number as far as it was typed", () => {
    const kept = { age: "", fund: "Bonds", isCapped: true, goal: { year: "203" } };
    expect(restore(kept)).toEqual({ ...INITIAL, ...kept });
  });

  test("is the initial one where it is none", () => {
    for (const kept of [undefined, null, 7, "x", [], [1]]) expect(restore(kept)).toEqual(INITIAL);
  });

  test("loses unknown fields, wrong types and choices that are not on offer", () => {
    const kept = { other: 1, age: true, fund: "Gold", isCapped: "yes", goal: { year: null, other: 1 } };
    expect(restore(kept)).toEqual(INITIAL);
    expect(restore({ goal: 2031 })).toEqual(INITIAL);
  });
});

describe("a form opens", () => {
  const draft = { ...INITIAL, name: "Layla", fund: "Shares" };

  test("as it was left", () => {
    expect(openForm(memory({ draft, visited: { name: true } }), RULES, null)).toEqual({
      draft,
      visited: { name: true },
    });
  });

  test("as a reload left it, without the contact data", () => {
    const history = stubHistory({ key: "entry" });
    keepDraft("test", draft);
    expect(history.state).toMatchObject({ key: "entry" });
    expect(JSON.stringify(history.state)).not.toContain("Layla");
    expect(openForm(memory(), RULES, null).draft).toEqual({ ...draft, name: "" });
    expect(openForm(memory({ name: "other" }), RULES, null).draft).toEqual(INITIAL);
  });

  test("with the contact data after the reload that follows a failure, and never again", () => {
    const history = stubHistory({});
    keepDraft("test", draft);
    noteReload(keepForReload("test", draft));
    expect(openForm(memory(), RULES, null).draft).toEqual(draft);
    expect(openForm(memory({ name: "other" }), RULES, null).draft).toEqual(INITIAL);
    dropReloadNote();
    expect(JSON.stringify(history.state)).not.toContain("Layla");
    expect(openForm(memory(), RULES, null).draft).toEqual({ ...draft, name: "" });
  });

  test("whole, even if its calculation failed before anything was kept", () => {
    stubHistory({});
    noteReload(keepForReload("test", draft));
    expect(openForm(memory(), RULES, null).draft).toEqual(draft);
  });

  test("with what was entered a moment before, and waits to be kept", () => {
    stubHistory({});
    keepDraft("test", draft);
    keepDraftSoon("test", { ...draft, age: 12 });
    noteReload(keepForReload("test", { ...draft, age: 12 }));
    expect(openForm(memory(), RULES, null).draft).toEqual({ ...draft, age: 12 });
  });

  test("as the page behind it kept it, with the contact data of the form", () => {
    stubHistory({});
    keepDraft("test", { ...draft, age: 12 });
    noteReload(keepForReload("test", draft));
    expect(openForm(memory(), RULES, null).draft).toEqual({ ...draft, age: 12 });
  });

  test("with what its payload carries, whatever was left", () => {
    const sent = { ...draft, age: 12 };
    expect(openForm(memory({ draft }), RULES, encodePayload(sent)).draft).toEqual(sent);
  });

  test("with what its payload leaves out, and what the page behind it left", () => {
    const { isCapped: _, ...form } = draft;
    const rules: FormRules<Draft, typeof form> = {
      ...RULES,
      draftOf: (state) => ({ isCapped: true, ...state }),
      formOf: ({ isCapped: _, ...form }) => form,
    };
    const whole = { ...draft, isCapped: true };
    expect(openForm({ name: "test" }, rules, encodePayload(form)).draft).toEqual(whole);
    expect(openForm({ name: "test", draft: form }, rules, null).draft).toEqual(whole);
    expect(openForm({ name: "test", draft }, rules, null).draft).toEqual(draft);
  });

  test.each(["", "!", encodePayload({ fund: "Gold" }), encodePayload(null), btoa("{")])(
    "at its defaults with the payload %j, and says that it is damaged",
    (payload) => {
      expect(openForm(memory({ draft }), RULES, payload)).toEqual({
        draft: INITIAL,
        visited: {},
        unread: "damaged",
      });
    },
  );

  const plan = { calculator: "test", modelVersion: "m", chance: 51 };

  test("with the plan of a link, as long as nothing was entered", () => {
    stubHistory({});
    const { name: _, ...form } = draft;
    const opened = { ...plan, form };
    expect(openForm(memory({ opened }), RULES, null)).toEqual({ draft: { ...draft, name: "" }, visited: {} });
    expect(openForm(memory({ opened, draft: INITIAL }), RULES, null).draft).toEqual(INITIAL);
  });

  test("with the plan of a link that was entered over a form, and the contact data of that", () => {
    stubHistory({});
    noteReload(keepForReload("test", draft));
    const { name: _, ...form } = { ...draft, age: 44 };
    const opened = { ...plan, form };
    expect(openForm(memory({ opened }), RULES, null).draft).toEqual({ ...draft, age: 44 });
  });

  test("as a reload left it where its link is damaged, and says so on its other page too", () => {
    stubHistory({});
    keepDraft("test", { ...draft, age: 12 });
    const damaged = memory({ opened: "damaged" });
    expect(openForm(damaged, RULES, null)).toMatchObject({ draft: { age: 12 }, unread: "damaged" });
    expect(openForm(memory({ draft, unread: "damaged" }), RULES, null)).toMatchObject({
      draft,
      unread: "damaged",
    });
    expect(openForm(memory({ draft, opened: "damaged" }), RULES, null).unread).toBeUndefined();
  });
});

describe("before a page is loaded again", () => {
  const contact = { ...NO_CONTACT, email: "layla@example.com" };

  test("a form is kept with its contact data, and one that was not opened not at all", () => {
    const history = stubHistory({});
    expect(keepFormForReload("healthcare")).toEqual({});
    expect(history.state).toEqual({});
    formMemory<object, object, unknown, unknown>("pension").draft = { age: 41, ...contact };
    expect(keepFormForReload("pension")).toEqual({ pension: contact });
    expect(history.state).toEqual({ drafts: { pension: { age: 41 } } });
  });

  test("somebody who is known elsewhere would be forgotten: by one field, and not by a dial code", () => {
    expect(losesOnReload("pension")).toBe(false);
    expect(losesOnReload("education")).toBe(true);
    expect(losesOnReload(undefined)).toBe(true);
    const pension = formMemory<object, object, unknown, unknown>("pension");
    pension.draft = { age: 41, ...NO_CONTACT, phoneNumberCountryCode: "+44" };
    expect(losesOnReload("education")).toBe(false);
    pension.draft = { age: 41 };
    expect(losesOnReload("education")).toBe(false);
  });
});
