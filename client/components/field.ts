import type { InputWrapperProps } from "@mantine/core";
import { createContext } from "react";
import classes from "./field.module.css";

/** Connects a field with the form around it. */
export interface FieldBinding<V> {
  /** Id of the element that takes the focus, or of the group whose choices take it. */
  readonly id: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly onBlur: () => void;
  /** Message for the visitor; `true` if a required field is empty, which highlights its label. */
  readonly error: string | true | undefined;
}

/** Returns the props that place label, hint and message around every Mantine input. A message replaces the hint. */
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

/** Attributes of a text entry: arrow keys follow the direction of its text. */
export const ENTRY_ATTRIBUTES = { input: { dir: "auto" } } as const;

/** Action of Enter in an entry of the form: "next" leads to the next missing field, "go" submits the form. */
export const EnterKey = createContext<"next" | "go">("next");
