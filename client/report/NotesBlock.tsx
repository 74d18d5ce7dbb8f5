import { Disclosure } from "#client/components/Disclosure.tsx";
import type { Block } from "#shared/report/report-document.ts";
import classes from "./NotesBlock.module.css";

/** Remarks for who wants to know more. */
export function NotesBlock({ block: { title, notes } }: { block: Block<"notes"> }) {
  return (
    <Disclosure summary={title}>
      <ul className={classes["notes"]}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
