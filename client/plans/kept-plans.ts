import { isRecord } from "#shared/contract/is-record.ts";
import { type KeptPlan, readKeptPlan } from "#shared/contract/kept-plan.ts";
import type { Wording } from "#shared/wording/wording.ts";

export interface PlanOfMoment {
  /** Milliseconds since 1970-01-01T00:00Z; no two plans have the same. */
  readonly keptAt: number;
  readonly plan: KeptPlan;
}

export interface KeptPlans {
  readonly plans: readonly PlanOfMoment[];
  /** True if they outlive the page, as the visitor requested. */
  readonly isInBrowser: boolean;
  /** True if the browser refused to keep them. */
  readonly isRefused: boolean;
}

/** Largest number of kept plans per calculator. */
export const MOST_KEPT = 4;

/** Storage key, with the version of the format. */
export const STORAGE_KEY = "goal-planner.plans.1";

/** A longer entry was not written by this app. Unit: characters. */
const LARGEST_ENTRY = 100_000;

const NONE: KeptPlans = { plans: [], isInBrowser: false, isRefused: false };

/** Function that returns the browser's storage; it may throw. */
type EntryStorage = () => Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Kept plans of all calculators: in memory, and in the browser only while the visitor wants it. */
export class PlanStore {
  readonly #storage: EntryStorage;
  readonly #listeners = new Set<() => void>();
  #kept: KeptPlans;

  constructor(storage: EntryStorage) {
    this.#storage = storage;
    this.#kept = this.#stored() ?? NONE;
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

  /** Starts or stops keeping plans in the browser. */
  setInBrowser(isInBrowser: boolean): void {
    this.#kept = { ...this.#kept, isInBrowser };
    if (!isInBrowser) this.#erase();
    this.#replace(this.#kept.plans);
  }

  /** Deletes the plans of all calculators, here and in the browser. */
  forget(): void {
    this.#erase();
    this.#set(NONE);
  }

  /** Takes over the plans that another tab has written: the last one to write wins. */
  follow(): void {
    this.#set(this.#stored() ?? (this.#kept.isInBrowser ? NONE : this.#kept));
  }

  #replace(plans: readonly PlanOfMoment[]): void {
    const kept = { ...this.#kept, plans, isRefused: false };
    this.#set(
      kept.isInBrowser && !this.#write(plans) ? { plans, isInBrowser: false, isRefused: true } : kept,
    );
  }

  #set(kept: KeptPlans): void {
    this.#kept = kept;
    for (const listener of this.#listeners) listener();
  }

  /** Returns the plans in the browser; undefined if there are none. Deletes an entry that is not a list of plans. */
  #stored(): KeptPlans | undefined {
    try {
      const entry = this.#storage().getItem(STORAGE_KEY);
      if (entry === null) return undefined;
      if (entry.length > LARGEST_ENTRY) throw new RangeError("not written here");
      return { plans: readPlans(JSON.parse(entry)), isInBrowser: true, isRefused: false };
    } catch {
      this.#erase();
      return undefined;
    }
  }

  #write(plans: readonly PlanOfMoment[]): boolean {
    try {
      this.#storage().setItem(STORAGE_KEY, JSON.stringify(plans));
      return true;
    } catch {
      return false;
    }
  }

  #erase(): void {
    try {
      this.#storage().removeItem(STORAGE_KEY);
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
    if (plan === undefined || typeof keptAt !== "number" || !isMoment(keptAt)) continue;
    const count = counts.get(plan.calculator) ?? 0;
    if (count === MOST_KEPT) continue;
    counts.set(plan.calculator, count + 1);
    plans.set(keptAt, { keptAt, plan });
  }
  return [...plans.values()];
}

function isMoment(ms: number): boolean {
  return Number.isInteger(ms) && !Number.isNaN(new Date(ms).getTime());
}

/** Returns the name of a kept plan: its time by the visitor's clock. @param keptAt milliseconds since 1970-01-01T00Z */
export function planName(keptAt: number, { months, plans }: Wording): string {
  const moment = new Date(keptAt);
  const clock = [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, "0"));
  return plans.keep.name({
    day: String(moment.getDate()),
    month: months[moment.getMonth()] ?? "",
    year: moment.getFullYear(),
    time: clock.join(":"),
  });
}
