import { type ReactNode, Suspense, useState } from "react";
import { Disclosure } from "#client/components/Disclosure.tsx";
import { LoadBoundary } from "#client/components/LoadBoundary.tsx";
import looks from "#client/components/looks.module.css";
import { FailedPart } from "#client/components/RetryNotice.tsx";

interface OnDemandProps {
  readonly title: string;
  /** What loads once it is opened. */
  readonly children: ReactNode;
}

/** A part at the end of results that is loaded once it is opened, and stays from then on. */
export function OnDemand({ title, children }: OnDemandProps) {
  const [isOpened, setOpened] = useState(false);
  return (
    <section className={looks["ending"]}>
      <Disclosure summary={title} onOpen={() => setOpened(true)}>
        {isOpened && (
          <LoadBoundary fallback={<FailedPart />}>
            <Suspense>{children}</Suspense>
          </LoadBoundary>
        )}
      </Disclosure>
    </section>
  );
}
