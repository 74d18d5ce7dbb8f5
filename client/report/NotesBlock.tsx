import { Disclosure } from "#client/components/Disclosure.tsx";
import type { Block } from "#shared/report/report-document.ts";
import { NoteList } from "./NoteList.tsx";

/** Remarks for who wants to know more. */
export function NotesBlock({ block: { title, notes } }: { block: Block<"notes"> }) {
  return (
    <Disclosure summary={title}>
      <NoteList notes={notes} />
    </Disclosure>
  );
}
