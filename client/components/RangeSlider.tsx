import type { KeyboardEvent } from "react";
import type { Range } from "#shared/domain/limits.ts";
import { directionOf } from "#shared/wording/languages.ts";
import classes from "./RangeSlider.module.css";
import { useWording } from "./WordingProvider.tsx";

export type Direction = 1 | -1;

interface RangeSliderProps {
  readonly label: string;
  readonly value: number;
  /** True if the text is not a number, so that the value was not entered. */
  readonly isUnset: boolean;
  readonly range: Range;
  readonly onChange: (value: number) => void;
  readonly onBlur: () => void;
  /** Text for screen readers: the value with its unit, or that there is none. */
  readonly valueText: string;
  /** A value to mark on the track; left out beyond the range. */
  readonly mark?: number | undefined;
  /** -1 beside an entry of the same number: keyboards need one stop for both. */
  readonly tabIndex?: -1;
}

/** Arrow keys of a page in which higher values are on the left. */
const ARROWS_TO_LEFT: Readonly<Record<string, Direction>> = { ArrowLeft: 1, ArrowRight: -1 };

/** The browser's own slider, with the part before the thumb filled. */
export function RangeSlider(props: RangeSliderProps) {
  const { label, value, isUnset, range, onChange, onBlur, valueText, mark, tabIndex } = props;
  const { language } = useWording();
  const { minimum, maximum, step } = range;
  /** Moves the thumb in the direction of the arrow key. In right-to-left pages, engines differ in this. */
  const followArrow = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
    const direction = ARROWS_TO_LEFT[key];
    const isShortcut = altKey || ctrlKey || metaKey;
    if (direction === undefined || isShortcut || directionOf(language) === "ltr") return;
    event.preventDefault();
    onChange(stepped(currentTarget.valueAsNumber, direction, range));
  };
  const shareOf = (place: number) => (place - minimum) / (maximum - minimum);
  const share = Math.min(1, Math.max(0, shareOf(value)));
  const isMarked = mark !== undefined && mark >= minimum && mark <= maximum;
  return (
    <input
      type="range"
      className={classes["slider"]}
      data-unset={isUnset || undefined}
      data-marked={isMarked || undefined}
      style={{ "--filled": `${share * 100}%`, ...(isMarked && { "--mark": shareOf(mark) }) }}
      tabIndex={tabIndex}
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

/** Returns the value one step further, within the range; the lower end if there is no value. */
export function stepped(
  value: number | undefined,
  direction: Direction,
  { minimum, maximum, step }: Range,
): number {
  if (value === undefined) return minimum;
  const next = Number((value + direction * step).toFixed(10));
  return Math.min(maximum, Math.max(minimum, next));
}
