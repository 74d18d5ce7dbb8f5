import { ComboboxChevron, TextInput } from "@mantine/core";
import { type FocusEvent, type FormEvent, type KeyboardEvent, type MouseEvent, useState } from "react";
import classes from "./field.module.css";
import { ENTRY_ATTRIBUTES, type FieldBinding, wrapperProps } from "./field.ts";
import { loadable, useLoaded } from "./loadable.ts";
import { memoByContent } from "./memo-by-content.ts";
import { isInternational, readDialCode, readPhoneNumber } from "./phone-numbers.ts";
import { withPlainDigits } from "./plain-characters.ts";
import { TextField } from "./TextField.tsx";
import { useNearViewport } from "./use-near-viewport.ts";
import { useOpenSelected } from "./use-open-selected.ts";
import { useWording } from "./WordingProvider.tsx";

interface PhoneFieldProps {
  readonly dialCode: FieldBinding<string>;
  readonly number: FieldBinding<string>;
}

/** A searchable list takes as much code as all other fields together, so it loads only once it is about to be seen. */
const DIAL_CODE_SELECT = loadable(async () => (await import("./DialCodeSelect.tsx")).DialCodeSelect);

/** A dial code, searched by country or code, and a phone number, which may also be international. */
export const PhoneField = memoByContent(function PhoneField({ dialCode, number }: PhoneFieldProps) {
  const { fields } = useWording();
  /** Text being typed into the entry of the dial code, in place of the code; undefined while nothing is. */
  const [search, setSearch] = useState<string>();
  /** Demand for the list: a focus loads it ("soon"), a press or typing opens it. */
  const [wanted, setWanted] = useState<"not" | "soon" | "open">("not");
  const [place, isNear] = useNearViewport<HTMLDivElement>();
  const { value: DialCodeSelect } = useLoaded(DIAL_CODE_SELECT, isNear || wanted !== "not");
  const openSelected = useOpenSelected();
  /**
   * Takes a text that was filled in, or typed without choosing; the list reads it if it names a country. Any other
   * replaces the code too, as a fault: an old code, no longer visible, must not be sent with the number.
   */
  const take = (typed: string) => {
    if (typed.trim() !== "") dialCode.onChange(readDialCode(typed) ?? typed.trim());
  };
  /** Sets the dial code from an international number as soon as it is known; the number changes only on leaving. */
  const read = async (text: string, isLeft: () => boolean) => {
    const entry = await readPhoneNumber(text, dialCode.value).catch(() => undefined);
    if (entry === undefined) return;
    if (isInternational(text)) dialCode.onChange(entry.dialCode);
    if (isLeft()) number.onChange(entry.nationalNumber);
  };
  const enter = (text: string) => {
    // Numbers copied from contacts contain direction marks.
    const plain = text.replaceAll(/\p{Cf}/gu, "");
    number.onChange(plain);
    if (isInternational(plain)) read(plain, () => false);
  };
  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    number.onBlur();
    const text = withPlainDigits(currentTarget.value);
    if (text === "") return;
    number.onChange(text);
    read(text, () => currentTarget.value === text && currentTarget !== document.activeElement);
  };
  const entry = {
    ...openSelected,
    // Text that is still being typed shows no fault.
    ...wrapperProps(search ? undefined : dialCode.error),
    id: dialCode.id,
    label: fields.phoneNumberCountryCode,
    attributes: ENTRY_ATTRIBUTES,
    size: "md",
    placeholder: dialCode.value,
    withAsterisk: true,
    "aria-required": true,
    autoComplete: "tel-country-code",
    // A search text is not a sentence, and Enter chooses from its results.
    autoCapitalize: "none",
    autoCorrect: "off",
    spellCheck: false,
    enterKeyHint: "done" as const,
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      openSelected.onFocus(event);
      setWanted((asked) => (asked === "not" ? "soon" : asked));
    },
    onMouseDown: (event: MouseEvent<HTMLInputElement>) => {
      openSelected.onMouseDown(event);
      // The list may take the entry's place before the press ends, which then is no click.
      setWanted("open");
    },
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
      if (currentTarget === document.activeElement) {
        setSearch(
          search === undefined ? behindCode(currentTarget.value, dialCode.value) : currentTarget.value,
        );
        setWanted("open");
      } else {
        take(currentTarget.value);
        // Autofill causes no blur event.
        dialCode.onBlur();
      }
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // Enter chooses from the list or does nothing: it must not submit the form with a code other than the typed one.
      const isOpen = event.currentTarget.getAttribute("aria-expanded") === "true";
      if (event.key === "Enter" && (isOpen || search)) event.preventDefault();
      if (event.key === "ArrowDown") setWanted("open");
    },
  };
  const leaveDialCode = (text = "") => {
    take(text);
    setSearch(undefined);
    setWanted("not");
    dialCode.onBlur();
  };
  return (
    <div ref={place} className={classes["phone"]}>
      {DialCodeSelect === undefined ? (
        <TextInput
          {...entry}
          onBlur={() => leaveDialCode(search)}
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
          wanted={wanted}
          search={search}
          value={dialCode.value}
          onLeave={leaveDialCode}
          onChoose={(chosen) => {
            setSearch(undefined);
            dialCode.onChange(chosen);
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
});

/** Returns what is new in a text that was begun behind an unselected code, which takes the code's place; else the text. */
function behindCode(text: string, dialCode: string): string {
  const added = text.startsWith(dialCode) ? text.slice(dialCode.length) : "";
  return /^\D/.test(added) ? added : text;
}
