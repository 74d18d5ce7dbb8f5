import { Worker } from "node:worker_threads";
import { ErrorElsewhere, type Place, placeOf } from "#functions/log/own-frames.ts";
import type { ReportDocument } from "#shared/report/report-document.ts";
import { PdfError, type PdfRenderer } from "./pdf-renderer.ts";

export interface PdfRendererOptions {
  /** Number of documents rendered at once, each by a thread of its own. */
  readonly workers?: number;
  /** Maximum number of documents that wait. */
  readonly queueLimit?: number;
  /** Maximum time for a document, including its time in the queue, milliseconds. */
  readonly deadlineMs?: number;
  /** The module that a worker runs: answers each document with `Rendered` or `Failed`. */
  readonly workerUrl?: URL;
}

/** A document on its way, and whom to tell. */
interface Job {
  readonly document: ReportDocument;
  readonly resolve: (pdf: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: PdfError) => void;
  readonly deadline: NodeJS.Timeout;
  /** When its drawing began; milliseconds of `performance.now`. */
  startedAt?: number;
}

/** A worker holds the parsed fonts and one document; what needs more than this is stuck. */
const WORKER_MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 };

/** Beside this module: TypeScript in the sources, CommonJS in the build. */
const WORKER_URL = new URL(
  import.meta.url.endsWith(".ts") ? "pdf-worker.ts" : "pdf-worker.cjs",
  import.meta.url,
);

/** Renders in worker threads, which start when needed; one that outruns its deadline or crashes is replaced. */
export function createPdfRenderer({
  workers: workerLimit = 2,
  queueLimit = 16,
  deadlineMs = 10_000,
  workerUrl = WORKER_URL,
}: PdfRendererOptions = {}): PdfRenderer {
  const idle: Worker[] = [];
  const underWay = new Map<Worker, Job>();
  const waiting: Job[] = [];

  function startWaiting(): void {
    while (waiting.length > 0 && underWay.size < workerLimit) {
      const job = waiting.shift() as Job;
      const worker = idle.pop() ?? startWorker();
      job.startedAt = performance.now();
      underWay.set(worker, job);
      worker.ref();
      worker.postMessage(job.document);
    }
  }

  function startWorker(): Worker {
    const worker = new Worker(workerUrl, {
      resourceLimits: WORKER_MEMORY,
      // The output of a library could hold parts of a document.
      stdout: true,
      stderr: true,
    });
    worker.stdout.resume();
    worker.stderr.resume();
    worker.on("message", (answer: unknown) => {
      const job = finish(worker);
      worker.unref();
      idle.push(worker);
      if (isRendered(answer)) job?.resolve(answer.pdf);
      else job?.reject(failedAt(isFailed(answer) ? answer.failure : undefined));
      startWaiting();
    });
    worker.on("error", (error) => discard(worker, failedAt(placeOf(error))));
    worker.on("exit", () => discard(worker, failedAt()));
    return worker;
  }

  /** Takes the job from a worker. */
  function finish(worker: Worker): Job | undefined {
    const job = underWay.get(worker);
    underWay.delete(worker);
    clearTimeout(job?.deadline);
    return job;
  }

  /** Ends a worker; its document fails with it. */
  function discard(worker: Worker, error: PdfError): void {
    const position = idle.indexOf(worker);
    if (position >= 0) idle.splice(position, 1);
    finish(worker)?.reject(error);
    void worker.terminate();
    startWaiting();
  }

  function expire(job: Job): void {
    const [worker] = [...underWay].find(([, other]) => other === job) ?? [];
    if (worker !== undefined) {
      // A document that waited for most of its time did not cause the timeout.
      const drawnMs = performance.now() - (job.startedAt ?? 0);
      discard(worker, new PdfError(drawnMs > deadlineMs / 2 ? "timeout" : "busy"));
    } else {
      waiting.splice(waiting.indexOf(job), 1);
      job.reject(new PdfError("busy"));
    }
  }

  return {
    render: (document) =>
      new Promise((resolve, reject) => {
        if (underWay.size >= workerLimit && waiting.length >= queueLimit) throw new PdfError("busy");
        const deadline = setTimeout(() => expire(job), deadlineMs);
        const job: Job = { document, resolve, reject, deadline };
        waiting.push(job);
        startWaiting();
      }),
    close: async () => {
      for (const { deadline, reject } of waiting.splice(0)) {
        clearTimeout(deadline);
        reject(failedAt());
      }
      const workers = [...idle, ...underWay.keys()];
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** A worker's answer when a document became a PDF. */
export interface Rendered {
  readonly pdf: Uint8Array<ArrayBuffer>;
}

/** Returns the error of a document that could not be drawn. @param place where that arose in the worker, if it is known */
function failedAt(place?: Place): PdfError {
  return new PdfError("failed", place && { cause: new ErrorElsewhere(place) });
}

/** A worker's answer when a document did not. */
export interface Failed {
  readonly failure: Place;
}

function isFailed(answer: unknown): answer is Failed {
  return typeof answer === "object" && answer !== null && "failure" in answer;
}

function isRendered(answer: unknown): answer is Rendered {
  return typeof answer === "object" && answer !== null && "pdf" in answer && answer.pdf instanceof Uint8Array;
}
