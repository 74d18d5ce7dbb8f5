import type { ReactNode } from "react";
import { useNearViewport } from "./use-near-viewport.ts";

/** Renders its children once they are about to be seen; until then it takes the room that its class gives it. */
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
