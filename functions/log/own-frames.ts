import { fileURLToPath } from "node:url";

/** The folder of the bundle; of the sources, that of the repository. */
const APP = fileURLToPath(new URL(import.meta.url.endsWith(".ts") ? "../.." : ".", import.meta.url));

/** What is logged of an error that nothing expected. */
export interface Place {
  readonly errorClass: string;
  readonly frames: readonly string[];
}

/** Stands for an error of another thread, which tells nothing of it but its place. As the cause of an error, it is where that arose. */
export class ErrorElsewhere extends Error {
  readonly place: Place;

  constructor(place: Place) {
    super();
    this.place = place;
  }
}

/** Returns class and place of an error, of whose message nothing is safe to log. */
export function placeOf(error: Error): Place {
  if (error.cause instanceof ErrorElsewhere) return error.cause.place;
  return { errorClass: error.name, frames: ownFrames(error) };
}

const MOST_FRAMES = 10;

/** A line of V8's stack: function, path, line and column. No frame of Node itself or of evaluated code fits. */
const FRAME =
  /^ {4}at (?:async )?(?:new )?(?:([\w$.<>#]+)(?: \[as .+\])? \()?(?:file:\/\/)?(\/[^():]+):(\d+:\d+)\)?$/;

/**
 * Returns where in the app's own files an error arose, from the inside outwards, such as `main.cjs:12:345 handle`: at most
 * ten frames. Nothing of the error's message is among them, even if it is written like a stack.
 */
export function ownFrames(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [];
  const { message, stack = "" } = error;
  // A message that was changed later leaves the earlier one in the stack, whose end is then unknown.
  if (!stack.includes(message)) return [];
  return stack
    .slice(stack.indexOf(message) + message.length)
    .split("\n")
    .flatMap((line) => {
      const [, name, path = "", place] = FRAME.exec(line) ?? [];
      if (!path.startsWith(APP) || path.includes("/node_modules/")) return [];
      return [`${path.slice(APP.length)}:${place}${name === undefined ? "" : ` ${name}`}`];
    })
    .slice(0, MOST_FRAMES);
}
