import { TextInput } from "@mantine/core";
import { type ClipboardEvent, type KeyboardEvent, use, useState } from "react";
import type { Range } from "#shared/domain/limits.ts";
import { directionOf } from "#shared/wording/languages.ts";
import { EnterKey } from "./enter-key.ts";
import type { FieldBinding } from "./field.ts";
import { ENTRY_ATTRIBUTES, wrapperProps } from "./field.ts";
import classes from "./NumberField.module.css";
import { formatNumberText, type NumberUnit, readNumber } from "./number-text.ts";
import { useOpenSelected } from "./use-open-selected.ts";
import { useWording } from "./WordingProvider.tsx";

export interface NumberFieldProps {
  readonly label: string;
  /** A text where what was entered cannot be read as a number. */
  readonly binding: FieldBinding<number | string>;
  readonly range: Range;
  readonly unit: NumberUnit;
  readonly hint?: string | undefined;
  /** Adds a slider and buttons that step: for ranges short enough to be set with a finger. */
  readonly withSlider?: boolean;
}

type Direction = 1 | -1;

const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A number, typed as people write them. The text stays as typed until the field is left, and beyond that where it cannot
 * be read or is out of range: the form says so.
 */
export function NumberField({ label, binding, range, unit, hint, withSlider = false }: NumberFieldProps) {
  const { id, value, onChange, onBlur, error } = binding;
  const wording = useWording();
  const [typed, setTyped] = useState<string>();
  const isNumber = typeof value === "number";
  /** Where steps and slider go on from while the text is no number; undefined where there never was one. */
  const [lastNumber, setLastNumber] = useState(isNumber ? value : undefined);
  if (isNumber && value !== lastNumber) setLastNumber(value);
  const openSelected = useOpenSelected();
  const shown = isNumber ? formatNumberText(value, unit, wording) : value;
  const enter = (text: string) => {
    setTyped(text);
    onChange(readNumber(text, unit));
  };
  /** The browser joins pasted lines by spaces, which would make one number of two: they stay apart, and are told. */
  const pasteLines = (event: ClipboardEvent) => {
    const lines = event.clipboardData
      .getData("text")
      .trim()
      .split(/\s*[\r\n]+\s*/);
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
          {withSlider && (
            <RangeSlider
              label={wording.fields.slider({ label })}
              value={lastNumber ?? range.minimum}
              isUnset={!isNumber}
              range={range}
              onChange={onChange}
              onBlur={onBlur}
              valueText={isNumber ? shown : wording.fields.noNumber}
            />
          )}
        </>
      )}
    />
  );
}

/** The value a step further, within the range; without one that is its lower end. */
function stepped(value: number | undefined, direction: Direction, { minimum, maximum, step }: Range): number {
  if (value === undefined) return minimum;
  const next = Number((value + direction * step).toFixed(10));
  return Math.min(maximum, Math.max(minimum, next));
}

/** For the mouse alone: keyboard and screen reader have the arrow keys and the slider. */
function Steppers({ onStep }: { onStep: (direction: Direction) => void }) {
  const button = (direction: Direction, path: string) => (
    <button
      type="button"
      tabIndex={-1}
      className={classes["stepper"]}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onStep(direction)}
    >
      <svg viewBox="0 0 12 8" className={classes["chevron"]} aria-hidden="true">
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

interface RangeSliderProps {
  readonly label: string;
  readonly value: number;
  /** Whether the text beside it is no number: the value is then none that was entered. */
  readonly isUnset: boolean;
  readonly range: Range;
  readonly onChange: (value: number) => void;
  readonly onBlur: () => void;
  /** What a screen reader says: the value with its unit, or that there is none. */
  readonly valueText: string;
}

/** Where higher values are on the left. */
const ARROWS_TO_LEFT: Readonly<Record<string, Direction>> = { ArrowLeft: 1, ArrowRight: -1 };

/** The browser's own slider, with the part before the thumb filled. */
function RangeSlider({ label, value, isUnset, range, onChange, onBlur, valueText }: RangeSliderProps) {
  const { language } = useWording();
  const { minimum, maximum, step } = range;
  /** From right to left engines differ in where an arrow key leads: here the thumb goes its way in all of them. */
  const followArrow = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
    const direction = ARROWS_TO_LEFT[key];
    const isShortcut = altKey || ctrlKey || metaKey;
    if (direction === undefined || isShortcut || directionOf(language) === "ltr") return;
    event.preventDefault();
    onChange(stepped(currentTarget.valueAsNumber, direction, range));
  };
  const share = Math.min(1, Math.max(0, (value - minimum) / (maximum - minimum)));
  return (
    <input
      type="range"
      className={classes["slider"]}
      data-unset={isUnset || undefined}
      style={{ "--filled": `${share * 100}%` }}
      aria-label={label}
      aria-valuetext={valueText}
      min={minimum}
      max={maximum}
      step={step}
      value={value}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      onKeyDown={followArrow}
      onBlur={onBlur}
    />
  );
}
