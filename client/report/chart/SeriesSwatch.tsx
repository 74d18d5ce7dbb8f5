import classes from "./SeriesSwatch.module.css";

/** A piece of a chart's line, as it is drawn: the dashes tell the series apart where colours do not. */
export function SeriesSwatch({ series }: { series: "realistic" | "pessimistic" }) {
  return (
    <svg viewBox="0 0 22 4" className={classes["swatch"]} aria-hidden="true">
      <path d="M2 2h18" className={classes[series]} />
    </svg>
  );
}
