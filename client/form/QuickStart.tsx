import { Button } from "@mantine/core";
import { type FormEvent, type ReactNode, useId } from "react";
import { EnterKey, type FieldBinding } from "#client/components/field.ts";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import classes from "./QuickStart.module.css";

interface QuickStartProps {
  readonly onStart: () => void;
  /** Three fields of the page's form. */
  readonly children: ReactNode;
}

/** Three fields of the form shown again, enough for a forecast: everything else is assumed, and said. */
export function QuickStart({ onStart, children }: QuickStartProps) {
  const { results } = useWording();
  const id = useId();
  const start = (event: FormEvent) => {
    event.preventDefault();
    onStart();
  };
  return (
    <form className={classes["start"]} onSubmit={start} noValidate aria-labelledby={`${id}-title`}>
      <StartTitle id={`${id}-title`} />
      <div className={classes["fields"]}>
        <EnterKey value="go">{children}</EnterKey>
      </div>
      <Button type="submit" size="md">
        {results.start.show}
      </Button>
    </form>
  );
}

/** The place of the fields until scripts run. */
export function QuickStartPlace() {
  return (
    <div className={classes["start"]}>
      <StartTitle />
    </div>
  );
}

function StartTitle({ id }: { id?: string }) {
  const { start } = useWording().results;
  return (
    <div>
      <p id={id} className={classes["title"]}>
        {start.title}
      </p>
      <p className={looks["muted"]}>{start.text}</p>
    </div>
  );
}

/** Returns the id of a field of the form where it is shown again. */
export function startId(id: string): string {
  return `start-${id}`;
}

/** Returns the binding of a field that is shown again. */
export function inStart<V>(binding: FieldBinding<V>): FieldBinding<V> {
  return { ...binding, id: startId(binding.id) };
}
