import { type OptionsFilter, Select } from "@mantine/core";
import { type FocusEvent, useState } from "react";
import type { Language } from "#shared/wording/languages.ts";
import classes from "./field.module.css";
import type { FieldBinding } from "./field.ts";
import { LIST_ATTRIBUTES, wrapperProps } from "./field.ts";
import {
  type DialCode,
  INTERNATIONAL_PREFIX,
  isInternational,
  loadDialCodes,
  readPhoneNumber,
} from "./phone-numbers.ts";
import { withPlainDigits, withPlainLetters } from "./plain-characters.ts";
import { TextField } from "./TextField.tsx";
import { useWording } from "./WordingProvider.tsx";

interface PhoneFieldProps {
  readonly dialCode: FieldBinding<string>;
  readonly number: FieldBinding<string>;
  /** Offered first. */
  readonly firstDialCode: string;
}

const NONE_LOADED: readonly DialCode[] = [];

/** Beginnings come first among the countries that are found: "ind" is India before the Indian Ocean. */
const beginningsFirst: OptionsFilter = ({ options, search }) => {
  const words = searched(search.replace(INTERNATIONAL_PREFIX, "+").trim());
  const lowerLabel = (option: (typeof options)[number]) => ("label" in option ? searched(option.label) : "");
  const isBeginning = (label: string) =>
    label.startsWith(`+${words}`) || label.replace(/^\S+ /, "").startsWith(words);
  return options
    .filter((option) => lowerLabel(option).includes(words))
    .sort((one, other) => Number(isBeginning(lowerLabel(other))) - Number(isBeginning(lowerLabel(one))));
};

/** A text in which letters and digits are found however they are typed. */
function searched(text: string): string {
  return withPlainLetters(withPlainDigits(text)).toLowerCase();
}

/** A dial code, searched by country or code, and a number, which may also be international. */
export function PhoneField({ dialCode, number, firstDialCode }: PhoneFieldProps) {
  const { language, fields } = useWording();
  const [loaded, setLoaded] = useState<{
    readonly language: Language;
    readonly entries: readonly DialCode[];
  }>();
  const dialCodes = loaded?.language === language ? loaded.entries : NONE_LOADED;
  const [country, setCountry] = useState<string>();
  const [search, setSearch] = useState<string>();
  const load = async () => {
    if (dialCodes.length > 0) return dialCodes;
    const entries = await loadDialCodes(language, firstDialCode);
    setLoaded({ language, entries });
    return entries;
  };
  const choose = (entry: DialCode | undefined) => {
    if (entry === undefined) return;
    setCountry(entry.value);
    dialCode.onChange(entry.dialCode);
  };
  /** A code that the browser filled in, or that was typed without choosing from the list. */
  const chooseTyped = async (typed: string) => {
    const entries = await load();
    choose(entries.find((entry) => entry.dialCode === withPlainDigits(typed).trim()));
  };
  /** The dial code follows an international number as soon as it can be told, its text only once the field is left. */
  const read = async (text: string, isLeft: () => boolean) => {
    const entry = await readPhoneNumber(text, dialCode.value).catch(() => undefined);
    if (entry === undefined) return;
    setCountry(entry.country);
    dialCode.onChange(entry.dialCode);
    if (isLeft()) number.onChange(entry.nationalNumber);
  };
  const enter = (text: string) => {
    // Marks of direction come with numbers that are copied from contacts.
    const plain = text.replaceAll(/\p{Cf}/gu, "");
    number.onChange(plain);
    if (isInternational(plain)) read(plain, () => false);
  };
  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    number.onBlur();
    const text = currentTarget.value;
    if (text !== "")
      read(text, () => currentTarget.value === text && currentTarget !== document.activeElement);
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
        renderOption={({ option: { label } }) => <DialCodeOption label={label} />}
        selectFirstOptionOnChange
        filter={beginningsFirst}
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
        binding={{ ...number, onChange: enter }}
        onLeave={leave}
        type="tel"
        autoComplete="tel-national"
        required
      />
    </div>
  );
}

/** A dial code keeps its order beside a name that is written from right to left. */
function DialCodeOption({ label }: { label: string }) {
  const [dialCode = "", ...name] = label.split(" ");
  return (
    <span>
      <bdi dir="ltr">{dialCode}</bdi> {name.join(" ")}
    </span>
  );
}
