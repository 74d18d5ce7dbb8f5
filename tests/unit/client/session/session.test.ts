import { afterEach, describe, expect, test, vi } from "vitest";
import { dropReloadNote, noteReload } from "#client/components/reload-note.ts";
import { keepDraft, keepDraftSoon, keepForReload, keptOpened } from "#client/session/history-draft.ts";
import { type FormRules, restoreDraft } from "#client/session/read-state.ts";
import { Session } from "#client/session/session.ts";
import { isAsApplied } from "#client/session/session-state.ts";
import { losesOnReload, noteForReload, sessionOf } from "#client/session/sessions.ts";
import { NO_CONTACT, withoutContact } from "#shared/contract/contact.ts";
import type { Insights } from "#shared/contract/insights.ts";
import type { KeptPlan } from "#shared/contract/kept-plan.ts";
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

const RULES: FormRules<Draft, Draft> = {
  initial: INITIAL,
  draftOf: (state) => state,
  formOf: (draft) => draft,
  findFaults,
};

const session = (draft?: Draft, name = "test") => {
  const opened = new Session<Draft, Draft, string, number>(name);
  if (draft !== undefined) opened.edit(draft);
  return opened;
};

/** Stands in for the entry of the browser's history. */
function stubHistory(state: unknown) {
  const history = {
    state,
    replaceState: (next: unknown) => {
      history.state = next;
    },
  };
  vi.stubGlobal("window", Object.assign(new EventTarget(), { history }));
  return history;
}

afterEach(() => vi.unstubAllGlobals());

describe("a kept draft", () => {
  const restore = (kept: unknown) => restoreDraft(kept, INITIAL, findFaults);

  test("is restored, with numbers as far as they were typed", () => {
    const kept = { age: "", fund: "Bonds", isCapped: true, goal: { year: "203" } };
    expect(restore(kept)).toEqual({ ...INITIAL, ...kept });
  });

  test("is the initial one if none was kept", () => {
    for (const kept of [undefined, null, 7, "x", [], [1]]) expect(restore(kept)).toEqual(INITIAL);
  });

  test("loses unknown fields, wrong types and unavailable choices", () => {
    const kept = { other: 1, age: true, fund: "Gold", isCapped: "yes", goal: { year: null, other: 1 } };
    expect(restore(kept)).toEqual(INITIAL);
    expect(restore({ goal: 2031 })).toEqual(INITIAL);
  });
});

describe("a form opens", () => {
  const draft = { ...INITIAL, name: "Layla", fund: "Shares" };

  test("as it was left", () => {
    const left = session(draft);
    left.leave({ name: true });
    expect(left.enter(RULES, null)).toEqual(draft);
    expect(left.state().visited).toEqual({ name: true });
  });

  test("as it was before a reload, without the contact data", () => {
    const history = stubHistory({ key: "entry" });
    keepDraft("test", draft);
    expect(history.state).toMatchObject({ key: "entry" });
    expect(JSON.stringify(history.state)).not.toContain("Layla");
    expect(session().enter(RULES, null)).toEqual({ ...draft, name: "" });
    expect(session(undefined, "other").enter(RULES, null)).toEqual(INITIAL);
  });

  test("with the contact data after the reload that follows a failure, and never again", () => {
    const history = stubHistory({});
    keepDraft("test", draft);
    noteReload(keepForReload("test", draft));
    expect(session().enter(RULES, null)).toEqual(draft);
    expect(session(undefined, "other").enter(RULES, null)).toEqual(INITIAL);
    dropReloadNote();
    expect(JSON.stringify(history.state)).not.toContain("Layla");
    expect(session().enter(RULES, null)).toEqual({ ...draft, name: "" });
  });

  test("completely, even if its calculation failed before anything was kept", () => {
    stubHistory({});
    noteReload(keepForReload("test", draft));
    expect(session().enter(RULES, null)).toEqual(draft);
  });

  test("after a pause, unless the history entry was left within it", () => {
    vi.useFakeTimers();
    const history = stubHistory({});
    keepDraftSoon("test", draft);
    history.state = { opened: "of the entry before" };
    window.dispatchEvent(new Event("popstate"));
    vi.runAllTimers();
    expect(history.state).toEqual({ opened: "of the entry before" });
    keepDraftSoon("test", draft);
    vi.runAllTimers();
    expect(session().enter(RULES, null)).toEqual({ ...draft, name: "" });
    vi.useRealTimers();
  });

  test("with entries made a moment ago that are not yet kept", () => {
    stubHistory({});
    keepDraft("test", draft);
    keepDraftSoon("test", { ...draft, age: 12 });
    noteReload(keepForReload("test", { ...draft, age: 12 }));
    expect(session().enter(RULES, null)).toEqual({ ...draft, age: 12 });
  });

  test("as the page behind it kept it, with the form's contact data", () => {
    stubHistory({});
    keepDraft("test", { ...draft, age: 12 });
    noteReload(keepForReload("test", draft));
    expect(session().enter(RULES, null)).toEqual({ ...draft, age: 12 });
  });

  test("with the values of its payload, whatever was left before", () => {
    const sent = { ...draft, age: 12 };
    expect(session(draft).enter(RULES, encodePayload(sent))).toEqual(sent);
  });

  test("with defaults for values that its payload omits", () => {
    const { isCapped: _, ...form } = draft;
    const rules: FormRules<Draft, typeof form> = {
      ...RULES,
      draftOf: (state) => ({ isCapped: true, ...state }),
      formOf: ({ isCapped: _, ...form }) => form,
    };
    const opened = new Session<Draft, typeof form, string, number>("test");
    expect(opened.enter(rules, encodePayload(form))).toEqual({ ...draft, isCapped: true });
  });

  test.each(["", "!", encodePayload({ fund: "Gold" }), encodePayload(null), btoa("{")])(
    "at its defaults with the payload %j, and reports that it is damaged",
    (payload) => {
      const opened = session(draft);
      expect(opened.enter(RULES, payload)).toEqual(INITIAL);
      expect(opened.state()).toMatchObject({ draft: INITIAL, visited: {}, unread: "damaged" });
    },
  );

  const plan = { calculator: "test", modelVersion: "m", chance: 51 };

  const linked = (link: KeptPlan | "damaged", draft?: Draft) => {
    const opened = session(draft);
    opened.follow(link);
    return opened;
  };

  test("with the plan of a link, if nothing was entered", () => {
    stubHistory({});
    const { name: _, ...form } = draft;
    const opened = { ...plan, form };
    expect(linked(opened).enter(RULES, null)).toEqual({ ...draft, name: "" });
    expect(linked(opened, INITIAL).enter(RULES, null)).toEqual(INITIAL);
  });

  test("with the plan of a link that replaces entries, keeping their contact data", () => {
    stubHistory({});
    noteReload(keepForReload("test", draft));
    const { name: _, ...form } = { ...draft, age: 44 };
    const opened = { ...plan, form };
    expect(linked(opened).enter(RULES, null)).toEqual({ ...draft, age: 44 });
  });

  test("as a link's plan was changed before a reload, with the way back to the earlier plan", () => {
    stubHistory({});
    const sent = session();
    const opened = { ...plan, form: { age: 44 } };
    sent.follow(opened, { age: 12, name: "Layla" });
    keepDraft("test", { ...draft, age: 13 }, sent.openedPlan());
    const reloaded = session();
    expect(reloaded.enter(RULES, null)).toMatchObject({ age: 13 });
    expect(reloaded.state()).toMatchObject({ opened, replaced: { age: 12 } });
    expect(JSON.stringify(window.history.state)).not.toContain("Layla");

    const kept = { ...plan, form: { age: 21 } };
    reloaded.open(draft, kept);
    reloaded.checkIn(draft, 50_000);
    keepDraft("test", draft, reloaded.openedPlan());
    expect(keptOpened("test")).toEqual({ opened: kept, saved: 50_000 });

    reloaded.open(draft);
    keepDraft("test", draft, reloaded.openedPlan());
    expect(keptOpened("test")).toBeUndefined();
  });

  test("as it was before a reload if its link is damaged, and its other page says so too", () => {
    stubHistory({});
    keepDraft("test", { ...draft, age: 12 });
    const damaged = linked("damaged");
    for (const _page of ["first", "other"]) {
      expect(damaged.enter(RULES, null)).toMatchObject({ age: 12 });
      expect(damaged.state().unread).toBe("damaged");
    }
    const unreadable = linked({ ...plan, form: { fund: "Gold" }, month: "2024-10" });
    expect(unreadable.enter(RULES, null)).toMatchObject({ age: 12 });
    expect(unreadable.state()).toMatchObject({ unread: "damaged", opened: "damaged" });
    const filled = linked("damaged", draft);
    filled.enter(RULES, null);
    expect(filled.state().unread).toBeUndefined();
  });
});

describe("before a page is loaded again", () => {
  const contact = { ...NO_CONTACT, email: "layla@example.com" };
  const known = { age: 41, ...contact };

  test("keeps an open form with its contact data, and none that was not opened", () => {
    const history = stubHistory({});
    expect(noteForReload("healthcare")).toEqual({});
    expect(history.state).toEqual({});
    sessionOf<typeof known, unknown, unknown, unknown>("pension").edit(known);
    expect(noteForReload("pension")).toEqual({ pension: contact });
    expect(history.state).toEqual({ drafts: { pension: { age: 41 } } });
  });

  test("detects that one field of contact data would be lost, and ignores a dial code", () => {
    expect(losesOnReload("pension")).toBe(false);
    expect(losesOnReload("education")).toBe(true);
    expect(losesOnReload(undefined)).toBe(true);
    const pension = sessionOf<typeof known, unknown, unknown, unknown>("pension");
    pension.edit({ age: 41, ...NO_CONTACT, phoneNumberCountryCode: "+44" });
    expect(losesOnReload("education")).toBe(false);
  });
});

const OUTCOME = { plan: "plan", result: 1 };
const INSIGHTS = { changes: [], certainty: [], room: [], stress: [] } as unknown as Insights;
const FOUND = { outcome: OUTCOME, insights: INSIGHTS };

/** A session in which every action was taken. */
function used() {
  const filled = { ...INITIAL, name: "Layla" };
  const all = session(filled);
  all.follow("damaged", { age: 5 });
  all.leave({ age: true });
  all.calculated(OUTCOME);
  all.insightsFound(FOUND);
  all.show({ outcome: OUTCOME, insights: FOUND });
  all.showIn("today");
  all.apply({ age: 11 }, { ...filled, age: 11 });
  all.assume({ ...filled, age: 11 }, ["fund"]);
  all.take({ ...filled, age: 11 }, [{ before: { age: 10 }, after: { age: 11 } }]);
  all.checkIn({ ...filled, age: 11 }, 50_000);
  all.summarize(filled, { unread: "damaged" });
  return all;
}

describe("a plan ends", () => {
  test("by starting over: nothing of it remains once another is begun", () => {
    const ended = used();
    const before = ended.state();
    const { startedOver: _, ...initial } = session().state();
    for (const [name, value] of Object.entries(initial)) expect(before).not.toHaveProperty(name, value);
    ended.startOver();
    expect(ended.state()).toMatchObject(initial);
    expect(JSON.stringify(ended.state())).not.toContain("Layla");
    ended.edit(INITIAL);
    expect(ended.state()).toEqual({ ...session().state(), draft: INITIAL });
  });

  test("by starting over, and comes back without contact data unless another is begun", () => {
    const ended = used();
    const before = ended.state();
    stubHistory({});
    ended.startOver();
    ended.enter(RULES, null);
    ended.undoStartOver();
    const plan = { ...before, draft: { ...before.draft, name: "" }, summarized: undefined };
    expect(ended.state()).toEqual(plan);
    ended.undoStartOver();
    expect(ended.state()).toEqual(plan);
    ended.startOver();
    ended.edit(INITIAL);
    ended.undoStartOver();
    expect(ended.state()).toEqual({ ...session().state(), draft: INITIAL });
  });

  test("by a payload: nothing of it remains beside the new one", () => {
    const ended = used();
    const draft = { ...INITIAL, age: 12, fund: "Shares" };
    expect(ended.enter(RULES, encodePayload(draft))).toEqual(draft);
    expect(ended.state()).toEqual({ ...session().state(), draft });
  });
});

describe("a proposal", () => {
  const changed = { ...INITIAL, age: 11 };
  const known = { ...INITIAL, name: "Layla" };

  const applied = () => {
    const opened = session(INITIAL);
    opened.show({ insights: FOUND });
    opened.apply({ age: 11 }, changed);
    return opened;
  };

  test("is applied once, however often its button is clicked, and undone with one click", () => {
    const opened = applied();
    opened.apply({ age: 11 }, changed);
    expect(opened.state().applied).toEqual([
      { ...FOUND, set: { age: 11 }, before: withoutContact(INITIAL), after: withoutContact(changed) },
    ]);
    expect(opened.state().draft).toEqual(changed);
    opened.undo();
    expect(opened.state()).toMatchObject({ draft: INITIAL, applied: [] });
  });

  test("must be one of the current insights", () => {
    const opened = session(INITIAL);
    opened.apply({ age: 11 }, changed);
    expect(opened.state()).toMatchObject({ draft: INITIAL, applied: [] });
  });

  test("is undone without losing contact data entered since", () => {
    const opened = applied();
    opened.edit({ ...known, age: 11 });
    expect(isAsApplied({ ...known, age: 11 }, opened.state().applied)).toBe(true);
    expect(isAsApplied({ ...known, age: 12 }, opened.state().applied)).toBe(false);
    opened.undo();
    expect(opened.state().draft).toEqual(known);
    opened.undo();
    expect(opened.state().draft).toEqual(known);
  });

  test("is kept without an undo", () => {
    const opened = applied();
    opened.keep();
    expect(opened.state()).toMatchObject({ draft: changed, applied: [] });
  });
});

describe("another plan", () => {
  const other = { ...INITIAL, age: 60 };
  const plan = { calculator: "test", modelVersion: "m", chance: 51, form: { age: 60 } };

  test("replaces everything of the previous plan except the contact data", () => {
    const opened = used();
    opened.edit({ ...INITIAL, name: "Layla" });
    const before = opened.state();
    const putBack = opened.open(other, plan);
    expect(opened.state()).toMatchObject({ draft: { ...other, name: "Layla" }, opened: plan, applied: [] });
    expect(opened.state().replaced).toBeUndefined();
    expect(opened.state().unread).toBeUndefined();
    opened.edit({ ...other, name: "Noura" });
    putBack();
    const { applied, opened: link, replaced } = before;
    expect(opened.state()).toMatchObject({
      draft: { ...INITIAL, name: "Noura" },
      applied,
      opened: link,
      replaced,
    });
  });
});

test("keeps the latest outcomes, and calls subscribers on each change", () => {
  const opened = session();
  let changes = 0;
  const end = opened.subscribe(() => {
    changes += 1;
  });
  for (let result = 0; result < 30; result += 1) opened.calculated({ plan: "plan", result });
  expect(opened.state().outcomes.map(({ result }) => result)).toEqual(
    Array.from({ length: 20 }, (_, i) => i + 10),
  );
  expect(changes).toBe(30);
  end();
  opened.startOver();
  expect(changes).toBe(30);
});

describe("assumptions", () => {
  const assumed = (opened: Session<Draft, Draft, string, number>) => opened.state().assumed;
  const begun = () => {
    const opened = session(INITIAL);
    opened.assume({ ...INITIAL, fund: "Bonds" }, ["fund", "goal/year", "isCapped"]);
    return opened;
  };

  test("stay until the visitor changes their field, and do not come back", () => {
    const opened = begun();
    const { draft } = opened.state();
    expect(draft?.fund).toBe("Bonds");
    opened.edit({ ...INITIAL, fund: "Bonds", age: 40 });
    expect(assumed(opened)).toEqual(["fund", "goal/year", "isCapped"]);
    opened.edit({ ...INITIAL, fund: "Bonds", goal: { year: 2031 } });
    opened.edit({ ...INITIAL, fund: "Bonds", goal: { year: 2030 } });
    expect(assumed(opened)).toEqual(["fund", "isCapped"]);
  });

  test("go all together once they are accepted, and with another plan", () => {
    const accepted = begun();
    accepted.acceptAssumptions();
    expect(assumed(accepted)).toEqual([]);
    expect(accepted.state().draft?.fund).toBe("Bonds");
    const other = begun();
    other.open({ ...INITIAL, age: 50 });
    expect(assumed(other)).toEqual([]);
    const over = begun();
    over.startOver();
    expect(assumed(over)).toEqual([]);
  });
});

test("results in sight are told once, however often they are drawn", () => {
  const visit = session();
  let told = 0;
  visit.subscribe(() => told++);
  for (const shown of [
    {},
    { outcome: OUTCOME },
    { outcome: OUTCOME },
    { outcome: OUTCOME, insights: FOUND },
  ]) {
    visit.show(shown);
  }
  expect(told).toBe(2);
  expect(visit.state().shown).toEqual({ outcome: OUTCOME, insights: FOUND });
});

describe("the plan before", () => {
  const OLD: Draft = { ...INITIAL, age: 34 };
  /** Shows the results of the form, which is entered. */
  const settle = (of: ReturnType<typeof session>, draft: Draft) => {
    of.edit(draft);
    of.show({ outcome: { plan: JSON.stringify(draft), result: Number(draft.age) } });
  };

  test("is the one in sight when the first change is tried, through every further change", () => {
    const visit = session();
    settle(visit, OLD);
    visit.depart();
    settle(visit, { ...OLD, age: 40 });
    visit.depart();
    expect(visit.state().baseline?.draft).toMatchObject({ age: 34 });
    expect(visit.state().baseline?.outcome.result).toBe(34);
  });

  test("swaps with the present plan, there and back, and contact data stay", () => {
    const visit = session();
    settle(visit, OLD);
    visit.depart();
    settle(visit, { ...OLD, age: 40, name: "Layla" });
    visit.swap();
    expect(visit.state().draft).toMatchObject({ age: 34, name: "Layla" });
    expect(visit.state().baseline?.draft).toMatchObject({ age: 40 });
    visit.show({ outcome: { plan: "", result: 34 } });
    visit.swap();
    expect(visit.state().draft).toMatchObject({ age: 40, name: "Layla" });
    expect(visit.state().baseline?.draft).toMatchObject({ age: 34 });
  });

  test("is the one that the visitor went back to, once another change is tried from there", () => {
    const visit = session();
    settle(visit, OLD);
    visit.depart();
    settle(visit, { ...OLD, age: 40 });
    visit.swap();
    visit.show({ outcome: { plan: "", result: 34 } });
    visit.depart();
    settle(visit, { ...OLD, age: 50 });
    expect(visit.state().baseline?.draft).toMatchObject({ age: 34 });
  });

  test("goes when it is removed, and when another plan is opened", () => {
    const visit = session();
    settle(visit, OLD);
    visit.depart();
    visit.dropBaseline();
    expect(visit.state().baseline).toBeUndefined();
    visit.depart();
    visit.open({ ...OLD, age: 60 });
    expect(visit.state().baseline).toBeUndefined();
  });
});
