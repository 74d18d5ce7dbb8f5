import { type RefObject, useEffect, useState } from "react";

/** Returns whether the content of a frame is larger than the frame: then it scrolls, and keyboards have to reach it. */
export function useOverflow(frame: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const { current } = frame;
    const content = current?.firstElementChild;
    if (!current || !content) return;
    const measure = () =>
      setOverflowing(
        current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight,
      );
    let request = 0;
    // In the next frame: layout changes within the callback are observed again, which WebKit reports as an error.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(request);
      request = requestAnimationFrame(measure);
    });
    observer.observe(current);
    observer.observe(content);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(request);
    };
  }, [frame]);
  return isOverflowing;
}
