import { ComboboxChevron, TextInput } from "@mantine/core";
import { type FocusEvent, type FormEvent, useState } from "react";
import type { Language } from "#shared/wording/languages.ts";
import classes from "./field.module.css";
import type { FieldBinding } from "./field.ts";
import { wrapperProps } from "./field.ts";
import { loadable, useLoaded } from "./loadable.ts";
import { type DialCode, isInternational, loadDialCodes, readPhoneNumber } from "./phone-numbers.ts";
import { withPlainDigits } from "./plain-characters.ts";
import { TextField } from "./TextField.tsx";
import { useNearViewport } from "./use-near-viewport.ts";
import { useWording } from "./WordingProvider.tsx";

interface PhoneFieldProps {
  readonly dialCode: FieldBinding<string>;
  readonly number: FieldBinding<string>;
  /** Offered first. */
  readonly firstDialCode: string;
}

const NONE_LOADED: readonly DialCode[] = [];

/** A list that is searched takes as much code as all other fields together: it is loaded once it is about to be seen. */
const DIAL_CODE_SELECT = loadable(async () => (await import("./DialCodeSelect.tsx")).DialCodeSelect);

/** A dial code, searched by country or code, and a number, which may also be international. */
export function PhoneField({ dialCode, number, firstDialCode }: PhoneFieldProps) {
  const { language, fields } = useWording();
  const [loaded, setLoaded] = useState<{
    readonly language: Language;
    readonly entries: readonly DialCode[];
  }>();
  const dialCodes = loaded?.language === language ? loaded.entries : NONE_LOADED;
  const [country, setCountry] = useState<string>();
  /** What is typed into the dial code's entry; undefined unless that has the focus. */
  const [search, setSearch] = useState<string>();
  const [place, isNear] = useNearViewport<HTMLDivElement>();
  const { value: DialCodeSelect } = useLoaded(DIAL_CODE_SELECT, isNear || search !== undefined);
  const load = async () => {
    if (dialCodes.length > 0) return dialCodes;
    try {
      const entries = await loadDialCodes(language, firstDialCode);
      setLoaded({ language, entries });
      return entries;
    } catch {
      return NONE_LOADED;
    }
  };
  const choose = (entry: DialCode | undefined) => {
    if (entry === undefined) return;
    setCountry(entry.value);
    dialCode.onChange(entry.dialCode);
  };
  /** A code that the browser filled in, or that was typed without choosing from the list. */
  const chooseTyped = async (typed: string) => {
    const code = withPlainDigits(typed)
      .trim()
      .replace(/^(\+|00)?(?=\d+$)/, "+");
    const entries = await load();
    choose(entries.find((entry) => entry.dialCode === code));
    // Without the list (the connection broke) it is taken as it is: the contract's rules have to do.
    if (entries.length === 0) dialCode.onChange(code);
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
  const entry = {
    ...wrapperProps(dialCode.error),
    id: dialCode.id,
    label: fields.phoneNumberCountryCode,
    size: "md",
    placeholder: dialCode.value,
    withAsterisk: true,
    "aria-required": true,
    autoComplete: "tel-country-code",
    onFocus: () => setSearch((typed) => typed ?? ""),
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
      if (currentTarget === document.activeElement) setSearch(currentTarget.value);
      else chooseTyped(currentTarget.value);
    },
    onBlur: () => {
      if (search) chooseTyped(search);
      setSearch(undefined);
      dialCode.onBlur();
    },
  };
  return (
    <div ref={place} className={classes["phone"]}>
      {DialCodeSelect === undefined ? (
        <TextInput
          {...entry}
          value={search ?? dialCode.value}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={false}
          rightSection={<ComboboxChevron size="md" />}
          rightSectionPointerEvents="none"
        />
      ) : (
        <DialCodeSelect
          entry={entry}
          search={search}
          dialCode={dialCode.value}
          country={known}
          countries={dialCodes}
          onOpen={load}
          onChoose={(chosen) => {
            setSearch("");
            choose(chosen);
          }}
        />
      )}
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
