import { Button } from "@mantine/core";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useWording } from "#client/components/WordingProvider.tsx";
import classes from "./PlanFormFrame.module.css";

const FAULTY_FIELD = 'input[aria-invalid="true"], [aria-invalid="true"] input';

interface PlanFormFrameProps {
  readonly canContinue: boolean;
  readonly validate: () => Promise<boolean>;
  /** Called once the whole form is valid. */
  readonly onContinue: () => void;
  /** Other words than those of a form on one page. */
  readonly texts?: Readonly<Record<"heading" | "continueNote", string>>;
  readonly children: ReactNode;
}

/** The Design your plan form around the fields of a calculator. */
export function PlanFormFrame(props: PlanFormFrameProps) {
  const { form } = useWording();
  const { canContinue, validate, onContinue, texts = form, children } = props;
  const headingId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  // The fields know of their faults only after the render that follows a refusal.
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>(FAULTY_FIELD)?.focus();
  }, [refusals]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await validate()) onContinue();
    else setRefusals((count) => count + 1);
  };
  return (
    <form ref={element} className={classes["form"]} onSubmit={submit} noValidate aria-labelledby={headingId}>
      <header className={classes["header"]}>
        <h2 id={headingId} className={classes["heading"]}>
          {texts.heading}
        </h2>
        <p className={classes["note"]}>{form.requiredHint}</p>
      </header>
      {children}
      <footer className={classes["footer"]}>
        <Button type="submit" size="lg" fullWidth disabled={!canContinue}>
          {form.continue}
        </Button>
        <p className={classes["note"]}>{texts.continueNote}</p>
      </footer>
    </form>
  );
}
