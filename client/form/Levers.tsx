import { useRef, useState } from "react";
import type { FieldBinding } from "#client/components/field.ts";
import looks from "#client/components/looks.module.css";
import { formatNumberText, type NumberUnit } from "#client/components/number-text.ts";
import { RangeSlider } from "#client/components/RangeSlider.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { CertaintyLevel } from "#shared/domain/insights.ts";
import type { Range } from "#shared/domain/limits.ts";
import { chanceInWords } from "#shared/report/chance.ts";
import classes from "./Levers.module.css";
import { leverRange, leverTop } from "./lever-range.ts";
import { useStayInPlace } from "./use-stay-in-place.ts";

/** The values of a form, by path. */
type FormValues = Readonly<Record<string, unknown>>;

/** A field of the form that decides the answer, shown again below the picture. */
export interface Lever {
  readonly name: string;
  readonly label: string;
  readonly binding: Pick<FieldBinding<number | string>, "value" | "onChange" | "onBlur">;
  /** The range of the field. A lever for an amount covers the part of it in which a visitor would look. */
  readonly range: Range;
  readonly unit: NumberUnit;
  /** Returns what a form's values come to in the lever, by path; undefined if nothing. Unset for the field's own value. */
  readonly valueIn?: (values: FormValues) => unknown;
}

export interface LeversProps {
  readonly levers: readonly Lever[];
  /** The chance that the plan aims for, in percent. */
  readonly target: CertaintyLevel;
  /** The value of each field with which the plan reaches that chance, by name, as far as they are known. */
  readonly marks: Readonly<Record<string, unknown>>;
  /** Called before a lever moves. */
  readonly onMove: () => void;
}

/** Sliders for the fields that decide the answer, side by side if there is room. */
export function Levers({ levers, target, marks, onMove }: LeversProps) {
  const wording = useWording();
  const { results } = wording;
  const chance = chanceInWords(target, wording);
  const place = useRef<HTMLDivElement>(null);
  useStayInPlace(place);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of the form.
    <div ref={place} role="group" aria-label={results.levers} className={classes["levers"]}>
      {levers.map((lever) => (
        <LeverSlider
          key={`${lever.label} ${lever.unit}`}
          {...lever}
          mark={marks[lever.name]}
          chance={chance}
          onMove={onMove}
        />
      ))}
    </div>
  );
}

interface LeverSliderProps extends Lever {
  /** The value with which the plan reaches its target; not a number if there is none. */
  readonly mark: unknown;
  /** The target, in words. */
  readonly chance: string;
  readonly onMove: () => void;
}

function LeverSlider({ label, binding, range, unit, mark, chance, onMove }: LeverSliderProps) {
  const wording = useWording();
  const { value, onChange, onBlur } = binding;
  const isNumber = typeof value === "number";
  const isAmount = unit === "AED" || unit === "USD";
  const roomy = isAmount ? leverTop(isNumber ? value : 0, range) : range.maximum;
  /** Upper end: it stays while the lever is moved, because another range would move the thumb under the finger. */
  const [top, setTop] = useState(roomy);
  if (isNumber && value > top && roomy > top) setTop(roomy);
  const shown = isNumber ? formatNumberText(value, unit, wording) : wording.fields.noNumber;
  // With all its digits: a value that grew would move the slider under the finger.
  const widest = formatNumberText((isAmount ? top : range.maximum) - range.step, unit, wording);
  const target =
    typeof mark === "number"
      ? wording.results.targetAt({ chance, value: formatNumberText(mark, unit, wording) })
      : undefined;
  return (
    <div className={classes["lever"]}>
      <div className={classes["texts"]} aria-hidden="true">
        <span className={looks["small"]}>{label}</span>
        <span className={classes["value"]} data-widest={widest}>
          {shown}
        </span>
      </div>
      <RangeSlider
        label={label}
        value={isNumber ? value : range.minimum}
        isUnset={!isNumber}
        range={isAmount ? leverRange(top, range) : range}
        onChange={(next) => {
          onMove();
          onChange(next);
        }}
        onBlur={() => {
          setTop(Math.max(top, roomy));
          onBlur();
        }}
        valueText={target === undefined ? shown : `${shown}. ${target}`}
        mark={typeof mark === "number" ? mark : undefined}
      />
      <p className={`${looks["small"]} ${classes["target"]}`} aria-hidden="true">
        {target}
      </p>
    </div>
  );
}
