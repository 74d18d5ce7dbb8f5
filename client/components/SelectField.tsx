import { Select } from "@mantine/core";
import type { FieldBinding } from "./field.ts";
import { LIST_ATTRIBUTES, wrapperProps } from "./field.ts";

interface Option<V extends string> {
  readonly value: V;
  readonly label: string;
}

interface SelectFieldProps<V extends string> {
  readonly label: string;
  readonly binding: FieldBinding<V>;
  readonly options: readonly Option<V>[];
}

/** One of a few options, from a list. */
export function SelectField<V extends string>({ label, binding, options }: SelectFieldProps<V>) {
  const { id, value, onChange, onBlur, error } = binding;
  return (
    <Select
      {...wrapperProps(error)}
      id={id}
      label={label}
      size="md"
      data={options}
      value={value}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
      onBlur={onBlur}
      allowDeselect={false}
      withScrollArea={false}
      attributes={LIST_ATTRIBUTES}
      comboboxProps={{ withinPortal: false }}
    />
  );
}
