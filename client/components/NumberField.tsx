import { NumberInput } from "@mantine/core";
import type { Range } from "#shared/domain/limits.ts";
import { fill } from "#shared/wording/fill.ts";
import type { FieldBinding } from "./field-binding.ts";
import { RangeSlider } from "./RangeSlider.tsx";
import { useWording } from "./WordingProvider.tsx";
import { wrapperProps } from "./wrapper-props.ts";

interface NumberFieldProps {
  readonly label: string;
  /** Text where the entry is no number (yet). */
  readonly binding: FieldBinding<number | string>;
  readonly range: Range;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly hint?: string | undefined;
  /** Adds a slider: for ranges short enough to be set with a finger. */
  readonly withSlider?: boolean;
  /** A calendar year, whose thousands are not separated. */
  readonly isYear?: boolean;
}

/** A number with steppers. What is out of range stays as typed, and the form says so. */
export function NumberField(props: NumberFieldProps) {
  const { label, binding, range, prefix = "", suffix = "", hint, withSlider = false, isYear = false } = props;
  const { value, onChange, onBlur, error } = binding;
  const { fields } = useWording();
  return (
    <NumberInput
      {...wrapperProps(error, hint)}
      label={label}
      size="md"
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      min={range.minimum}
      max={range.maximum}
      step={range.step}
      clampBehavior="none"
      allowNegative={false}
      thousandSeparator={isYear ? "" : ","}
      prefix={prefix}
      suffix={suffix}
      inputMode="decimal"
      inputContainer={(input) => (
        <>
          {input}
          {withSlider && (
            <RangeSlider
              label={fill(fields.slider, { label })}
              value={Number(value)}
              range={range}
              onChange={onChange}
              onBlur={onBlur}
              valueText={`${prefix}${value}${suffix}`}
            />
          )}
        </>
      )}
    />
  );
}
