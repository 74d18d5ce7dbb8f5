import type { ReactNode } from "react";
import { useNearViewport } from "./use-near-viewport.ts";

/** Renders its children once they are about to be seen. Until then its class reserves their room. */
export function NearViewport({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) {
  const [element, isNear] = useNearViewport<HTMLDivElement>();
  return (
    <div ref={element} className={className}>
      {isNear && children}
    </div>
  );
}
