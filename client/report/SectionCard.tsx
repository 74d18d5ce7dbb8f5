import { type ReactNode, useId } from "react";
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

/** The heading of a card, or of a part of a printed report. */
export function CardHeading({ id, children }: { id?: string; children: string }) {
  return (
    <h2 id={id} className={classes["heading"]}>
      {children}
    </h2>
  );
}
