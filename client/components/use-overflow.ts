import { type RefObject, useEffect, useState } from "react";
import { observeSize } from "./observe-size.ts";

/** Whether what a frame holds is wider or higher than it: then it scrolls, and has to be reached by keyboard. */
export function useOverflow(frame: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const { current } = frame;
    const content = current?.firstElementChild;
    if (!current || !content) return;
    return observeSize([current, content], () =>
      setOverflowing(
        current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight,
      ),
    );
  }, [frame]);
  return isOverflowing;
}
