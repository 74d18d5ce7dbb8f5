// The worker of the preview, a bundle of its own.
import { EMBEDDED_MODEL } from "#shared/domain/forecast-model.ts";
import { createEmbeddedEngine } from "#shared/engine/embedded-engine.ts";
import { createScalarKernels } from "#shared/engine/scalar-kernels.ts";
import { answerQuestion, PREVIEW_FUNDS } from "./answer-question.ts";
import { QuestionQueue } from "./question-queue.ts";
import type { Question } from "./questions.ts";

/** The years of a pension with and without a fee, and half as many: 16 MB. */
const CACHED_STRETCHES = 200;

const { port1, port2 } = new MessageChannel();

const queue = new QuestionQueue({
  engine: createEmbeddedEngine(PREVIEW_FUNDS, createScalarKernels, CACHED_STRETCHES),
  modelVersion: EMBEDDED_MODEL.version,
  answer: answerQuestion,
  reply: (reply) => self.postMessage(reply),
  pause: () =>
    new Promise((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    }),
  now: () => performance.now(),
});

self.onmessage = ({ data }: MessageEvent<Question>) => queue.ask(data);
