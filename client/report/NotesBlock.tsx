import { Disclosure } from "#client/components/Disclosure.tsx";
import type { Block } from "#shared/report/report-document.ts";
import classes from "./NotesBlock.module.css";
import { CardHeading } from "./SectionCard.tsx";

/** Remarks that open on demand. */
export function NotesBlock({ block: { title, notes } }: { block: Block<"notes"> }) {
  return (
    <Disclosure summary={title}>
      <NoteList notes={notes} />
    </Disclosure>
  );
}

/** Remarks that are always shown. */
export function OpenNotesBlock({ block: { title, notes } }: { block: Block<"notes"> }) {
  return (
    <div>
      <CardHeading>{title}</CardHeading>
      <NoteList notes={notes} />
    </div>
  );
}

function NoteList({ notes }: { notes: readonly string[] }) {
  return (
    <ul className={classes["notes"]}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
