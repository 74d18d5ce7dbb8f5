import { type RefObject, useEffect, useState } from "react";
import { observeSize } from "./observe-size.ts";

/**
 * Returns whether the content of a frame is wider or higher than the frame: then it scrolls, and keyboards have to
 * reach it.
 */
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
