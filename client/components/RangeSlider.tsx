import type { Range } from "#shared/domain/limits.ts";
import classes from "./RangeSlider.module.css";

interface RangeSliderProps {
  readonly label: string;
  readonly value: number;
  readonly range: Range;
  readonly onChange: (value: number) => void;
  readonly onBlur: () => void;
  /** The value with its unit, as a screen reader says it. */
  readonly valueText: string;
}

/** The browser's own slider, with the part before the thumb filled. */
export function RangeSlider({ label, value, range, onChange, onBlur, valueText }: RangeSliderProps) {
  const { minimum, maximum, step } = range;
  const share = Math.min(1, Math.max(0, (value - minimum) / (maximum - minimum)));
  return (
    <input
      type="range"
      className={classes["slider"]}
      style={{ "--filled": `${share * 100}%` }}
      aria-label={label}
      aria-valuetext={valueText}
      min={minimum}
      max={maximum}
      step={step}
      value={value}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      onBlur={onBlur}
    />
  );
}
