import { VisuallyHidden } from "@mantine/core";
import { useEffect, useState } from "react";
import { useWording } from "#client/components/WordingProvider.tsx";

const SECOND_MS = 1_000;

/** Announces when a retry is due: seen every second, spoken once. @param at milliseconds since 1970-01-01T00:00Z */
export function Countdown({ at }: { at: number }) {
  const { retry } = useWording().results;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.ceil((at - now) / SECOND_MS);
  return (
    <>
      <VisuallyHidden>{retry.byItself}</VisuallyHidden>
      <span aria-hidden="true">{seconds > 0 ? retry.soon({ seconds }) : retry.now}</span>
    </>
  );
}
