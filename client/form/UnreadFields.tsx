import { useWording } from "#client/components/WordingProvider.tsx";
import type { Unread } from "#client/session/read-state.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { FieldLinks } from "./FieldLinks.tsx";
import { FIELDS_PLACE, type FieldLabels, fieldNames } from "./faults.ts";
import classes from "./UnreadFields.module.css";

export interface UnreadProps {
  readonly unread: Unread;
  readonly labels: FieldLabels | undefined;
  readonly onField: ((path: string) => void) | undefined;
}

/** Says which parts of a link could not be opened, and leads to the fields that it left open. */
export function UnreadFields({ unread, labels, onField }: UnreadProps) {
  const wording = useWording();
  const paths = unread === "damaged" ? [] : unread.fields;
  // A field without a label is not one that a visitor could look at.
  const fields = fieldNames(paths, wording, labels).filter(({ path, label }) => label !== path);
  const message = messageOf(unread, fields.length > 0, labels ?? {}, wording);
  return (
    message !== "" && (
      <p className={classes["notice"]}>
        <FieldLinks message={message} fields={fields} onField={onField} />
      </p>
    )
  );
}

/** Marks a goal in a link for which a child has one of its type already. */
const FURTHER = "further/";

function messageOf(
  unread: Unread,
  namesFields: boolean,
  labels: FieldLabels,
  { form: { unread: texts }, listSeparator }: Wording,
): string {
  if (unread === "damaged") return texts.damaged;
  const further = unread.unknown.filter((path) => path.includes(FURTHER));
  const goals = further.map((path) => labels[path.replace(FURTHER, "")]).join(listSeparator);
  return [
    ...(namesFields ? [texts.fields({ fields: FIELDS_PLACE })] : []),
    ...(unread.unknown.length > further.length ? [texts.unknown] : []),
    ...(further.length > 0 ? [texts.leftOut({ goals })] : []),
  ].join(" ");
}
