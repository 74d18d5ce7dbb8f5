import { type ReactNode, useId } from "react";
import classes from "./FormSection.module.css";
import looks from "./looks.module.css";

interface FormSectionProps {
  readonly heading: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export function FormSection({ heading, note, children }: FormSectionProps) {
  const headingId = useId();
  return (
    <section className={classes["section"]} aria-labelledby={headingId}>
      <div>
        <h3 id={headingId} className={classes["heading"]}>
          {heading}
        </h3>
        {note !== undefined && <p className={`${looks["small"]} ${classes["note"]}`}>{note}</p>}
      </div>
      {children}
    </section>
  );
}

/** Two short fields side by side, if there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={classes["row"]}>{children}</div>;
}
