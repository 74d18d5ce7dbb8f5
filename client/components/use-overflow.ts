import { type RefObject, useEffect, useState } from "react";

/** Whether what a frame holds is wider or higher than it: then it scrolls, and has to be reached by keyboard. */
export function useOverflow(frame: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const { current } = frame;
    const content = current?.firstElementChild;
    if (!current || !content) return;
    const observer = new ResizeObserver(() =>
      setOverflowing(
        current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight,
      ),
    );
    observer.observe(current);
    observer.observe(content);
    return () => observer.disconnect();
  }, [frame]);
  return isOverflowing;
}
