import { useClickOutside } from "@mantine/hooks";
import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CalculatorLinks } from "#client/form/CalculatorLinks.tsx";
import classes from "./CalculatorMenu.module.css";

/** Steps that the arrow keys move the focus by. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Menu of every calculator. It opens without scripts; with them it closes once the visitor leaves it. */
export function CalculatorMenu() {
  const { shell } = useWording();
  const [wasOpen] = useState(wasOpened);
  // biome-ignore lint/nursery/useReactCompiler: the element changes by a click, not while rendering.
  const menu = useClickOutside<HTMLDetailsElement>(() => menu.current?.removeAttribute("open"));
  return (
    <details
      ref={menu}
      className={classes["menu"]}
      open={wasOpen}
      onBlur={closeOnLeave}
      onKeyDown={moveByKey}
    >
      <summary className={classes["button"]}>
        <span className={classes["word"]}>{shell.calculators}</span>
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key that presses a link clicks it. */}
      <nav
        aria-label={shell.calculators}
        className={classes["list"]}
        onClick={({ currentTarget }) => closeMenu(currentTarget.closest("details"))}
      >
        <CalculatorLinks />
      </nav>
    </details>
  );
}

/** Returns whether a visitor had opened the document's own menu before scripts ran and replaced it with this one. */
function wasOpened(): boolean {
  return typeof document !== "undefined" && document.querySelector(`.${classes["menu"]}[open]`) !== null;
}

/** Returns the focus to the button that opened the menu. If a link leads to another page, that page takes the focus. */
function closeMenu(menu: HTMLDetailsElement | null): void {
  menu?.removeAttribute("open");
  menu?.querySelector("summary")?.focus();
}

function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

function moveByKey(event: KeyboardEvent<HTMLDetailsElement>): void {
  const { currentTarget: menu, key } = event;
  if (key === "Escape" && menu.open) closeMenu(menu);
  const step = STEPS[key];
  if (step === undefined) return;
  event.preventDefault();
  menu.open = true;
  const places = [...menu.querySelectorAll<HTMLElement>("summary, a")];
  places.at((places.findIndex((place) => place.matches(":focus")) + step) % places.length)?.focus();
}
