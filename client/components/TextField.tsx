import { TextInput } from "@mantine/core";
import { type FocusEventHandler, use, useState } from "react";
import classes from "./field.module.css";
import { ENTRY_ATTRIBUTES, EnterKey, type FieldBinding, wrapperProps } from "./field.ts";
import { memoByContent } from "./memo-by-content.ts";
import { useWording } from "./WordingProvider.tsx";

interface TextFieldProps {
  readonly label: string;
  /** After the label, in a paler colour. */
  readonly remark?: string;
  readonly binding: FieldBinding<string>;
  readonly type?: "text" | "email" | "tel";
  readonly autoComplete: string;
  readonly required?: boolean;
  /** Called instead of the binding's own handler when the visitor leaves the field. */
  readonly onLeave?: FocusEventHandler<HTMLInputElement>;
}

/** Settings for a phone's keyboard. Entries are neither sentences nor words of a dictionary. */
const KEYBOARDS = {
  text: { type: "text", autoCapitalize: "words" },
  /** As text: the browser's own email field would silently turn "example.com،" into an existing domain. */
  email: { type: "text", inputMode: "email", autoCapitalize: "none" },
  tel: { type: "tel" },
} as const;

export const TextField = memoByContent(function TextField(props: TextFieldProps) {
  const { label, remark, binding, type = "text", autoComplete, required = false, onLeave } = props;
  const { id, value, onChange, onBlur, error } = binding;
  const [likely, setLikely] = useState<{ readonly of: string; readonly address: string }>();
  const { fields } = useWording();
  /** Asks about a likely slip. The script loads once an address was entered. */
  const question = async () => {
    try {
      const { likelyAddress } = await import("./email-slips.ts");
      const address = likelyAddress(value);
      setLikely(address === undefined ? undefined : { of: value, address });
    } catch {
      // Without it (the connection broke) the address is taken as it is.
    }
  };
  /** Address as typed, with surrounding spaces, which are not part of it and go once the visitor leaves the field. */
  const [spaced, setSpaced] = useState<string>();
  const enter = (text: string) => {
    const read = type === "email" ? text.trim() : text;
    setSpaced(read === text ? undefined : text);
    onChange(read);
  };
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
      value={spaced ?? value}
      onChange={(event) => enter(readText(event.currentTarget.value, type))}
      onBlur={(event) => {
        setSpaced(undefined);
        (onLeave ?? onBlur)(event);
        if (type === "email") question();
      }}
      autoComplete={autoComplete}
      withAsterisk={required}
      aria-required={required}
      inputContainer={(input) => (
        <>
          {input}
          {type === "email" && (
            <div aria-live="polite">
              {likely?.of === value && (
                <button
                  type="button"
                  className={classes["suggestion"]}
                  onClick={() => {
                    enter(likely.address);
                    document.getElementById(id)?.focus();
                  }}
                >
                  {fields.likelyEmail({ email: likely.address })}
                </button>
              )}
            </div>
          )}
        </>
      )}
    />
  );
});

/**
 * Returns a text without direction marks and unusual spaces; the joiners of Persian and Indian words stay. An Arabic
 * comma becomes a plain one, except in addresses and phone numbers.
 */
function readText(text: string, type: TextFieldProps["type"]): string {
  const plain = text.replaceAll(/[^\P{Cf}\u200c\u200d]/gu, "").replaceAll(/\s/g, " ");
  return type === "text" ? plain.replaceAll("،", ",") : plain;
}
