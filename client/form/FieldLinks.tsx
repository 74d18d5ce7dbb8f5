import { Fragment } from "react";
import { LinkButton } from "#client/components/LinkButton.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { isRecord } from "#shared/contract/is-record.ts";
import { FIELDS_PLACE, type FieldName } from "./faults.ts";

interface FieldLinksProps {
  /** Sentence with the fields at its placeholder `FIELDS_PLACE`, if it has one. */
  readonly message: string;
  readonly fields: readonly FieldName[];
  /** Leads to a field; by default one on this page. */
  readonly onField?: ((path: string) => void) | undefined;
}

/** A sentence that names fields, each a button that leads to it. */
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

/** Returns the id of a field's element, from the field's path. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll("/", "-")}`;
}

/** Moves the focus into a field of the page, or to the first of its choices. */
export function focusField(path: string): void {
  const field = document.getElementById(fieldId(path));
  const choice = field?.querySelector<HTMLElement>("input:checked") ?? field?.querySelector("input");
  const place = choice ?? field;
  place?.focus();
  // WebKit does not scroll to a field that was added a moment ago.
  place?.scrollIntoView({ block: "nearest" });
}

/** Returns the state of a step to another page of a form, into one of its fields. */
export function toField(path: string): object {
  return { field: path };
}

/** Returns the path of the field that a step leads into, from its state; undefined if it leads to the page itself. */
export function fieldOfStep(state: unknown): string | undefined {
  const field = isRecord(state) ? state["field"] : undefined;
  return typeof field === "string" ? field : undefined;
}
