import classes from "./OutcomeMark.module.css";

/** A drawing of what the heading says: a letter on its way, or one that came back. */
export function OutcomeMark({ isMailed }: { isMailed: boolean }) {
  return (
    <svg
      viewBox="0 0 64 64"
      className={classes["mark"]}
      data-failed={!isMailed || undefined}
      aria-hidden="true"
    >
      <circle cx="32" cy="32" r="32" className={classes["ground"]} />
      <path d="M18 23h28v19H18zM18 24l14 11 14-11" />
      <circle cx="46" cy="42" r="9" className={classes["badge"]} />
      <path d={isMailed ? "m42 42 3 3 5-6" : "M46 38v5M46 46v.1"} className={classes["sign"]} />
    </svg>
  );
}
