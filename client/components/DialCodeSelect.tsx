import { Select, type SelectProps } from "@mantine/core";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { DialCode, DialCodes } from "./dial-codes.ts";
import classes from "./field.module.css";
import { ENTRY_ATTRIBUTES, type wrapperProps } from "./field.ts";
import { useWording } from "./WordingProvider.tsx";

interface DialCodeSelectProps {
  /** What it shares with the entry that stands in its place until it is loaded. */
  readonly entry: SelectProps & ReturnType<typeof wrapperProps>;
  /** What is typed; undefined unless the entry has the focus. */
  readonly search: string | undefined;
  readonly dialCode: string;
  /** Undefined while no country is known that the dial code is of. */
  readonly country: DialCode | undefined;
  /** Undefined until they are loaded. */
  readonly countries: DialCodes | undefined;
  /** Is called whenever the list opens. */
  readonly onOpen: () => void;
  readonly onChoose: (country: DialCode | undefined) => void;
}

/** An open list that scrolls would be a stop of its own for Tab, and be gone once it is reached. */
const ATTRIBUTES = { ...ENTRY_ATTRIBUTES, options: { tabIndex: -1 } };

/** An entry that searches the list of dial codes below it. */
export function DialCodeSelect(props: DialCodeSelectProps) {
  const { entry, search, dialCode, country, countries, onOpen, onChoose } = props;
  const { fields } = useWording();
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
      data={countries?.all ?? []}
      value={country?.value ?? null}
      onOptionSubmit={(chosen) => onChoose(countries?.all.find(({ value }) => value === chosen))}
      onDropdownOpen={onOpen}
      searchable
      searchValue={search ?? dialCode}
      renderOption={({ option: { label } }) => <DialCodeOption label={label} />}
      selectFirstOptionOnChange
      filter={({ search: typed }) => [...(countries?.find(typed) ?? [])]}
      nothingFoundMessage={countries && fields.phoneNothingFound}
      allowDeselect={false}
      withScrollArea={false}
      attributes={ATTRIBUTES}
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
