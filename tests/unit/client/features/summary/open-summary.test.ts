import { afterEach, expect, test, vi } from "vitest";
import { noteReload } from "#client/components/reload-note.ts";
import { PENSION_SOURCE } from "#client/features/pension/pension-source.ts";
import { openSummary } from "#client/features/summary/open-summary.ts";
import { startOver } from "#client/features/summary/start-over.ts";
import { keepDraft, keepForReload } from "#client/form/history-draft.ts";
import type { PlanMemory } from "#client/form/plan-memory.ts";
import { encodePayload } from "#shared/contract/payload-codec.ts";
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

const memory = (more: Partial<PlanMemory<Draft, Form, string, number>> = {}) => {
  const whole: PlanMemory<Draft, Form, string, number> = {
    name: "test",
    initial: { age: 30 },
    validateForm: (state) => (isForm(state) ? { ok: true, value: state } : { ok: false, faults: [] }),
    ...more,
  };
  return whole;
};

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
  expect(openSummary(opened, encodePayload(FORM))).toEqual(FORM);
  expect(opened).toMatchObject({ summarized: FORM, draft: FORM });
});

test("a draft stays as it was left", () => {
  const opened = memory({ draft: { age: "41" } });
  openSummary(opened, encodePayload(FORM));
  expect(opened.draft).toEqual({ age: "41" });
});

test("an older result is calculated anew with a payload, and kept without one", () => {
  const outcome = { plan: "plan", result: 1 };
  const opened = memory({ outcome });
  openSummary(opened, encodePayload(FORM));
  expect(opened).not.toHaveProperty("outcome");
  opened.outcome = outcome;
  expect(openSummary(opened, null)).toEqual(FORM);
  expect(opened.outcome).toBe(outcome);
});

test.each(["", "!", btoa("{"), encodePayload(null), encodePayload({ age: "41" })])(
  "the payload %j is none, and leaves the memory alone",
  (payload) => {
    const opened = memory({ draft: { age: 5 }, summarized: FORM });
    expect(openSummary(opened, payload)).toBeUndefined();
    expect(opened).toMatchObject({ draft: { age: 5 }, summarized: FORM });
  },
);

test("without a payload and after no summary there is nothing to tell", () => {
  stubHistory();
  expect(openSummary(memory({ draft: { age: 5 } }), null)).toBeUndefined();
});

const PENSION = PENSION_SOURCE.memoryOf({ year: 2026, month: 11 });

test("a reload leaves the plan, and not whom it is for", () => {
  const history = stubHistory();
  keepDraft(PENSION.name, PENSION_FORM);
  expect(JSON.stringify(history.state)).not.toContain(PENSION_FORM.name);
  const reloaded = { ...PENSION };
  const form = openSummary(reloaded, null);
  const nobody = { name: "", email: "", phoneNumberCountryCode: "+971", phoneNumber: "", companyName: "" };
  expect(form).toEqual({ ...PENSION_FORM, ...nobody });
  expect(reloaded).toMatchObject({ summarized: form, draft: form });
});

test("the reload that follows a failure leaves both", () => {
  stubHistory();
  keepDraft(PENSION.name, PENSION_FORM);
  noteReload(keepForReload(PENSION.name, PENSION_FORM));
  expect(openSummary({ ...PENSION }, null)).toEqual(PENSION_FORM);
});

test("what was left by another form, or is no plan, is none", () => {
  stubHistory();
  keepDraft("other", PENSION_FORM);
  expect(openSummary({ ...PENSION }, null)).toBeUndefined();
  keepDraft(PENSION.name, { ...PENSION_FORM, country: "Atlantis" });
  expect(openSummary({ ...PENSION }, null)).toBeUndefined();
});

test("starting over forgets all that was entered", () => {
  const opened = memory({
    draft: FORM,
    visited: { age: true },
    summarized: FORM,
    outcome: { plan: "plan", result: 1 },
  });
  startOver(opened);
  expect(Object.keys(opened).sort()).toEqual(["initial", "name", "validateForm"]);
});
