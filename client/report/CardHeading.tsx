import classes from "./CardHeading.module.css";

/** The heading of a card. */
export function CardHeading({ id, children }: { id?: string; children: string }) {
  return (
    <h2 id={id} className={classes["heading"]}>
      {children}
    </h2>
  );
}
