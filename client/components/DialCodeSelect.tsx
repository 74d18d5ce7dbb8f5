import { type OptionsFilter, Select, type SelectProps } from "@mantine/core";
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { INTERNATIONAL_PREFIX } from "#shared/domain/phone-numbers.ts";
import classes from "./field.module.css";
import type { wrapperProps } from "./field.ts";
import type { DialCode } from "./phone-numbers.ts";
import { withPlainDigits, withPlainLetters } from "./plain-characters.ts";
import { useWording } from "./WordingProvider.tsx";

interface DialCodeSelectProps {
  /** What it shares with the entry that stands in its place until it is loaded. */
  readonly entry: SelectProps & ReturnType<typeof wrapperProps>;
  /** What is typed; undefined unless the entry has the focus. */
  readonly search: string | undefined;
  readonly dialCode: string;
  /** Undefined while no country is known that the dial code is of. */
  readonly country: DialCode | undefined;
  readonly countries: readonly DialCode[];
  /** Is called whenever the list opens. */
  readonly onOpen: () => void;
  readonly onChoose: (country: DialCode | undefined) => void;
}

/** An open list that scrolls would be a stop of its own for Tab, and be gone once it is reached. */
const LIST_ATTRIBUTES = { options: { tabIndex: -1 } };

/** Beginnings come first among the countries that are found: "ind" is India before the Indian Ocean. */
const beginningsFirst: OptionsFilter = ({ options, search }) => {
  const words = searched(search.replace(INTERNATIONAL_PREFIX, "+").trim());
  const isBeginning = (option: object) =>
    namesOf(option).some((name) => name.startsWith(words) || name.startsWith(`+${words}`));
  return options
    .filter((option: object) => namesOf(option).some((name) => name.includes(words)))
    .sort((one, other) => Number(isBeginning(other)) - Number(isBeginning(one)));
};

/** What an option is found by: its code and its names. */
function namesOf({ label = "", latinName = "" }: Partial<DialCode>): readonly string[] {
  return [label, label.replace(/^\S+ /, ""), latinName].map(searched);
}

/** Where nothing is found Enter chooses nothing, and sends no form off. */
function keepInList(event: KeyboardEvent<HTMLInputElement>) {
  const { ariaExpanded } = event.currentTarget;
  if (event.key === "Enter" && ariaExpanded === "true") event.preventDefault();
}

/** A text in which letters and digits are found however they are typed. */
function searched(text: string): string {
  return withPlainLetters(withPlainDigits(text)).toLowerCase();
}

/** An entry that searches the list of dial codes below it. */
export function DialCodeSelect(props: DialCodeSelectProps) {
  const { entry, search, dialCode, country, countries, onOpen, onChoose } = props;
  const { fields } = useWording();
  const unknown = { value: dialCode, label: dialCode, latinName: "", dialCode };
  const input = useRef<HTMLInputElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (search !== undefined) input.current?.focus();
  });
  // It may take the place of an entry that is being typed into.
  useEffect(() => takeFocus(), []);
  useMarkedOption(input);
  return (
    <Select
      {...entry}
      ref={input}
      data={country === undefined ? [unknown, ...countries] : countries}
      value={country?.value ?? unknown.value}
      onOptionSubmit={(chosen) => onChoose(countries.find(({ value }) => value === chosen))}
      onDropdownOpen={onOpen}
      onKeyDown={keepInList}
      searchable
      searchValue={search ?? dialCode}
      renderOption={({ option: { label } }) => <DialCodeOption label={label} />}
      selectFirstOptionOnChange
      filter={beginningsFirst}
      nothingFoundMessage={fields.phoneNothingFound}
      allowDeselect={false}
      withScrollArea={false}
      attributes={LIST_ATTRIBUTES}
      classNames={{ ...entry.classNames, options: classes["options"] }}
      withCheckIcon={false}
      comboboxProps={{ width: 300, position: "bottom-start", withinPortal: false }}
    />
  );
}

/** Says which option Enter would choose also while typing marks it, not arrow keys: those alone are told by the library. */
function useMarkedOption(input: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const entry = input.current;
    const root = entry?.closest(`.${classes["phone"]}`);
    if (!entry || !root) return;
    const observer = new MutationObserver(() => {
      const marked = root.querySelector("[role=option][data-combobox-selected]");
      if (marked === null) entry.removeAttribute("aria-activedescendant");
      else entry.setAttribute("aria-activedescendant", marked.id);
    });
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ["data-combobox-selected"] });
    return () => observer.disconnect();
  }, [input]);
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
