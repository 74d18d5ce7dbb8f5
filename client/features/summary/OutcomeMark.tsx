import { NoticeMark } from "#client/components/NoticeMark.tsx";
import classes from "./OutcomeMark.module.css";

/** A letter on its way, or one that came back. */
export function OutcomeMark({ isMailed }: { isMailed: boolean }) {
  return (
    <NoticeMark tone={isMailed ? "calm" : "failed"}>
      <path d="M18 23h28v19H18zM18 24l14 11 14-11" />
      <circle cx="46" cy="42" r="9" className={classes["badge"]} />
      <path d={isMailed ? "m42 42 3 3 5-6" : "M46 38v5M46 46v.1"} className={classes["sign"]} />
    </NoticeMark>
  );
}
