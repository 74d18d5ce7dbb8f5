import { useWindowEvent } from "@mantine/hooks";

/** Calls back on Escape, wherever the focus is. */
export function useEscape(end: () => void): void {
  useWindowEvent("keydown", ({ key }) => key === "Escape" && end());
}
