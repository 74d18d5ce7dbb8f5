import { describe, expect, test } from "vitest";
import { MOST_KEPT, PlanStore, STORAGE_KEY } from "#client/plans/kept-plans.ts";
import { keptPlan } from "#shared/contract/kept-plan.ts";
import { CHILD_GOAL_FORM, PENSION_FORM } from "../../../fixtures/forms.ts";

const ANSWER = { modelVersion: "m", chanceToReachLifestyleGoal: 51 };
const EDUCATION = keptPlan("education", CHILD_GOAL_FORM, ANSWER);
const PENSION = keptPlan("pension", PENSION_FORM, ANSWER);
const NOW = Date.UTC(2026, 10, 22, 10, 5);

/** A browser's storage, shared by all its tabs. */
function browser(entries: Readonly<Record<string, string>> = {}) {
  const stored = new Map(Object.entries(entries));
  return {
    stored,
    storage: () => ({
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    }),
  };
}

const refusing = () => {
  throw new DOMException("refused", "SecurityError");
};

test("keeps plans in memory unless the visitor asks for more, and then for the next visit", () => {
  const { stored, storage } = browser();
  const store = new PlanStore(storage);
  store.keep(EDUCATION, NOW);
  expect(stored.size).toBe(0);
  store.setInBrowser(true);
  store.keep(PENSION, NOW);
  expect(new PlanStore(storage).current()).toEqual(store.current());
  expect(store.current().plans).toEqual([
    { keptAt: NOW, plan: EDUCATION },
    { keptAt: NOW + 1, plan: PENSION },
  ]);
  store.remove(NOW);
  expect(new PlanStore(storage).current().plans).toEqual([{ keptAt: NOW + 1, plan: PENSION }]);
  store.setInBrowser(false);
  expect([stored.size, store.current().plans.length]).toEqual([0, 1]);
});

test("never stores contact data in the browser", () => {
  const { stored, storage } = browser();
  const store = new PlanStore(storage);
  store.setInBrowser(true);
  store.keep(EDUCATION, NOW);
  expect([...stored.values()].join()).not.toMatch(/layla|example\.com|501234567/i);
});

test("forgets the plans of all calculators at once, in all tabs", () => {
  const { stored, storage } = browser();
  const store = new PlanStore(storage);
  store.keep(EDUCATION, NOW);
  store.keep(PENSION, NOW);
  store.setInBrowser(true);
  const otherTab = new PlanStore(storage);
  store.forget();
  otherTab.follow();
  for (const each of [store, otherTab]) {
    expect(each.current()).toEqual({ plans: [], isInBrowser: false, isRefused: false });
  }
  expect(stored.size).toBe(0);
});

test("the last of two tabs to write wins; a tab that keeps plans in memory keeps its own", () => {
  const { storage } = browser();
  const [one, other, quiet] = [new PlanStore(storage), new PlanStore(storage), new PlanStore(storage)];
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
  const store = new PlanStore(refusing);
  store.keep(EDUCATION, NOW);
  store.setInBrowser(true);
  expect(store.current()).toEqual({
    plans: [{ keptAt: NOW, plan: EDUCATION }],
    isInBrowser: false,
    isRefused: true,
  });
  store.forget();
  expect(store.current().plans).toEqual([]);
});

test("calls listeners on every change", () => {
  const store = new PlanStore(browser().storage);
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
  const read = (entry: string) => new PlanStore(browser({ [STORAGE_KEY]: entry }).storage).current().plans;
  const kept = (keptAt: unknown, plan: unknown = EDUCATION) => ({ keptAt, plan });

  test.each([
    ["a list of values that are not plans", JSON.stringify([1, null, {}, [EDUCATION], { plan: EDUCATION }])],
    ["a list of invalid moments", JSON.stringify([kept("now"), kept(1.5), kept(9e15), kept(null)])],
    ["a list of invalid plans", JSON.stringify([kept(1, {}), kept(2, { ...EDUCATION, chance: 400 })])],
  ])("%s gives no plan", (_, entry) => {
    expect(read(entry)).toEqual([]);
  });

  test.each([
    ["text that is not JSON", '{"plan":{"form":{"age":44'],
    ["a value that is not a list", "{}"],
    ["more than was ever written", JSON.stringify([kept(1), "x".repeat(200_000)])],
  ])("%s is removed", (_, entry) => {
    const { storage, stored } = browser({ [STORAGE_KEY]: entry });
    const store = new PlanStore(storage);
    expect(store.current()).toEqual({ plans: [], isInBrowser: false, isRefused: false });
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
