import type { InputWrapperProps } from "@mantine/core";
import classes from "./field.module.css";

/** An open list that scrolls would be a stop of its own for Tab, and be gone once it is reached. */
export const LIST_ATTRIBUTES = { options: { tabIndex: -1 } };

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
      options: classes["options"],
    },
  };
}
