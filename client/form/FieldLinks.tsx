import { Fragment } from "react";
import classes from "./FieldLinks.module.css";
import type { FieldName } from "./field-names.ts";
import { focusField } from "./focus-field.ts";

export interface FieldLinksProps {
  /** The fields stand at its placeholder `{fields}`, if it has one. */
  readonly message: string;
  readonly fields: readonly FieldName[];
  /** Leads to a field; in place of leading to it on this page. */
  readonly onField?: ((path: string) => void) | undefined;
}

/** A sentence that names fields, each of which leads there. */
export function FieldLinks({ message, fields, onField = focusField }: FieldLinksProps) {
  const [before, after] = message.split("{fields}");
  if (after === undefined) return message;
  return (
    <>
      {before}
      {fields.map(({ path, label }, index) => (
        <Fragment key={path}>
          {index > 0 && ", "}
          <button type="button" className={classes["link"]} onClick={() => onField(path)}>
            {label}
          </button>
        </Fragment>
      ))}
      {after}
    </>
  );
}
