import { useWording } from "#client/components/WordingProvider.tsx";
import classes from "./EmptyForecast.module.css";

/** Stands where the results will be, about as high as they are. */
export function EmptyForecast() {
  const { results } = useWording();
  return (
    <div className={classes["empty"]}>
      <svg viewBox="0 0 320 140" className={classes["drawing"]} aria-hidden="true">
        <path className={classes["axis"]} d="M12 8v120h300" />
        <path className={classes["grid"]} d="M12 98h300M12 68h300M12 38h300" />
        <path className={classes["range"]} d="M12 124C110 112 190 70 312 14V96C210 104 110 120 12 124Z" />
        <path className={classes["line"]} d="M12 124C110 116 200 88 312 52" />
      </svg>
      <p className={classes["title"]}>{results.emptyTitle}</p>
      <p className={classes["text"]}>{results.emptyText}</p>
    </div>
  );
}
