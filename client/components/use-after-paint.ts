import { startTransition, useEffect, useState } from "react";

/**
 * Returns a value one frame late: what is drawn with it waits until the rest is painted, and is drawn in slices. Values
 * that follow each other faster hold none of it up, so nothing is cancelled.
 */
export function useAfterPaint<T extends object>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value]);
  return painted;
}

/** Calls back once the next frame is painted: until then, a task that is queued while a frame is produced waits. */
function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}
