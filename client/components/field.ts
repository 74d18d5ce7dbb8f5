import type { InputWrapperProps } from "@mantine/core";
import classes from "./field.module.css";

/** The tie between a field and the form it stands in. */
export interface FieldBinding<V> {
  /** Of the element that takes the focus, or that holds the choices which do. */
  readonly id: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly onBlur: () => void;
  /** A text for the visitor, or `true` where a required field is empty: then its label is highlighted. */
  readonly error: string | true | undefined;
}

/** How label, hint and message stand around every Mantine input; a message takes the place of the hint. */
export function wrapperProps(error: string | true | undefined, hint?: string) {
  return {
    error,
    description: typeof error === "string" ? undefined : hint,
    inputWrapperOrder: [
      "label",
      "input",
      "description",
      "error",
    ] satisfies InputWrapperProps["inputWrapperOrder"],
    labelProps: { "data-highlighted": error === true || undefined },
    classNames: {
      label: classes["label"],
      input: classes["input"],
      description: classes["hint"],
      error: classes["error"],
    },
  };
}

/** Of an entry that is typed into: it has the direction of its text, by which arrow keys move in it. */
export const ENTRY_ATTRIBUTES = { input: { dir: "auto" } } as const;
