import { afterEach, describe, expect, test, vi } from "vitest";
import { noteReload } from "#client/components/reload-note.ts";
import { pensionDefinition } from "#client/features/pension/definition.ts";
import type { PensionDraft } from "#client/features/pension/pension-draft.ts";
import { type FormCheck, openSummary } from "#client/features/summary/open-summary.ts";
import { keepDraft, keepForReload } from "#client/session/history-draft.ts";
import type { FormRules } from "#client/session/read-state.ts";
import { Session } from "#client/session/session.ts";
import type { SessionState } from "#client/session/session-state.ts";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import { PENSION } from "#shared/pension/report.ts";
import type { PensionForm } from "#shared/pension/schemas.ts";
import { PENSION_FORM } from "../../../../fixtures/forms.ts";

interface Draft {
  readonly age: number | string;
}

interface Form extends Draft {
  readonly age: number;
}

const FORM: Form = { age: 41 };

const isForm = (state: unknown): state is Form =>
  typeof state === "object" && state !== null && "age" in state && typeof state.age === "number";

const CHECK: FormCheck<Form> = {
  validateForm: (state) => (isForm(state) ? { ok: true, value: state } : { ok: false, faults: [] }),
  blankContact: {},
};

const RULES: FormRules<Draft, Form> = {
  initial: { age: 10 },
  draftOf: (state) => state,
  formOf: (draft) => draft,
  findFaults: () => [],
};

type State = SessionState<Draft, Form, string, number>;

function session({ draft, summarized, outcomes = [] }: Partial<State> = {}) {
  const opened = new Session<Draft, Form, string, number>("test");
  if (draft) opened.edit(draft);
  opened.summarize(summarized, {});
  for (const outcome of outcomes) opened.calculated(outcome);
  return opened;
}

/** Stands in for the entry of the browser's history. */
function stubHistory() {
  const history = {
    state: {},
    replaceState: (next: object) => {
      history.state = next;
    },
  };
  vi.stubGlobal("window", { history });
  return history;
}

afterEach(() => vi.unstubAllGlobals());

test("a payload becomes the summarized form, and the form that Back returns to", () => {
  const opened = session();
  expect(openSummary(opened, RULES, CHECK, encodePayload(FORM))).toEqual(FORM);
  expect(opened.state()).toMatchObject({ summarized: FORM, draft: FORM });
});

test("a draft stays unchanged", () => {
  const opened = session({ draft: { age: "41" } });
  openSummary(opened, RULES, CHECK, encodePayload(FORM));
  expect(opened.state().draft).toEqual({ age: "41" });
});

test("going Back to the summary of an earlier plan leaves the form and its results alone", () => {
  const outcomes = [{ plan: "later", result: 1 }];
  const opened = session({ draft: { age: "30" }, outcomes });
  stubHistory();
  keepDraft("test", FORM);
  expect(openSummary(opened, RULES, CHECK, null)).toEqual(FORM);
  expect(opened.state()).toMatchObject({ summarized: FORM, draft: { age: "30" }, outcomes });
});

test("what the form has calculated stays: the form is still on the page while its summary renders", () => {
  const outcome = { plan: "plan", result: 1 };
  const opened = session({ outcomes: [outcome] });
  openSummary(opened, RULES, CHECK, encodePayload(FORM));
  expect(opened.state().outcomes).toEqual([outcome]);
});

test.each(["", "!", btoa("{"), encodePayload(null), encodePayload({ age: "41" })])(
  "the payload %j is refused, and leaves the session unchanged",
  (payload) => {
    const opened = session({ draft: { age: 5 }, summarized: FORM });
    expect(openSummary(opened, RULES, CHECK, payload)).toBeUndefined();
    expect(opened.state()).toMatchObject({ draft: { age: 5 }, summarized: FORM });
  },
);

test("without a payload or an earlier summary nothing is opened", () => {
  stubHistory();
  expect(openSummary(session({ draft: { age: 5 } }), RULES, CHECK, null)).toBeUndefined();
});

const RULES_OF_PENSION = pensionDefinition({ year: 2026, month: 11 });

const pensionSession = () => new Session<PensionDraft, PensionForm, unknown, unknown>("pension");

describe("a payload that does not hold a whole form", () => {
  const open = (state: object) => {
    const opened = pensionSession();
    return { form: openSummary(opened, RULES_OF_PENSION, PENSION, encodePayload(state)), opened };
  };
  const { companyName: _, livingWorkingIn: __, ...visible } = PENSION_FORM;
  const blankContact = { name: "", email: "", phoneNumber: "", companyName: "" };

  test.each([
    ["what is out of sight may be missing", visible, PENSION_FORM, ["livingWorkingIn"], false],
    ["a field more is left out, and said", { ...PENSION_FORM, pets: 3 }, PENSION_FORM, [], true],
    [
      "a choice that is not on offer is as at first, and said",
      { ...PENSION_FORM, country: "Atlantis" },
      { ...PENSION_FORM, country: "UK" },
      ["country"],
      false,
    ],
  ])("%s", (_case, state, form, fields, hasUnknown) => {
    const summary = open(state);
    expect(summary.form).toEqual({ ...form, companyName: summary.form?.companyName });
    expect(summary.opened.state().unread).toEqual({
      fields,
      unknown: hasUnknown ? [expect.any(String)] : [],
    });
    expect(summary.opened.state()).toMatchObject({
      summarized: summary.form,
      draft: { age: PENSION_FORM.age },
    });
  });

  test("contact data may be missing or faulty: the page asks for it", () => {
    expect(open({ ...PENSION_FORM, email: "layla@" }).form).toMatchObject({
      ...blankContact,
      age: PENSION_FORM.age,
    });
  });

  test("if data for the summary is missing, the calculator opens with the rest", () => {
    const { form, opened } = open({ ...PENSION_FORM, risk: "None" });
    expect(form).toBeUndefined();
    expect(opened.state()).toMatchObject({
      draft: { age: PENSION_FORM.age, risk: "" },
      unread: { fields: ["risk"] },
    });
  });
});

test("a reload keeps the plan, but not the contact data", () => {
  const history = stubHistory();
  keepDraft("pension", PENSION_FORM);
  expect(JSON.stringify(history.state)).not.toContain(PENSION_FORM.name);
  const reloaded = pensionSession();
  const form = openSummary(reloaded, RULES_OF_PENSION, PENSION, null);
  const blankContact = {
    name: "",
    email: "",
    phoneNumberCountryCode: "+971",
    phoneNumber: "",
    companyName: "",
  };
  expect(form).toEqual({ ...PENSION_FORM, ...blankContact });
  expect(reloaded.state()).toMatchObject({ summarized: form, draft: form as object });
});

test("the reload that follows a failure keeps both", () => {
  stubHistory();
  keepDraft("pension", PENSION_FORM);
  noteReload(keepForReload("pension", PENSION_FORM));
  expect(openSummary(pensionSession(), RULES_OF_PENSION, PENSION, null)).toEqual(PENSION_FORM);
});

test("a note of another form, or without a plan, is refused", () => {
  stubHistory();
  keepDraft("other", PENSION_FORM);
  expect(openSummary(pensionSession(), RULES_OF_PENSION, PENSION, null)).toBeUndefined();
  keepDraft("pension", { ...PENSION_FORM, country: "Atlantis" });
  expect(openSummary(pensionSession(), RULES_OF_PENSION, PENSION, null)).toBeUndefined();
});
