import { afterEach, expect, test, vi } from "vitest";
import { noteReload } from "#client/components/reload-note.ts";
import { type FormReading, openSummary } from "#client/features/summary/open-summary.ts";
import { startOver } from "#client/features/summary/start-over.ts";
import type { FormMemory } from "#client/form/form-memory.ts";
import { keepDraft, keepForReload } from "#client/form/history-draft.ts";
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

const READING: FormReading<Form> = {
  validateForm: (state) => (isForm(state) ? { ok: true, value: state } : { ok: false, faults: [] }),
  nobody: {},
};

type Memory = FormMemory<Draft, Form, string, number>;

const memory = (more: Partial<Memory> = {}): Memory => ({ name: "test", ...more });

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

test("a payload is what the summary is about, and what Back returns to", () => {
  const opened = memory();
  expect(openSummary(opened, READING, encodePayload(FORM))).toEqual(FORM);
  expect(opened).toMatchObject({ summarized: FORM, draft: FORM });
});

test("a draft stays as it was left", () => {
  const opened = memory({ draft: { age: "41" } });
  openSummary(opened, READING, encodePayload(FORM));
  expect(opened.draft).toEqual({ age: "41" });
});

test("an older result is calculated anew with a payload, and kept without one", () => {
  const outcome = { plan: "plan", result: 1 };
  const opened = memory({ outcome });
  openSummary(opened, READING, encodePayload(FORM));
  expect(opened).not.toHaveProperty("outcome");
  opened.outcome = outcome;
  expect(openSummary(opened, READING, null)).toEqual(FORM);
  expect(opened.outcome).toBe(outcome);
});

test.each(["", "!", btoa("{"), encodePayload(null), encodePayload({ age: "41" })])(
  "the payload %j is none, and leaves the memory alone",
  (payload) => {
    const opened = memory({ draft: { age: 5 }, summarized: FORM });
    expect(openSummary(opened, READING, payload)).toBeUndefined();
    expect(opened).toMatchObject({ draft: { age: 5 }, summarized: FORM });
  },
);

test("without a payload and after no summary there is nothing to tell", () => {
  stubHistory();
  expect(openSummary(memory({ draft: { age: 5 } }), READING, null)).toBeUndefined();
});

const pensionMemory = (): FormMemory<object, PensionForm> => ({ name: "pension" });

test("a reload leaves the plan, and not whom it is for", () => {
  const history = stubHistory();
  keepDraft("pension", PENSION_FORM);
  expect(JSON.stringify(history.state)).not.toContain(PENSION_FORM.name);
  const reloaded = pensionMemory();
  const form = openSummary(reloaded, PENSION, null);
  const nobody = { name: "", email: "", phoneNumberCountryCode: "+971", phoneNumber: "", companyName: "" };
  expect(form).toEqual({ ...PENSION_FORM, ...nobody });
  expect(reloaded).toMatchObject({ summarized: form, draft: form });
});

test("the reload that follows a failure leaves both", () => {
  stubHistory();
  keepDraft("pension", PENSION_FORM);
  noteReload(keepForReload("pension", PENSION_FORM));
  expect(openSummary(pensionMemory(), PENSION, null)).toEqual(PENSION_FORM);
});

test("what was left by another form, or is no plan, is none", () => {
  stubHistory();
  keepDraft("other", PENSION_FORM);
  expect(openSummary(pensionMemory(), PENSION, null)).toBeUndefined();
  keepDraft("pension", { ...PENSION_FORM, country: "Atlantis" });
  expect(openSummary(pensionMemory(), PENSION, null)).toBeUndefined();
});

test("starting over forgets all that was entered", () => {
  const opened = memory({
    draft: FORM,
    visited: { age: true },
    summarized: FORM,
    outcome: { plan: "plan", result: 1 },
  });
  startOver(opened);
  expect(Object.keys(opened).sort()).toEqual(["name"]);
});
