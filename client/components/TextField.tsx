import { TextInput } from "@mantine/core";
import type { FocusEventHandler } from "react";
import classes from "./field.module.css";
import type { FieldBinding } from "./field.ts";
import { wrapperProps } from "./field.ts";

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

/**
 * An address is entered as text: the browser's own field of that type would make "example.com،" a domain that exists, and
 * say nothing.
 */
const EMAIL = { type: "text", inputMode: "email", autoCapitalize: "none", spellCheck: false } as const;

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
      {...(type === "email" ? EMAIL : { type })}
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
