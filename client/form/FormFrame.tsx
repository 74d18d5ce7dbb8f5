import { Button } from "@mantine/core";
import { useDidUpdate } from "@mantine/hooks";
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { EnterKey } from "#client/components/enter-key.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { FieldLinks } from "./FieldLinks.tsx";
import classes from "./FormFrame.module.css";
import { FIELDS_PLACE, type FieldName } from "./faults.ts";
import type { leadOnFrom } from "./lead-on.ts";

const FAULTY_FIELD = 'input[aria-invalid="true"], [aria-invalid="true"] input';

/** Names the form of the page, for a button of it elsewhere. */
export const FORM_ID = "plan";

interface FormFrameProps {
  /** The fields that Continue waits for. */
  readonly missing: readonly FieldName[];
  /** Whether what Continue began is under way. */
  readonly isBusy?: boolean;
  /** Leads to a field; in place of leading to it on this page. */
  readonly onField?: (path: string) => void;
  readonly validate: () => Promise<boolean>;
  /** Called once the whole form is valid. */
  readonly onContinue: () => void;
  /** Other words than those of a form on one page. */
  readonly texts?: Readonly<Record<"heading" | "continueNote", string>>;
  readonly children: ReactNode;
}

/** A form around its fields: the heading above them, Continue and the fields that it waits for below. */
export function FormFrame(props: FormFrameProps) {
  const { form } = useWording();
  const { missing, isBusy = false, onField, validate, onContinue, texts = form, children } = props;
  const headingId = useId();
  const isWaiting = missing.length > 0;
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  // The fields know of their faults only after the render that follows a refusal.
  useDidUpdate(() => element.current?.querySelector<HTMLElement>(FAULTY_FIELD)?.focus(), [refusals]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (await validate()) onContinue();
    else setRefusals((count) => count + 1);
  };
  /** Enter in a field submits a form that is complete. Before that it leaves the field, and leads on from it. */
  const leaveByEnter = (event: KeyboardEvent) => {
    const { key, target, nativeEvent } = event;
    const isEntered = key === "Enter" && !event.defaultPrevented && !nativeEvent.isComposing;
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (!isEntered || !isWaiting || !isField) return;
    event.preventDefault();
    leaveField(target, missing, onField);
  };
  return (
    <form
      ref={element}
      id={FORM_ID}
      className={classes["form"]}
      onSubmit={submit}
      onKeyDown={leaveByEnter}
      noValidate
      aria-labelledby={headingId}
    >
      <header className={classes["header"]}>
        <h2 id={headingId} className={classes["heading"]}>
          {texts.heading}
        </h2>
        <p className={classes["note"]}>{form.requiredHint}</p>
      </header>
      <EnterKey value={isWaiting ? "next" : "go"}>{children}</EnterKey>
      <footer className={classes["footer"]}>
        {isWaiting && (
          <p id={`${headingId}-missing`} className={classes["missing"]}>
            <FieldLinks message={form.missing({ fields: FIELDS_PLACE })} fields={missing} onField={onField} />
          </p>
        )}
        {/* Not disabled for the browser: the keyboard reaches it, and pressing it shows at the fields what is wrong. */}
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
        <p className={classes["note"]}>{texts.continueNote}</p>
      </footer>
    </form>
  );
}

/** Its script is loaded when it is wanted. */
async function leaveField(...of: Parameters<typeof leadOnFrom>): Promise<void> {
  try {
    const { leadOnFrom } = await import("./lead-on.ts");
    leadOnFrom(...of);
  } catch {
    // Without it (the connection broke) the focus stays.
  }
}
