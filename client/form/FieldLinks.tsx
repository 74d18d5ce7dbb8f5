import { Fragment } from "react";
import { useWording } from "#client/components/WordingProvider.tsx";
import classes from "./FieldLinks.module.css";
import { FIELDS_PLACE, type FieldName } from "./faults.ts";

interface FieldLinksProps {
  /** The fields stand at its placeholder `FIELDS_PLACE`, if it has one. */
  readonly message: string;
  readonly fields: readonly FieldName[];
  /** Leads to a field; in place of leading to it on this page. */
  readonly onField?: ((path: string) => void) | undefined;
}

/** A sentence that names fields, each of which leads there. */
export function FieldLinks({ message, fields, onField = focusField }: FieldLinksProps) {
  const { listSeparator } = useWording();
  const [before, after] = message.split(FIELDS_PLACE);
  if (after === undefined) return message;
  return (
    <>
      {before}
      {fields.map(({ path, label }, index) => (
        <Fragment key={path}>
          {index > 0 && listSeparator}
          <LinkButton onClick={() => onField(path)}>{label}</LinkButton>
        </Fragment>
      ))}
      {after}
    </>
  );
}

/** A button within a sentence, which looks like a link. */
export function LinkButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={classes["link"]} onClick={onClick}>
      {children}
    </button>
  );
}

/** Names the element of a field, by the field's path. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll("/", "-")}`;
}

/** Leads to a field of the page: into it, or to the first of its choices. */
export function focusField(path: string): void {
  const field = document.getElementById(fieldId(path));
  const choice = field?.querySelector<HTMLElement>("input:checked") ?? field?.querySelector("input");
  (choice ?? field)?.focus();
}
