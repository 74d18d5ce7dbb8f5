import { type ReactNode, useId } from "react";
import { Disclosure } from "#client/components/Disclosure.tsx";
import looks from "#client/components/looks.module.css";
import classes from "./SectionCard.module.css";

/** An independent part of a report, under its heading or under those of its blocks. */
export function SectionCard({ heading, children }: { heading: string | undefined; children: ReactNode }) {
  const headingId = useId();
  const look = `${looks["card"]} ${classes["card"]}`;
  if (heading === undefined) return <div className={look}>{children}</div>;
  return (
    <section className={look} aria-labelledby={headingId}>
      <CardHeading id={headingId}>{heading}</CardHeading>
      {children}
    </section>
  );
}

/** A card that is a line until it is opened. */
export function FoldedCard({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={`${looks["card"]} ${classes["line"]}`}>
      <Disclosure summary={heading}>{children}</Disclosure>
    </div>
  );
}

/** The heading of a card, or of a part of a printed report. */
export function CardHeading({ id, children }: { id?: string; children: string }) {
  return (
    <h2 id={id} className={classes["heading"]}>
      {children}
    </h2>
  );
}
