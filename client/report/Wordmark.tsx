import type { Brand } from "#shared/report/brand.ts";
import { MARK_LINE } from "#shared/report/icons.ts";
import classes from "./Wordmark.module.css";

/** The provider's logo; without one, a neutral mark (a path that rises to its goal) and the name. */
export function Wordmark({ brand: { name, logoUrl } }: { brand: Brand }) {
  if (logoUrl !== undefined) return <img src={logoUrl} alt={name} className={classes["logo"]} />;
  return (
    <span className={classes["wordmark"]}>
      <svg viewBox="0 0 32 32" className={classes["mark"]} aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="currentColor" />
        <path d={MARK_LINE} className={classes["line"]} />
        <circle cx="25" cy="9.5" r="2.6" className={classes["goal"]} />
      </svg>
      {name}
    </span>
  );
}
