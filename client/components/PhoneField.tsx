import { Select } from "@mantine/core";
import { useState } from "react";
import type { FieldBinding } from "./field-binding.ts";
import classes from "./PhoneField.module.css";
import { type DialCode, loadDialCodes } from "./phone-numbers.ts";
import { TextField } from "./TextField.tsx";
import { useWording } from "./WordingProvider.tsx";
import { LIST_ATTRIBUTES, wrapperProps } from "./wrapper-props.ts";

interface PhoneFieldProps {
  readonly dialCode: FieldBinding<string>;
  readonly number: FieldBinding<string>;
  /** Offered first. */
  readonly firstDialCode: string;
}

/** A dial code, searched by country or code, and a national number. */
export function PhoneField({ dialCode, number, firstDialCode }: PhoneFieldProps) {
  const { language, fields } = useWording();
  const [dialCodes, setDialCodes] = useState<readonly DialCode[]>([]);
  const [country, setCountry] = useState<string>();
  const [search, setSearch] = useState<string>();
  const load = async () => {
    if (dialCodes.length === 0) setDialCodes(await loadDialCodes(language, firstDialCode));
  };
  // Before the list is loaded, and for a code that came with the form's state, no country is known.
  const known =
    dialCodes.find((entry) => entry.value === country && entry.dialCode === dialCode.value) ??
    dialCodes.find((entry) => entry.dialCode === dialCode.value);
  const unknown = { value: dialCode.value, label: dialCode.value };
  return (
    <div className={classes["phone"]}>
      <Select
        {...wrapperProps(dialCode.error)}
        label={fields.phoneNumberCountryCode}
        size="md"
        data={known === undefined ? [unknown, ...dialCodes] : dialCodes}
        value={known?.value ?? unknown.value}
        onChange={(chosen) => {
          const entry = dialCodes.find(({ value }) => value === chosen);
          if (entry === undefined) return;
          setCountry(entry.value);
          dialCode.onChange(entry.dialCode);
        }}
        onFocus={() => {
          setSearch("");
          load();
        }}
        onBlur={() => {
          setSearch(undefined);
          dialCode.onBlur();
        }}
        searchable
        searchValue={search ?? dialCode.value}
        // Once an option is chosen the component writes its label into the search, where it would be in the way.
        onSearchChange={(text) => setSearch(dialCodes.some(({ label }) => label === text) ? "" : text)}
        placeholder={dialCode.value}
        selectFirstOptionOnChange
        nothingFoundMessage={fields.phoneNothingFound}
        allowDeselect={false}
        withScrollArea={false}
        attributes={LIST_ATTRIBUTES}
        withCheckIcon={false}
        comboboxProps={{ width: 300, position: "bottom-start", withinPortal: false }}
        withAsterisk
        aria-required
        autoComplete="off"
      />
      <TextField
        label={fields.phoneNumber}
        binding={number}
        type="tel"
        autoComplete="tel-national"
        required
      />
    </div>
  );
}
