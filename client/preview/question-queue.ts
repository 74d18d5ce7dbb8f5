import type { PlanningService } from "#shared/planning/planning-service.ts";
import { KINDS, type Question, type Reply } from "./questions.ts";

/** Scenarios that are drawn a year at a time. */
interface Scenarios {
  /** Draws one more year if a plan of so many months needs it. @returns false if it needs none */
  drawYearFor(months: number): boolean;
}

/** The calls of a planning service that results and insights make. */
type Calls = Required<Omit<PlanningService, "modelVersion" | "totals">>;

interface Dependencies {
  readonly engine: Scenarios & {
    readonly [K in keyof Calls]: (...request: Parameters<Calls[K]>) => Awaited<ReturnType<Calls[K]>>;
  };
  readonly modelVersion: string;
  /** @throws {Error} if the plan is invalid */
  readonly answer: (question: Question, planning: PlanningService) => Promise<unknown>;
  readonly reply: (reply: Reply) => void;
  /** Lets messages arrive before the next step. */
  readonly pause: () => Promise<void>;
  /** Unit: ms. */
  readonly now: () => number;
}

/** A call of the engine that waits for its step. */
interface Call {
  readonly months: number;
  readonly run: () => void;
}

interface Task {
  readonly question: Question;
  readonly calls: Call[];
  ms: number;
  /** Set once its answer has begun, and once a call has run: then it is finished before a newer plan of its kind. */
  isBegun: boolean;
  isCalculating: boolean;
  /** Set once it has ended. */
  outcome?: { readonly answer?: unknown; readonly hasFailed: boolean };
}

/**
 * Answers questions in small steps: a year of scenarios or a call of the engine at a time, the most urgent question
 * first. A question therefore waits for one step of another, and only the newest plan is calculated.
 */
export class QuestionQueue {
  readonly #dependencies: Dependencies;
  #tasks: Task[] = [];
  #isWorking = false;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Drops results and insights that a newer question replaces. */
  ask(question: Question): void {
    for (const task of this.#tasks.filter((other) => isReplacedBy(other, question))) this.#end(task, false);
    this.#tasks.push({ question, calls: [], ms: 0, isBegun: false, isCalculating: false });
    if (!this.#isWorking) this.#work();
  }

  async #work(): Promise<void> {
    const { now, pause } = this.#dependencies;
    this.#isWorking = true;
    for (let task = this.#mostUrgent(); task !== undefined; task = this.#mostUrgent()) {
      const startedAt = now();
      const isDrawing = this.#step(task);
      // What waits for the call goes on before the pause ends.
      await pause();
      if (!isDrawing) task.ms += now() - startedAt;
      const isStuck = task.isBegun && task.calls.length === 0;
      if (task.outcome !== undefined || isStuck) this.#end(task, true);
    }
    this.#isWorking = false;
  }

  #mostUrgent(): Task | undefined {
    for (const kind of KINDS) {
      const task = this.#tasks.find(({ question }) => question.kind === kind);
      if (task !== undefined) return task;
    }
    return undefined;
  }

  /** @returns true if the step drew a year of scenarios */
  #step(task: Task): boolean {
    if (!task.isBegun) {
      task.isBegun = true;
      this.#begin(task);
      return false;
    }
    const [call] = task.calls;
    if (call === undefined) return false;
    if (this.#dependencies.engine.drawYearFor(call.months)) return true;
    task.isCalculating = true;
    task.calls.shift();
    call.run();
    return false;
  }

  #begin(task: Task): void {
    const { engine, modelVersion, answer } = this.#dependencies;
    const inStep = <A>(steps: readonly number[], calculate: () => A): Promise<A> =>
      new Promise((resolve, reject) => {
        const run = () => {
          try {
            resolve(calculate());
          } catch (error) {
            reject(error);
          }
        };
        task.calls.push({ months: Math.max(...steps), run });
      });
    const planning: PlanningService = {
      modelVersion,
      forecast: (request) =>
        inStep(request.simulationSettings.observationTimeSteps, () => engine.forecast(request)),
      gap: (request, factorTimeSteps) =>
        inStep(request.simulationSettings.observationTimeSteps, () => engine.gap(request, factorTimeSteps)),
      chances: (request) =>
        inStep(request.simulationSettings.observationTimeSteps, () => engine.chances(request)),
      gaps: (request, percentiles) =>
        inStep(request.simulationSettings.observationTimeSteps, () => engine.gaps(request, percentiles)),
      shareOfNoneFailing: (plans) =>
        inStep(
          plans.flatMap(({ simulationSettings }) => simulationSettings.observationTimeSteps),
          () => engine.shareOfNoneFailing(plans),
        ),
    };
    answer(task.question, planning).then(
      (value) => {
        task.outcome = { answer: value, hasFailed: false };
      },
      () => {
        task.outcome = { hasFailed: true };
      },
    );
  }

  /** @param hasFailed of a task without an outcome */
  #end(task: Task, hasFailed: boolean): void {
    // It may have been dropped during its own step.
    if (!this.#tasks.includes(task)) return;
    this.#tasks = this.#tasks.filter((other) => other !== task);
    this.#dependencies.reply({ id: task.question.id, ms: task.ms, hasFailed, ...task.outcome });
  }
}

/** Results that are being calculated are finished, so that a hand that never stops sees the picture move. */
function isReplacedBy({ question, isCalculating }: Task, newer: Question): boolean {
  if (question.kind !== newer.kind || question.kind === "proof") return false;
  return question.kind === "insights" || !isCalculating;
}
