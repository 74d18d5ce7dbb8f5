import { useWindowEvent } from "@mantine/hooks";

/** Escape ends something, wherever the focus is. */
export function useEscape(end: () => void): void {
  useWindowEvent("keydown", ({ key }) => {
    if (key === "Escape") end();
  });
}
