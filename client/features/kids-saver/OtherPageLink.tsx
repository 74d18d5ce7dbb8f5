import { holdFocus } from "#client/components/LinkButton.tsx";
import { PageLink } from "#client/components/PageLink.tsx";
import classes from "./OtherPageLink.module.css";

/** Link to the other page of the form, within a sentence. */
export function OtherPageLink({ to, children }: { to: string; children: string }) {
  return (
    <PageLink to={to} className={classes["link"]} onMouseDown={holdFocus} onClick={leaveField}>
      {children}
    </PageLink>
  );
}

/** Leaves the focused field before its page goes, so that its entry counts, for example a half typed country code. */
function leaveField(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}
