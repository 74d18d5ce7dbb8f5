import { isRecord } from "#shared/contract/is-record.ts";
import { type KeptPlan, readKeptPlan } from "#shared/contract/kept-plan.ts";
import { DUBAI_OFFSET_MS, dubaiDay } from "#shared/domain/plan-month.ts";
import type { Wording } from "#shared/wording/wording.ts";

export interface PlanOfMoment {
  /** Milliseconds since 1970-01-01T00:00Z; no two plans have the same. */
  readonly keptAt: number;
  readonly plan: KeptPlan;
  /** Whether it counts in sums, if the visitor has said so. */
  readonly isCounted?: boolean;
}

export interface KeptPlans {
  readonly plans: readonly PlanOfMoment[];
  /** True if they are kept for the next visit, as the visitor requested. */
  readonly isInBrowser: boolean;
  /** True if the browser refused to keep them for the next visit. */
  readonly isRefused: boolean;
  /** False if the browser refused to keep them for a reload too. */
  readonly outlivesReload: boolean;
}

/** Largest number of kept plans per calculator. */
export const MOST_KEPT = 4;

/** Storage key of the plans that a visitor keeps, with the version of the format. */
export const STORAGE_KEY = "goal-planner.plans.1";

/** A longer entry was not written by this app. Unit: characters. */
const LARGEST_ENTRY = 100_000;

const NONE: KeptPlans = { plans: [], isInBrowser: false, isRefused: false, outlivesReload: true };

/** Where plans are kept. Each returns a storage of the browser; it may throw. */
export interface PlanPlaces {
  /** Goes when the tab is closed. */
  readonly tab: () => EntryStorage;
  /** Stays for the next visit. */
  readonly browser: () => EntryStorage;
}

type EntryStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Kept plans of all calculators: in the tab, and for the next visit only while the visitor wants it. */
export class PlanStore {
  readonly #places: PlanPlaces;
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  #kept: KeptPlans;

  /** @param key of its entry in either place */
  constructor(places: PlanPlaces, key = STORAGE_KEY) {
    this.#places = places;
    this.#key = key;
    const ofTab = () => ({ ...NONE, plans: this.#stored("tab") ?? [] });
    this.#kept = this.#ofBrowser() ?? ofTab();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): KeptPlans => this.#kept;

  /** @param now milliseconds since 1970-01-01T00:00Z */
  keep(plan: KeptPlan, now: number): void {
    const latest = Math.max(0, ...this.#kept.plans.map(({ keptAt }) => keptAt));
    this.#replace([...this.#kept.plans, { keptAt: Math.max(now, latest + 1), plan }]);
  }

  remove(keptAt: number): void {
    this.#replace(this.#kept.plans.filter((each) => each.keptAt !== keptAt));
  }

  /** Notes whether a plan counts in sums. */
  count(keptAt: number, isCounted: boolean): void {
    this.#replace(this.#kept.plans.map((each) => (each.keptAt === keptAt ? { ...each, isCounted } : each)));
  }

  /** Starts or stops keeping plans for the next visit. */
  setInBrowser(isInBrowser: boolean): void {
    this.#kept = { ...this.#kept, isInBrowser };
    this.#replace(this.#kept.plans);
  }

  /** Deletes the plans of all calculators, here and in the browser. */
  forget(): void {
    this.#erase("browser");
    this.#erase("tab");
    this.#set(NONE);
  }

  /** Takes over the plans that another tab has written: the last one to write wins. */
  follow(): void {
    this.#set(this.#ofBrowser() ?? (this.#kept.isInBrowser ? NONE : this.#kept));
  }

  #replace(plans: readonly PlanOfMoment[]): void {
    const isAsked = this.#kept.isInBrowser;
    const isInBrowser = isAsked && this.#write("browser", plans);
    if (isInBrowser) this.#erase("tab");
    else this.#erase("browser");
    const outlivesReload = isInBrowser || this.#write("tab", plans);
    this.#set({ plans, isInBrowser, isRefused: isAsked && !isInBrowser, outlivesReload });
  }

  #set(kept: KeptPlans): void {
    this.#kept = kept;
    for (const listener of this.#listeners) listener();
  }

  #ofBrowser(): KeptPlans | undefined {
    const plans = this.#stored("browser");
    return plans && { ...NONE, plans, isInBrowser: true };
  }

  /** Returns the plans in a place; undefined if there are none. Deletes an entry that is not a list of plans. */
  #stored(place: keyof PlanPlaces): readonly PlanOfMoment[] | undefined {
    try {
      const entry = this.#places[place]().getItem(this.#key);
      if (entry === null) return undefined;
      if (entry.length > LARGEST_ENTRY) throw new RangeError("not written here");
      return readPlans(JSON.parse(entry));
    } catch {
      this.#erase(place);
      return undefined;
    }
  }

  #write(place: keyof PlanPlaces, plans: readonly PlanOfMoment[]): boolean {
    try {
      this.#places[place]().setItem(this.#key, JSON.stringify(plans));
      return true;
    } catch {
      return false;
    }
  }

  #erase(place: keyof PlanPlaces): void {
    try {
      this.#places[place]().removeItem(this.#key);
    } catch {
      // A browser that refuses has no entry to erase.
    }
  }
}

/** Returns the valid plans of an entry, up to the limit per calculator. @throws TypeError if it is not a list */
function readPlans(entry: unknown): readonly PlanOfMoment[] {
  if (!Array.isArray(entry)) throw new TypeError("no list of plans");
  const plans = new Map<number, PlanOfMoment>();
  const counts = new Map<string, number>();
  for (const each of entry) {
    const keptAt = isRecord(each) ? each["keptAt"] : undefined;
    const plan = isRecord(each) ? readKeptPlan(each["plan"]) : undefined;
    const isCounted = isRecord(each) ? each["isCounted"] : undefined;
    if (plan === undefined || typeof keptAt !== "number" || !isMoment(keptAt)) continue;
    const count = counts.get(plan.calculator) ?? 0;
    if (count === MOST_KEPT) continue;
    counts.set(plan.calculator, count + 1);
    plans.set(keptAt, { keptAt, plan, ...(typeof isCounted === "boolean" && { isCounted }) });
  }
  return [...plans.values()];
}

/** Later moments were kept by no clock, and the next plan's would be no date. */
const LATEST_MOMENT = Date.UTC(9999, 0);

function isMoment(ms: number): boolean {
  return Number.isInteger(ms) && Math.abs(ms) < LATEST_MOMENT;
}

/**
 * Returns the name of a kept plan: its time by the clock of the UAE, by which its summary and its month are dated too.
 * @param keptAt milliseconds since 1970-01-01T00Z
 */
export function planName(keptAt: number, { months, plans }: Wording): string {
  const { year, month, day } = dubaiDay(keptAt);
  const moment = new Date(keptAt + DUBAI_OFFSET_MS);
  const clock = [moment.getUTCHours(), moment.getUTCMinutes()].map((part) => String(part).padStart(2, "0"));
  return plans.keep.name({ day: String(day), month: months[month - 1] ?? "", year, time: clock.join(":") });
}
