import { type FocusEvent, useId } from "react";
import classes from "./ChoiceField.module.css";
import field from "./field.module.css";
import type { FieldBinding } from "./field.ts";
import looks from "./looks.module.css";
import { memoByContent } from "./memo-by-content.ts";

interface Choice<V> {
  readonly value: V;
  readonly label: string;
  /** What screen readers call it, where the label says too little alone; default: the label. */
  readonly name?: string;
  readonly description?: string;
}

interface ChoiceFieldProps<V> {
  readonly label: string;
  /** Unset until the visitor chooses, if the form starts without a choice. */
  readonly binding: FieldBinding<V>;
  readonly choices: readonly Choice<Exclude<V, "">>[];
  /**
   * `segments` for short labels in a row, `cards` for choices that need a description, `switch` for two choices whose
   * label only screen readers need, because the context shows it.
   */
  readonly look: "segments" | "cards" | "switch";
  readonly required?: boolean;
  readonly hint?: string;
}

/** One of a few choices that are all in view: native radio buttons, which keyboards and screen readers know. */
export const ChoiceField = memoByContent(function ChoiceField<V extends string | number | boolean>(
  props: ChoiceFieldProps<V>,
) {
  const { label, binding, choices, look, required = false, hint } = props;
  const name = useId();
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) binding.onBlur();
  };
  const isMissing = binding.error === true;
  return (
    <div
      id={binding.id}
      className={classes["field"]}
      role="radiogroup"
      {...(look === "switch" ? { "aria-label": label } : { "aria-labelledby": `${name}-label` })}
      aria-required={required}
      aria-invalid={isMissing}
      aria-describedby={hint === undefined ? undefined : `${name}-hint`}
      onBlur={leave}
    >
      {look !== "switch" && (
        <p id={`${name}-label`} className={field["label"]} data-highlighted={isMissing || undefined}>
          {label}
          {required && (
            <span className={classes["asterisk"]} aria-hidden="true">
              {" *"}
            </span>
          )}
        </p>
      )}
      <div className={classes[look]} data-count={choices.length} data-highlighted={isMissing || undefined}>
        {choices.map(({ value, label: text, name: spoken = text, description }, index) => (
          <label key={text} className={classes["choice"]}>
            <input
              type="radio"
              className={classes["radio"]}
              name={name}
              checked={binding.value === value}
              onChange={() => binding.onChange(value)}
              aria-describedby={description && `${name}-${index}`}
              aria-label={spoken}
            />
            <span className={classes["face"]}>
              <span className={classes["text"]}>{text}</span>
              {description !== undefined && (
                <span id={`${name}-${index}`} className={`${looks["small"]} ${classes["description"]}`}>
                  {description}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${name}-hint`} className={field["hint"]}>
          {hint}
        </p>
      )}
    </div>
  );
});
