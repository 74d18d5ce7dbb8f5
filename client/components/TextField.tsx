import { TextInput } from "@mantine/core";
import { type FocusEventHandler, use } from "react";
import { EnterKey } from "./enter-key.ts";
import classes from "./field.module.css";
import type { FieldBinding } from "./field.ts";
import { ENTRY_ATTRIBUTES, wrapperProps } from "./field.ts";

interface TextFieldProps {
  readonly label: string;
  /** Behind the label, in a paler colour. */
  readonly remark?: string;
  readonly binding: FieldBinding<string>;
  readonly type?: "text" | "email" | "tel";
  readonly autoComplete: string;
  readonly required?: boolean;
  /** In place of what the binding does when the field is left. */
  readonly onLeave?: FocusEventHandler<HTMLInputElement>;
}

/** What a phone's keyboard offers, and leaves as it is typed: nothing here is a sentence or in a dictionary. */
const KEYBOARDS = {
  text: { type: "text", autoCapitalize: "words" },
  /** As text: the browser's own field of that type would make "example.com،" a domain that exists, and say nothing. */
  email: { type: "text", inputMode: "email", autoCapitalize: "none" },
  tel: { type: "tel" },
} as const;

export function TextField(props: TextFieldProps) {
  const { label, remark, binding, type = "text", autoComplete, required = false, onLeave } = props;
  const { id, value, onChange, onBlur, error } = binding;
  return (
    <TextInput
      {...wrapperProps(error)}
      id={id}
      label={
        remark === undefined ? (
          label
        ) : (
          <>
            {label} <span className={classes["remark"]}>({remark})</span>
          </>
        )
      }
      attributes={ENTRY_ATTRIBUTES}
      {...KEYBOARDS[type]}
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint={use(EnterKey)}
      size="md"
      value={value}
      onChange={(event) => onChange(readText(event.currentTarget.value, type))}
      onBlur={onLeave ?? onBlur}
      autoComplete={autoComplete}
      withAsterisk={required}
      aria-required={required}
    />
  );
}

/**
 * A text without what is pasted along with it and nobody sees: marks of direction, and spaces of other kinds. The joiners
 * of Persian and Indian words stay. The comma of an Arabic keyboard is one, but none of an address.
 */
function readText(text: string, type: TextFieldProps["type"]): string {
  const plain = text.replaceAll(/[^\P{Cf}\u200c\u200d]/gu, "").replaceAll(/\s/g, " ");
  // A keyboard that suggests an address leaves a space behind it.
  if (type === "email") return plain.trim();
  return type === "text" ? plain.replaceAll("،", ",") : plain;
}
