import { Select, type SelectProps } from "@mantine/core";
import {
  type KeyboardEvent,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { DEFAULT_DIAL_CODE } from "#shared/domain/defaults.ts";
import { directionOf } from "#shared/wording/languages.ts";
import { type DialCode, dialCodesIn, findDialCodes, namedDialCode } from "./dial-codes.ts";
import classes from "./field.module.css";
import { ENTRY_ATTRIBUTES, type wrapperProps } from "./field.ts";
import { readDialCode } from "./phone-numbers.ts";
import { useWording } from "./WordingProvider.tsx";

interface DialCodeSelectProps {
  /** Props shared with the plain entry that takes its place until it is loaded. */
  readonly entry: SelectProps & ReturnType<typeof wrapperProps>;
  /** "soon" if the entry has the focus, "open" if the visitor also asked for the list. */
  readonly wanted: "not" | "soon" | "open";
  /** Text being typed; undefined while nothing is. */
  readonly search: string | undefined;
  /** The dial code, or the text that was left in its place. */
  readonly value: string;
  /** Called with the text that was being typed, or with the code of the country that it names. */
  readonly onLeave: (text: string | undefined) => void;
  readonly onChoose: (dialCode: string) => void;
}

/** Entry that searches the list of dial codes below it. A press opens the list, the focus alone does not. */
export function DialCodeSelect(props: DialCodeSelectProps) {
  const { entry, wanted, search, value, onLeave, onChoose } = props;
  const { fields, language } = useWording();
  const countries = useMemo(() => dialCodesIn(language, DEFAULT_DIAL_CODE), [language]);
  /** The country that was chosen last: several share a code. */
  const [country, setCountry] = useState<string>();
  const sharing = countries.filter(({ dialCode }) => dialCode === value);
  const chosen = sharing.find((each) => each.value === country) ?? findDialCodes(sharing, value)[0];
  const choose = (each: DialCode | undefined) => {
    if (each === undefined) return;
    setCountry(each.value);
    onChoose(each.dialCode);
  };
  const namedBy = (text: string) =>
    readDialCode(text) === undefined ? namedDialCode(countries, text) : undefined;
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const takeFocus = useEffectEvent(() => {
    if (wanted === "not") return;
    input.current?.focus();
    // A focus selects the text; typing has to go on at its end.
    if (search !== undefined) input.current?.setSelectionRange(search.length, search.length);
    // The library announces an open list only if the list was first rendered closed and has its id.
    if (wanted === "open") startTransition(() => setOpen(true));
  });
  // This may replace an entry that is being typed into.
  useEffect(() => takeFocus(), []);
  const takeValue = useEffectEvent(() => {
    // A text may have been typed without choosing from the list, or before it was loaded, or filled in by the browser.
    choose(namedBy(value));
    // Typing replaces a code that was chosen.
    if (search === undefined && input.current === document.activeElement) input.current?.select();
  });
  // biome-ignore lint/nursery/useReactCompiler: a value may come from outside, such as one that the browser filled in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each value.
  useEffect(() => takeValue(), [value]);
  useMarkedOption(input, isOpen && search !== undefined);
  // The library goes by an index of its own, which a list that opens while it is typed into may lose.
  const chooseMarked = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" || !isOpen || event.nativeEvent.isComposing) return;
    const marked = markedIn(event.currentTarget);
    if (!marked) return;
    event.preventDefault();
    event.stopPropagation();
    marked.click();
  };
  return (
    <Select
      {...entry}
      ref={input}
      onBlur={() => {
        // At once: a fault that is shown for a moment would move what is being pressed.
        const named = search === undefined ? undefined : namedBy(search);
        if (named !== undefined) setCountry(named.value);
        onLeave(named?.dialCode ?? search);
      }}
      onKeyDownCapture={chooseMarked}
      data={countries}
      value={chosen?.value ?? null}
      onOptionSubmit={(submitted) => choose(countries.find((each) => each.value === submitted))}
      dropdownOpened={isOpen}
      onDropdownOpen={() => {
        setOpen(true);
        // Scrolls the room for the list into view too, once the entry is marked as open.
        setTimeout(() => input.current?.scrollIntoView({ block: "nearest" }));
      }}
      onDropdownClose={() => setOpen(false)}
      openOnFocus={false}
      searchable
      searchValue={search ?? value}
      renderOption={({ option: { label } }) => <DialCodeOption label={label} />}
      selectFirstOptionOnChange
      filter={() => [...findDialCodes(countries, search ?? "")]}
      nothingFoundMessage={fields.phoneNothingFound}
      allowDeselect={false}
      withScrollArea={false}
      // Browsers make an open list that scrolls a Tab stop of its own, which would disappear once it is reached.
      attributes={{ ...ENTRY_ATTRIBUTES, options: { tabIndex: -1 } }}
      classNames={{ ...entry.classNames, options: classes["options"] }}
      withCheckIcon={false}
      comboboxProps={{
        // A list that flipped above its entry would cover fields there and take their clicks.
        middlewares: { flip: false },
        width: 300,
        withinPortal: false,
        // From the code to the right, over the phone number: there is room for it in every language.
        position: directionOf(language) === "ltr" ? "bottom-start" : "bottom-end",
      }}
    />
  );
}

/** The library's attribute of the option that Enter would choose. */
const MARK = "data-combobox-selected";

const PHONE = `.${classes["phone"]}`;

/** The option that typing or an arrow key marked. */
function markedIn(entry: HTMLInputElement): HTMLElement | null | undefined {
  return entry.closest(PHONE)?.querySelector<HTMLElement>(`[role=option][${MARK}]`);
}

/**
 * Announces the option that typing marks and Enter would choose; the library announces only what arrow keys mark.
 * After a choice the library removes the mark in a timer, which may come after the visitor has typed again: then the
 * first option is marked anew.
 */
function useMarkedOption(input: RefObject<HTMLInputElement | null>, isTyping: boolean) {
  const announceMarked = useEffectEvent((entry: HTMLInputElement, root: Element) => {
    const marked = markedIn(entry);
    if (marked) entry.setAttribute("aria-activedescendant", marked.id);
    else {
      entry.removeAttribute("aria-activedescendant");
      if (isTyping) root.querySelector("[role=option]")?.setAttribute(MARK, "true");
    }
  });
  useEffect(() => {
    const entry = input.current;
    const root = entry?.closest(PHONE);
    if (!entry || !root) return;
    const observer = new MutationObserver(() => announceMarked(entry, root));
    observer.observe(root, { subtree: true, childList: true, attributeFilter: [MARK] });
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
