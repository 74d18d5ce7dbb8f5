import { ComboboxChevron, TextInput } from "@mantine/core";
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Language } from "#shared/wording/languages.ts";
import type { DialCode, DialCodes } from "./dial-codes.ts";
import classes from "./field.module.css";
import type { FieldBinding } from "./field.ts";
import { ENTRY_ATTRIBUTES, wrapperProps } from "./field.ts";
import { loadable, useLoaded } from "./loadable.ts";
import { isInternational, readDialCode, readPhoneNumber } from "./phone-numbers.ts";
import { TextField } from "./TextField.tsx";
import { useNearViewport } from "./use-near-viewport.ts";
import { useWording } from "./WordingProvider.tsx";

interface PhoneFieldProps {
  readonly dialCode: FieldBinding<string>;
  readonly number: FieldBinding<string>;
  /** Offered first. */
  readonly firstDialCode: string;
}

/** A list that is searched takes as much code as all other fields together: it is loaded once it is about to be seen. */
const DIAL_CODE_SELECT = loadable(async () => (await import("./DialCodeSelect.tsx")).DialCodeSelect);

/** A dial code, searched by country or code, and a number, which may also be international. */
export function PhoneField({ dialCode, number, firstDialCode }: PhoneFieldProps) {
  const { language, fields } = useWording();
  const [loaded, setLoaded] = useState<{ readonly language: Language; readonly dialCodes: DialCodes }>();
  const dialCodes = loaded?.language === language ? loaded.dialCodes : undefined;
  const [country, setCountry] = useState<string>();
  /** What is typed into the dial code's entry; undefined unless that has the focus. */
  const [search, setSearch] = useState<string>();
  const [place, isNear] = useNearViewport<HTMLDivElement>();
  const { value: DialCodeSelect } = useLoaded(DIAL_CODE_SELECT, isNear || search !== undefined);
  const load = async () => {
    if (dialCodes !== undefined) return;
    try {
      const { dialCodesIn } = await import("./dial-codes.ts");
      setLoaded({ language, dialCodes: dialCodesIn(language, firstDialCode) });
    } catch {
      // Without the list (the connection broke) a code is taken as it is: the contract's rules have to do.
    }
  };
  const choose = (entry: DialCode | undefined) => {
    if (entry === undefined) return;
    setCountry(entry.value);
    dialCode.onChange(entry.dialCode);
  };
  /**
   * What the browser filled in, or what was typed without choosing from the list. What names no country for sure takes the
   * place of the code all the same, and is its fault: a code that nobody sees any more must not go on with the number.
   */
  const take = (typed: string) => {
    if (typed.trim() === "") return;
    const named = dialCodes?.named(typed);
    if (named === undefined) dialCode.onChange(readDialCode(typed) ?? typed.trim());
    else choose(named);
    load();
  };
  /** What was typed before the list was there. */
  const readAgain = useEffectEvent(() => {
    if (readDialCode(dialCode.value) === undefined) choose(dialCodes?.named(dialCode.value));
  });
  useEffect(() => {
    if (loaded !== undefined) readAgain();
  }, [loaded]);
  const loadAgain = useEffectEvent(() => {
    if (loaded !== undefined) load();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language the countries have other names.
  useEffect(() => loadAgain(), [language]);
  const codeNow = useRef(dialCode.value);
  useLayoutEffect(() => {
    codeNow.current = dialCode.value;
  }, [dialCode.value]);
  /** The dial code follows an international number as soon as it can be told, its text only once the field is left. */
  const read = async (text: string, isLeft: () => boolean, code = dialCode.value): Promise<void> => {
    const entry = await readPhoneNumber(text, code).catch(() => undefined);
    // A code that was entered while the library loaded is the one of a national number.
    if (codeNow.current !== code && !isInternational(text)) return read(text, isLeft, codeNow.current);
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
  const sharing = dialCodes?.all.filter((entry) => entry.dialCode === dialCode.value);
  const known = sharing?.find(({ value }) => value === country) ?? sharing?.find(({ isMain }) => isMain);
  const entry = {
    // What is being typed is no fault yet.
    ...wrapperProps(search ? undefined : dialCode.error),
    id: dialCode.id,
    label: fields.phoneNumberCountryCode,
    attributes: ENTRY_ATTRIBUTES,
    size: "md",
    placeholder: dialCode.value,
    withAsterisk: true,
    "aria-required": true,
    autoComplete: "tel-country-code",
    // What is looked for is no sentence, and Enter chooses from what was found.
    autoCapitalize: "none",
    autoCorrect: "off",
    spellCheck: false,
    enterKeyHint: "done" as const,
    onFocus: () => setSearch((typed) => typed ?? ""),
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
      if (currentTarget === document.activeElement) setSearch(currentTarget.value);
      else {
        take(currentTarget.value);
        // Nobody leaves what the browser fills in.
        dialCode.onBlur();
      }
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // Enter chooses from the list or nothing: it sends no form off with another code than what is typed.
      const isOpen = event.currentTarget.getAttribute("aria-expanded") === "true";
      if (event.key === "Enter" && (isOpen || search)) event.preventDefault();
    },
    onBlur: () => {
      take(search ?? "");
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
