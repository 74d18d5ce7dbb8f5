import type { ReactNode } from "react";
import { Disclosure } from "#client/components/Disclosure.tsx";
import looks from "#client/components/looks.module.css";
import type { Block } from "#shared/report/report-document.ts";
import classes from "./NotesBlock.module.css";
import { NewTabLink } from "./ProviderLinks.tsx";
import { CardHeading } from "./SectionCard.tsx";

/** Remarks that open on demand, and where to read on. */
export function NotesBlock({ block: { title, notes, link } }: { block: Block<"notes"> }) {
  return (
    <div>
      <Disclosure summary={title}>
        <NoteList notes={notes} />
      </Disclosure>
      <p className={`${looks["small"]} ${classes["more"]}`}>
        <NewTabLink {...link} />
      </p>
    </div>
  );
}

/** Remarks that are always shown, with the address to read on, which has to be typed from paper. */
export function OpenNotesBlock({ block: { title, notes, link } }: { block: Block<"notes"> }) {
  return (
    <div>
      <CardHeading>{title}</CardHeading>
      <NoteList notes={notes}>
        <li>
          <NewTabLink label={`${link.label}: ${link.url}`} url={link.url} />
        </li>
      </NoteList>
    </div>
  );
}

function NoteList({ notes, children }: { notes: readonly string[]; children?: ReactNode }) {
  return (
    <ul className={classes["notes"]}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
      {children}
    </ul>
  );
}
