import { type RefObject, useEffect, useRef, useState } from "react";

const MARGIN = "400px";

/** Returns a ref, and whether its element has come so near to the window that it is about to be seen. */
export function useNearViewport<E extends HTMLElement>(): readonly [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    const observer = new IntersectionObserver(
      // A busy page is told several changes at once, the latest last.
      (changes) => {
        if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return [element, isNear];
}
