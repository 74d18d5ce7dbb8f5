import { useEffect, useState } from "react";

/** Returns whether any part of an element is in the window. @param id of an element that is on the page from the start */
export function useIsInView(id: string): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (element === null) return;
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isInView;
}
