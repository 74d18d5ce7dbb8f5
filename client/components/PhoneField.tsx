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
    if (dialCodes.length > 0) return dialCodes;
    const loaded = await loadDialCodes(language, firstDialCode);
    setDialCodes(loaded);
    return loaded;
  };
  const choose = (entry: DialCode | undefined) => {
    if (entry === undefined) return;
    setCountry(entry.value);
    dialCode.onChange(entry.dialCode);
  };
  /** A code that the browser filled in, or that was typed without choosing from the list. */
  const chooseTyped = async (typed: string) => {
    const entries = await load();
    choose(entries.find((entry) => entry.dialCode === typed));
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
        id={dialCode.id}
        label={fields.phoneNumberCountryCode}
        size="md"
        data={known === undefined ? [unknown, ...dialCodes] : dialCodes}
        value={known?.value ?? unknown.value}
        onChange={(chosen) => choose(dialCodes.find(({ value }) => value === chosen))}
        onFocus={() => {
          setSearch("");
          load();
        }}
        onBlur={() => {
          if (search) chooseTyped(search);
          setSearch(undefined);
          dialCode.onBlur();
        }}
        searchable
        searchValue={search ?? dialCode.value}
        onOptionSubmit={() => setSearch("")}
        onSearchChange={(text) => {
          // The label of the option that is chosen, by the component itself: there it would be in the way.
          if (!dialCodes.some(({ label }) => label === text)) setSearch(text);
        }}
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
        autoComplete="tel-country-code"
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
