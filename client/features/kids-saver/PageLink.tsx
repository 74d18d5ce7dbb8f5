import { Link } from "react-router-dom";
import { holdFocus } from "#client/components/LinkButton.tsx";
import classes from "./PageLink.module.css";

/** Link to the other page of the form, within a sentence. */
export function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={classes["link"]} onMouseDown={holdFocus} onClick={leaveField}>
      {children}
    </Link>
  );
}

/** Leaves the focused field before its page goes, so that its entry counts, for example a half typed country code. */
function leaveField(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}
