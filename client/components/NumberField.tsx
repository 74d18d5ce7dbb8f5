import { TextInput } from "@mantine/core";
import { type ClipboardEvent, type KeyboardEvent, use, useState } from "react";
import type { Range } from "#shared/domain/limits.ts";
import fieldClasses from "./field.module.css";
import { ENTRY_ATTRIBUTES, EnterKey, type FieldBinding, wrapperProps } from "./field.ts";
import { holdFocus } from "./LinkButton.tsx";
import looks from "./looks.module.css";
import { memoByContent } from "./memo-by-content.ts";
import classes from "./NumberField.module.css";
import { formatNumberText, isReadOtherwise, linesOf, type NumberUnit, readNumber } from "./number-text.ts";
import { type Direction, RangeSlider, stepped } from "./RangeSlider.tsx";
import { useOpenSelected } from "./use-open-selected.ts";
import { useWording } from "./WordingProvider.tsx";

export interface NumberFieldProps {
  readonly label: string;
  /** A text if the entry cannot be read as a number. */
  readonly binding: FieldBinding<number | string>;
  readonly range: Range;
  readonly unit: NumberUnit;
  readonly hint?: string | undefined;
  /** Adds a slider and step buttons, for ranges short enough to set with a finger. */
  readonly withSlider?: boolean;
}

const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: 1, ArrowDown: -1 };

/** A number, typed as people write it. The text stays as typed until the field is left; a faulty one stays. */
export const NumberField = memoByContent(function NumberField(props: NumberFieldProps) {
  const { label, binding, range, unit, hint, withSlider = false } = props;
  const { id, value, onChange, onBlur, error } = binding;
  const wording = useWording();
  const { fields } = wording;
  const [typed, setTyped] = useState<string>();
  const isNumber = typeof value === "number";
  /** Number from which steps and slider continue while the text is not a number; undefined if there never was one. */
  const [lastNumber, setLastNumber] = useState(isNumber ? value : undefined);
  if (isNumber && value !== lastNumber) setLastNumber(value);
  const openSelected = useOpenSelected();
  const shown = isNumber ? formatNumberText(value, unit, wording) : value;
  const enter = (text: string) => {
    setTyped(text);
    onChange(readNumber(text, unit));
  };
  /** Keeps pasted lines apart, so that the field reports them: the browser would join them into one number. */
  const pasteLines = (event: ClipboardEvent) => {
    const lines = linesOf(event.clipboardData.getData("text"));
    if (lines.length < 2) return;
    event.preventDefault();
    enter(lines.join(" / "));
  };
  const step = (direction: Direction) => {
    setTyped(undefined);
    onChange(stepped(lastNumber, direction, range));
  };
  const stepByKey = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    step(direction);
  };
  return (
    <TextInput
      {...wrapperProps(error, hint)}
      {...openSelected}
      id={id}
      label={label}
      size="md"
      attributes={ENTRY_ATTRIBUTES}
      inputMode={unit === "calendarYear" ? "numeric" : "decimal"}
      enterKeyHint={use(EnterKey)}
      autoComplete="off"
      value={typed ?? shown}
      onChange={(event) => enter(event.currentTarget.value)}
      onPaste={pasteLines}
      onKeyDown={stepByKey}
      onBlur={() => {
        setTyped(undefined);
        onBlur();
      }}
      rightSection={withSlider && <Steppers onStep={step} />}
      inputContainer={(input) => (
        <>
          {input}
          {/* Hidden for plain numbers, which show what they mean. */}
          <p className={fieldClasses["reading"]} aria-live="polite">
            {typed !== undefined &&
              isNumber &&
              isReadOtherwise(typed, value) &&
              fields.readAs({ value: shown })}
          </p>
          {withSlider && (
            <RangeSlider
              label={fields.slider({ label })}
              value={lastNumber ?? range.minimum}
              isUnset={!isNumber}
              range={range}
              onChange={onChange}
              onBlur={onBlur}
              valueText={isNumber ? shown : fields.noNumber}
              tabIndex={-1}
            />
          )}
        </>
      )}
    />
  );
});

/** Mouse only: keyboards and screen readers have the arrow keys and the slider. */
function Steppers({ onStep }: { onStep: (direction: Direction) => void }) {
  const button = (direction: Direction, path: string) => (
    <button
      type="button"
      tabIndex={-1}
      className={classes["stepper"]}
      onMouseDown={holdFocus}
      onClick={() => onStep(direction)}
    >
      <svg viewBox="0 0 12 8" className={`${looks["icon"]} ${classes["chevron"]}`} aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
  return (
    <span className={classes["steppers"]} aria-hidden="true">
      {button(1, "m2 6 4-4 4 4")}
      {button(-1, "m2 2 4 4 4-4")}
    </span>
  );
}
