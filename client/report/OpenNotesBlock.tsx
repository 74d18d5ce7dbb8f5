import type { Block } from "#shared/report/report-document.ts";
import { CardHeading } from "./CardHeading.tsx";
import { NoteList } from "./NoteList.tsx";

/** Remarks that are part of what is told. */
export function OpenNotesBlock({ block: { title, notes } }: { block: Block<"notes"> }) {
  return (
    <div>
      <CardHeading>{title}</CardHeading>
      <NoteList notes={notes} />
    </div>
  );
}
