import { type ReactNode, useId } from "react";
import { CardHeading } from "./CardHeading.tsx";
import classes from "./SectionCard.module.css";

/** A part of a report that stands for itself, under its heading or under those of its blocks. */
export function SectionCard({ heading, children }: { heading: string | undefined; children: ReactNode }) {
  const headingId = useId();
  if (heading === undefined) return <div className={classes["card"]}>{children}</div>;
  return (
    <section className={classes["card"]} aria-labelledby={headingId}>
      <CardHeading id={headingId}>{heading}</CardHeading>
      {children}
    </section>
  );
}
