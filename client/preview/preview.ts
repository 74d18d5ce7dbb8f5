import { isSameResult } from "./is-same-result.ts";
import type { KINDS, Question, Reply, StartedPlan } from "./questions.ts";

/** A plan and its result, as calculated on the device. */
export interface PreviewedPlan extends StartedPlan {
  readonly result: unknown;
}

interface PreviewWorker {
  readonly ask: (question: Question) => void;
  readonly end: () => void;
}

/** Starts the worker. @param onFailure called if it cannot go on */
export type StartWorker = (onReply: (reply: Reply) => void, onFailure: () => void) => PreviewWorker;

interface Limits {
  /** Longest calculation of a plan. Unit: ms. */
  readonly planMs: number;
  /** Longest wait for insights; then the server is asked. Unit: ms. */
  readonly insightsMs: number;
}

const LIMITS: Limits = { planMs: 100, insightsMs: 2_000 };

/** Plans in a row that may take longer than the limit: the years of a new strategy are collapsed at the first one. */
const SLOW_PLANS = 2;

/** Number of plans whose results are kept to compare them with the server's. */
const MOST_PLANS = 20;

/**
 * Results from the device while the server's are awaited. There are none until the device has calculated a plan of the
 * server to the same result, and then in time. Every further answer of the server is compared as well; one that differs
 * ends the preview for the visit. So do a failure, and a device that turns out to be slow.
 */
export class Preview {
  readonly #modelVersion: string;
  readonly #startWorker: StartWorker;
  readonly #limits: Limits;
  readonly #listeners = new Set<() => void>();
  readonly #waiting = new Map<number, (reply: Reply | undefined) => void>();
  /** Results of the device, and plans of the server with whether both agree, by the plan's content. */
  readonly #results = new Map<string, PreviewedPlan>();
  readonly #answered = new Map<string, { readonly plan: StartedPlan; readonly agrees: Promise<boolean> }>();
  readonly #compared = new WeakSet<object>();
  #worker: PreviewWorker | undefined;
  #state: "new" | "proving" | "ready" | "ended" = "new";
  #lastId = 0;
  #pendingProofs = 0;
  #slowPlans = 0;
  #awaited: StartedPlan | undefined;
  #current: PreviewedPlan | undefined;

  /** @param modelVersion of the device's engine */
  constructor(modelVersion: string, startWorker: StartWorker, limits = LIMITS) {
    this.#modelVersion = modelVersion;
    this.#startWorker = startWorker;
    this.#limits = limits;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns the latest result while a plan is awaited; undefined if there is none. */
  readonly current = (): PreviewedPlan | undefined => this.#current;

  /** Returns whether a plan is awaited whose result the device can show. */
  readonly isExpected = (): boolean => this.#state === "ready" && this.#awaited !== undefined;

  /** Compares an answer of the server with the device's. The first one proves the preview, or ends it. */
  answered(plan: StartedPlan, result: { readonly modelVersion: string }): void {
    if (this.#state === "ended" || this.#compared.has(result)) return;
    this.#compared.add(result);
    if (result.modelVersion !== this.#modelVersion) {
      this.#end();
      return;
    }
    const agrees = this.#agreement(plan, result);
    keep(this.#answered, keyOf(plan), { plan, agrees });
    if (this.#state === "new") {
      this.#state = "proving";
      this.#prove(plan, agrees);
    }
  }

  /** Asks for the result of a plan for which the server's is awaited. @param plan undefined if none is */
  preview(plan: StartedPlan | undefined): void {
    if (plan !== undefined && this.#awaited !== undefined && keyOf(plan) === keyOf(this.#awaited)) return;
    this.#awaited = plan;
    if (plan === undefined) this.#show(undefined);
    else if (this.#state === "ready") this.#calculate(plan);
  }

  /** Returns the insights of a plan that the server has answered; undefined if the server has to be asked for them. */
  async insights(plan: unknown, signal: AbortSignal): Promise<unknown> {
    const known = this.#answered.get(JSON.stringify(plan));
    if (this.#state !== "ready" || known === undefined || !(await known.agrees)) return undefined;
    const reply = this.#ask("insights", known.plan);
    return (await inTime(reply, this.#limits.insightsMs, signal))?.answer;
  }

  /** Returns whether the device's result equals the server's; ends the preview if not. */
  async #agreement(plan: StartedPlan, result: object): Promise<boolean> {
    const known = this.#results.get(keyOf(plan))?.result;
    if (known !== undefined) return this.#compare(known, result);
    this.#pendingProofs += 1;
    const reply = await this.#ask("proof", plan);
    this.#pendingProofs -= 1;
    return this.#compare(reply?.answer, result);
  }

  #compare(preview: unknown, server: object): boolean {
    const isSame = isSameResult(preview, server);
    if (!isSame) this.#end();
    return isSame;
  }

  /** The first calculation waits for scenarios and for the browser to compile; the second shows how fast the device is. */
  async #prove(plan: StartedPlan, agrees: Promise<boolean>): Promise<void> {
    if (!(await agrees)) return;
    const reply = await this.#ask("proof", plan);
    if (reply === undefined) return;
    if (reply.answer === undefined || reply.ms > this.#limits.planMs) return this.#end();
    this.#state = "ready";
    if (this.#awaited !== undefined) this.#calculate(this.#awaited);
  }

  async #calculate(plan: StartedPlan): Promise<void> {
    const known = this.#results.get(keyOf(plan));
    if (known !== undefined) return this.#show(known);
    const reply = await this.#ask("result", plan);
    if (reply === undefined) return;
    if (reply.hasFailed) return this.#end();
    // A newer plan has replaced it.
    if (reply.answer === undefined) return;
    this.#slowPlans = reply.ms > this.#limits.planMs ? this.#slowPlans + 1 : 0;
    if (this.#slowPlans >= SLOW_PLANS) return this.#end();
    const previewed = { ...plan, result: reply.answer };
    keep(this.#results, keyOf(plan), previewed);
    // An answer of the server that is being compared decides first.
    if (this.#awaited !== undefined && this.#pendingProofs === 0) this.#show(previewed);
  }

  #show(previewed: PreviewedPlan | undefined): void {
    if (previewed === this.#current) return;
    this.#current = previewed;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Returns the worker's reply; undefined if the preview has ended. */
  #ask(kind: (typeof KINDS)[number], { calculator, plan, start }: StartedPlan): Promise<Reply | undefined> {
    if (this.#state === "ended") return Promise.resolve(undefined);
    const id = ++this.#lastId;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      try {
        this.#worker ??= this.#startWorker(
          (reply) => this.#resolve(reply),
          () => this.#end(),
        );
        this.#worker.ask({ id, kind, calculator, plan, start });
      } catch {
        this.#end();
      }
    });
  }

  #resolve(reply: Reply): void {
    const resolve = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    resolve?.(reply);
  }

  #end(): void {
    this.#state = "ended";
    this.#worker?.end();
    this.#worker = undefined;
    for (const resolve of this.#waiting.values()) resolve(undefined);
    this.#waiting.clear();
    this.#results.clear();
    this.#answered.clear();
    this.#current = undefined;
    this.#tell();
  }
}

function keyOf({ plan }: StartedPlan): string {
  return JSON.stringify(plan);
}

/** Adds an entry as the newest, and drops the oldest beyond the limit. */
function keep<T>(entries: Map<string, T>, key: string, value: T): void {
  entries.delete(key);
  entries.set(key, value);
  const [oldest] = entries.keys();
  if (entries.size > MOST_PLANS && oldest !== undefined) entries.delete(oldest);
}

/** Returns what a promise resolves to; undefined if it takes too long or the signal is aborted. */
function inTime<T>(promise: Promise<T>, ms: number, signal: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    signal.addEventListener("abort", () => resolve(undefined));
    promise.then(resolve).finally(() => clearTimeout(timer));
  });
}
