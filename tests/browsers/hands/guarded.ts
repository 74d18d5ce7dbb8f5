import type { Hands } from "./hands.ts";

/** No command takes as long, on whatever machine: who answers none within it has hung. */
const HANGS_AFTER_MS = 60_000;

/** The answer of a browser. @throws {HangError} if none comes */
export async function answerOf<Result>(command: Promise<Result>): Promise<Result> {
  const hang = Promise.withResolvers<never>();
  const timer = setTimeout(() => hang.reject(new HangError("the browser hangs")), HANGS_AFTER_MS);
  try {
    return await Promise.race([command, hang.promise]);
  } finally {
    clearTimeout(timer);
  }
}

class HangError extends Error {}

/**
 * Hands that know whether their browser was lost.
 * @param isLoss whether an error of a command says so
 */
export function guarded(hands: Omit<Hands, "isLost">, isLoss: (error: unknown) => boolean): Hands {
  let isLost = false;
  const guard =
    <Args extends readonly unknown[], Result>(command: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (isLost) throw new Error("the browser was lost");
      try {
        return await answerOf(command(...args));
      } catch (error) {
        isLost ||= error instanceof HangError || isLoss(error);
        throw error;
      }
    };
  return {
    open: guard(hands.open),
    moveTo: guard(hands.moveTo),
    press: guard(hands.press),
    pressTwice: guard(hands.pressTwice),
    drag: guard(hands.drag),
    type: guard(hands.type),
    strike: guard(hands.strike),
    paste: guard(hands.paste),
    evaluate: guard(hands.evaluate),
    screenshot: guard(hands.screenshot),
    downloads: hands.downloads,
    end: hands.end,
    isLost: () => isLost,
  };
}
