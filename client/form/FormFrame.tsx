import { Button } from "@mantine/core";
import { useDidUpdate } from "@mantine/hooks";
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { EnterKey } from "#client/components/field.ts";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import { FieldLinks } from "./FieldLinks.tsx";
import classes from "./FormFrame.module.css";
import { FIELDS_PLACE, type FieldName } from "./faults.ts";
import type { leadOnFrom } from "./lead-on.ts";

const FAULTY_FIELD = 'input[aria-invalid="true"], [aria-invalid="true"] input';

/** Id of the page's form, for buttons outside it. */
export const FORM_ID = "plan";

interface FormFrameProps {
  /** Fields that the forecast waits for: Enter leads to them first. */
  readonly awaited?: readonly FieldName[];
  /** Fields that Continue waits for. */
  readonly missing: readonly FieldName[];
  /** True while work that Continue started is in progress. */
  readonly isBusy?: boolean;
  /** Leads to a field; by default one on this page. */
  readonly onField?: (path: string) => void;
  readonly validate: () => Promise<boolean>;
  /** Called once the whole form is valid. */
  readonly onContinue: () => void;
  /** Texts that replace those of a form on one page. */
  readonly texts?: Readonly<Record<"heading" | "continueNote", string>>;
  /** Alternative to Continue. */
  readonly otherWay?: ReactNode;
  readonly children: ReactNode;
}

/** Frame of a form: the heading above its fields, and below them Continue with the fields that it waits for. */
export function FormFrame(props: FormFrameProps) {
  const { form } = useWording();
  const { awaited = [], missing, isBusy = false, onField, validate, onContinue } = props;
  const { texts = form, otherWay, children } = props;
  const headingId = useId();
  const isWaiting = missing.length > 0;
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  // Fields show their faults only after the render that follows a refusal.
  useDidUpdate(() => element.current?.querySelector<HTMLElement>(FAULTY_FIELD)?.focus(), [refusals]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (await validate()) onContinue();
    else setRefusals((count) => count + 1);
  };
  /** Enter in a field submits a complete form. Otherwise it leaves the field and leads on from it. */
  const leaveByEnter = (event: KeyboardEvent) => {
    const { key, target, nativeEvent } = event;
    const isEntered = key === "Enter" && !event.defaultPrevented && !nativeEvent.isComposing;
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (!isEntered || !isWaiting || !isField) return;
    event.preventDefault();
    leaveField(target, awaited, missing, onField);
  };
  return (
    <form
      ref={element}
      id={FORM_ID}
      className={`${looks["card"]} ${classes["form"]}`}
      onSubmit={submit}
      onKeyDown={leaveByEnter}
      noValidate
      aria-labelledby={headingId}
    >
      <header className={classes["header"]}>
        <h2 id={headingId} className={classes["heading"]}>
          {texts.heading}
        </h2>
        <p className={looks["small"]}>{form.requiredHint}</p>
      </header>
      <EnterKey value={isWaiting ? "next" : "go"}>{children}</EnterKey>
      <footer className={classes["footer"]}>
        {isWaiting && (
          <p id={`${headingId}-missing`} className={classes["missing"]}>
            <FieldLinks message={form.missing({ fields: FIELDS_PLACE })} fields={missing} onField={onField} />
          </p>
        )}
        {/* Only aria-disabled: the keyboard reaches it, and pressing it shows the faults at the fields. */}
        <Button
          type="submit"
          size="lg"
          fullWidth
          data-disabled={isWaiting || isBusy}
          aria-disabled={isWaiting || isBusy}
          aria-describedby={isWaiting ? `${headingId}-missing` : undefined}
        >
          {form.continue}
        </Button>
        <p className={looks["small"]}>{texts.continueNote}</p>
        {otherWay !== undefined && <p className={looks["small"]}>{otherWay}</p>}
      </footer>
    </form>
  );
}

/** Leads on from a field. Its script loads on demand. */
async function leaveField(...of: Parameters<typeof leadOnFrom>): Promise<void> {
  try {
    const { leadOnFrom } = await import("./lead-on.ts");
    leadOnFrom(...of);
  } catch {
    // Without it (the connection broke) the focus stays.
  }
}
