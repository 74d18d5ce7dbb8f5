import { Link } from "react-router-dom";
import { useWording } from "#client/components/WordingProvider.tsx";
import { fill } from "#shared/wording/message.ts";
import type { KidsSaverDraft } from "./kids-saver-draft.ts";
import classes from "./PersonalLine.module.css";

/** What was said before about the child, and the way back to it. */
export function PersonalLine({ draft: { age, currency }, path }: { draft: KidsSaverDraft; path: string }) {
  const { kidsSaver } = useWording();
  const { summary, noAge, link } = kidsSaver.personal;
  return (
    <div className={classes["line"]}>
      <p>{typeof age === "number" ? fill(summary, { age, currency }) : fill(noAge, { currency })}</p>
      <Link to={path} className={classes["link"]}>
        {link}
      </Link>
    </div>
  );
}
