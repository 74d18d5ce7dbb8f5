import type { ReactNode } from "react";
import classes from "./Card.module.css";

/** A short explanation under a heading. */
export function Card({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={classes["card"]}>
      <h2 className={classes["heading"]}>{heading}</h2>
      {children}
    </section>
  );
}
