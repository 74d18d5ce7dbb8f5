import { NativeSelect } from "@mantine/core";
import { type FieldBinding, wrapperProps } from "./field.ts";
import { memoByContent } from "./memo-by-content.ts";

interface SelectFieldProps<V extends string> {
  readonly label: string;
  readonly binding: FieldBinding<V>;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly hint?: string;
}

/** One of a few options, in the browser's own list: phones show one made for fingers, and no frame cuts it off. */
export const SelectField = memoByContent(function SelectField<V extends string>(props: SelectFieldProps<V>) {
  const { label, binding, options, hint } = props;
  const { id, value, onChange, onBlur, error } = binding;
  return (
    <NativeSelect
      {...wrapperProps(error, hint)}
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
});
