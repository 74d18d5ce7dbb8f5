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

/** A part at the end of results that is loaded once it is opened. Closed again, it follows no plan and asks for nothing. */
export function OnDemand({ title, children }: OnDemandProps) {
  const [isOpen, setOpen] = useState(false);
  /** The content as it was when the part was last open. */
  const [shown, setShown] = useState<ReactNode>();
  if (isOpen && shown !== children) setShown(children);
  return (
    <section className={looks["ending"]}>
      <Disclosure summary={title} onToggle={setOpen}>
        {shown !== undefined && (
          <LoadBoundary fallback={<FailedPart />}>
            <Suspense>{shown}</Suspense>
          </LoadBoundary>
        )}
      </Disclosure>
    </section>
  );
}
