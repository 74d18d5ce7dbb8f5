import classes from "./NoteList.module.css";

export function NoteList({ notes }: { notes: readonly string[] }) {
  return (
    <ul className={classes["notes"]}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
