import { describe, expect, test } from "vitest";
import { MOST_KEPT, PlanStore, planName, STORAGE_KEY } from "#client/plans/kept-plans.ts";
import { keptPlan } from "#shared/contract/kept-plan.ts";
import { EN } from "#shared/wording/generated/en.js";
import { CHILD_GOAL_FORM, PENSION_FORM } from "../../../fixtures/forms.ts";

const ANSWER = { modelVersion: "m", chanceToReachLifestyleGoal: 51 };
const MONTH = { year: 2026, month: 11 };
const EDUCATION = keptPlan("education", CHILD_GOAL_FORM, ANSWER, MONTH);
const PENSION = keptPlan("pension", PENSION_FORM, ANSWER, MONTH);
const NOW = Date.UTC(2026, 10, 22, 10, 5);

function storageOf(stored: Map<string, string>) {
  return () => ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
}

/** A browser's storage, shared by all its tabs, each of which has one of its own. */
function browser(entries: Readonly<Record<string, string>> = {}) {
  const stored = new Map(Object.entries(entries));
  const newTab = () => ({ tab: storageOf(new Map()), browser: storageOf(stored) });
  return { stored, newTab };
}

const refusing = () => {
  throw new DOMException("refused", "SecurityError");
};

test("keeps plans for a reload unless the visitor asks for more, and then for the next visit", () => {
  const { stored, newTab } = browser();
  const tab = newTab();
  const store = new PlanStore(tab);
  store.keep(EDUCATION, NOW);
  expect(stored.size).toBe(0);
  expect(new PlanStore(tab).current()).toEqual(store.current());
  expect(new PlanStore(newTab()).current().plans).toEqual([]);
  store.setInBrowser(true);
  store.keep(PENSION, NOW);
  expect(tab.tab().getItem(STORAGE_KEY)).toBeNull();
  expect(new PlanStore(newTab()).current()).toEqual(store.current());
  expect(store.current().plans).toEqual([
    { keptAt: NOW, plan: EDUCATION },
    { keptAt: NOW + 1, plan: PENSION },
  ]);
  store.remove(NOW);
  expect(new PlanStore(newTab()).current().plans).toEqual([{ keptAt: NOW + 1, plan: PENSION }]);
  store.setInBrowser(false);
  expect([stored.size, store.current().plans.length]).toEqual([0, 1]);
  expect(new PlanStore(tab).current()).toEqual(store.current());
});

test("keeps for a reload which plans count, and nothing else in that place", () => {
  const { newTab } = browser();
  const tab = newTab();
  const store = new PlanStore(tab);
  store.keep(EDUCATION, NOW);
  store.count(NOW, false);
  expect(new PlanStore(tab).current().plans).toEqual([{ keptAt: NOW, plan: EDUCATION, isCounted: false }]);
  tab.tab().setItem(STORAGE_KEY, JSON.stringify([{ keptAt: NOW, plan: EDUCATION, isCounted: "no" }]));
  expect(new PlanStore(tab).current().plans).toEqual([{ keptAt: NOW, plan: EDUCATION }]);
});

test("never stores contact data in the browser", () => {
  const { stored, newTab } = browser();
  const store = new PlanStore(newTab());
  store.setInBrowser(true);
  store.keep(EDUCATION, NOW);
  expect([...stored.values()].join()).not.toMatch(/layla|example\.com|501234567/i);
});

test("forgets the plans of all calculators at once, in all tabs", () => {
  const { stored, newTab } = browser();
  const store = new PlanStore(newTab());
  store.keep(EDUCATION, NOW);
  store.keep(PENSION, NOW);
  store.setInBrowser(true);
  const otherTab = new PlanStore(newTab());
  store.forget();
  otherTab.follow();
  for (const each of [store, otherTab]) {
    expect(each.current()).toEqual({
      plans: [],
      isInBrowser: false,
      isRefused: false,
      outlivesReload: true,
    });
  }
  expect(stored.size).toBe(0);
});

test("the last of two tabs to write wins; a tab that keeps its plans to itself keeps its own", () => {
  const { newTab } = browser();
  const [one, other, quiet] = [new PlanStore(newTab()), new PlanStore(newTab()), new PlanStore(newTab())];
  one.setInBrowser(true);
  one.keep(EDUCATION, NOW);
  other.follow();
  other.keep(PENSION, NOW);
  one.follow();
  expect(one.current()).toEqual(other.current());
  one.forget();
  quiet.keep(PENSION, NOW);
  quiet.follow();
  expect(quiet.current().plans).toEqual([{ keptAt: NOW, plan: PENSION }]);
});

test("reports that the browser refuses storage, and keeps plans in memory", () => {
  const store = new PlanStore({ tab: refusing, browser: refusing });
  store.keep(EDUCATION, NOW);
  store.setInBrowser(true);
  expect(store.current()).toEqual({
    plans: [{ keptAt: NOW, plan: EDUCATION }],
    isInBrowser: false,
    isRefused: true,
    outlivesReload: false,
  });
  store.forget();
  expect(store.current().plans).toEqual([]);
});

test("calls listeners on every change", () => {
  const store = new PlanStore(browser().newTab());
  let heard = 0;
  const stop = store.subscribe(() => {
    heard++;
  });
  store.keep(EDUCATION, NOW);
  store.remove(NOW);
  stop();
  store.forget();
  expect(heard).toBe(2);
});

describe("the browser's storage may hold anything", () => {
  const read = (entry: string) => new PlanStore(browser({ [STORAGE_KEY]: entry }).newTab()).current().plans;
  const kept = (keptAt: unknown, plan: unknown = EDUCATION) => ({ keptAt, plan });

  test.each([
    ["a list of values that are not plans", JSON.stringify([1, null, {}, [EDUCATION], { plan: EDUCATION }])],
    [
      "a list of invalid moments",
      JSON.stringify([kept("now"), kept(1.5), kept(9e15), kept(8.64e15), kept(null)]),
    ],
    ["a list of invalid plans", JSON.stringify([kept(1, {}), kept(2, { ...EDUCATION, chance: 400 })])],
  ])("%s gives no plan", (_, entry) => {
    expect(read(entry)).toEqual([]);
  });

  test.each([
    ["text that is not JSON", '{"plan":{"form":{"age":44'],
    ["a value that is not a list", "{}"],
    ["more than was ever written", JSON.stringify([kept(1), "x".repeat(200_000)])],
  ])("%s is removed", (_, entry) => {
    const { newTab, stored } = browser({ [STORAGE_KEY]: entry });
    const store = new PlanStore(newTab());
    expect(store.current()).toMatchObject({ plans: [], isInBrowser: false, isRefused: false });
    expect(stored.size).toBe(0);
  });

  test("too many plans are cut to the first ones, and each moment occurs once", () => {
    const entry = Array.from({ length: 9 }, (_, index) => kept(index));
    expect(read(JSON.stringify(entry))).toHaveLength(MOST_KEPT);
    expect(read(JSON.stringify([kept(1), kept(1), kept(2, PENSION)]))).toHaveLength(2);
  });

  test("contact data that somebody wrote there is not read", () => {
    const plan = { ...EDUCATION, form: { ...EDUCATION.form, name: "Eve" } };
    expect(read(JSON.stringify([kept(1, plan)]))).toEqual([kept(1)]);
  });
});

test("a plan bears the time of the UAE, by which its summary is dated", () => {
  expect(planName(Date.UTC(2026, 10, 30, 21, 5), EN)).toBe("Plan of 1 December 2026, 01:05");
});
