import { type ReactNode, useEffect, useRef, useState } from "react";

/** How far outside the window something starts to load. */
const MARGIN = "400px";

/** Renders its children once they are about to be seen; until then it takes the room that its class gives it. */
export function NearViewport({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: MARGIN },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={element} className={className}>
      {isNear && children}
    </div>
  );
}
