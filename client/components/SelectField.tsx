import { NativeSelect } from "@mantine/core";
import type { FieldBinding } from "./field.ts";
import { wrapperProps } from "./field.ts";

interface Option<V extends string> {
  readonly value: V;
  readonly label: string;
}

interface SelectFieldProps<V extends string> {
  readonly label: string;
  readonly binding: FieldBinding<V>;
  readonly options: readonly Option<V>[];
}

/** One of a few options, from the list of the browser: a phone has one made for fingers, and no frame cuts it off. */
export function SelectField<V extends string>({ label, binding, options }: SelectFieldProps<V>) {
  const { id, value, onChange, onBlur, error } = binding;
  return (
    <NativeSelect
      {...wrapperProps(error)}
      id={id}
      label={label}
      size="md"
      data={options}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = options[currentTarget.selectedIndex];
        if (chosen !== undefined) onChange(chosen.value);
      }}
      onBlur={onBlur}
    />
  );
}
