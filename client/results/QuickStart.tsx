import { Button } from "@mantine/core";
import { type FormEvent, type ReactNode, useId } from "react";
import { EnterKey } from "#client/components/field.ts";
import { LinkButton } from "#client/components/LinkButton.tsx";
import looks from "#client/components/looks.module.css";
import { useWording } from "#client/components/WordingProvider.tsx";
import { fieldId } from "#client/form/FieldLinks.tsx";
import { fieldOf } from "#client/form/faults.ts";
import { showResults } from "#client/form/results-place.ts";
import { startId } from "#client/form/start-fields.ts";
import { leavesOf } from "#client/session/read-state.ts";
import { sessionOf } from "#client/session/sessions.ts";
import { useSession } from "#client/session/use-session.ts";
import type { Contact } from "#shared/contract/contact.ts";
import type { QuickStartRules } from "./form-definition.ts";
import classes from "./QuickStart.module.css";
import { QuickStartPlace } from "./QuickStartPlace.tsx";
import type { StartProps } from "./use-quick-start.ts";

interface QuickStartProps<D extends Contact> extends StartProps<D> {
  readonly rules: QuickStartRules<D>;
  /** Three fields of the form. */
  readonly children: ReactNode;
}

/** Three fields of the form shown again, enough for a forecast: everything else is assumed, and said. */
export function QuickStart<D extends Contact>({ form, definition, rules, children }: QuickStartProps<D>) {
  const wording = useWording();
  const id = useId();
  const session = sessionOf<D, unknown, unknown, unknown>(definition.calculator);
  const hasStartedOver = useSession(session, ({ startedOver }) => startedOver !== undefined);
  const start = (event: FormEvent) => {
    event.preventDefault();
    const { draft } = form;
    const completed = rules.complete(draft, definition);
    const [fault] = definition.planFaultsOf(completed);
    if (fault !== undefined) return focusFaulty(fieldId(fieldOf(fault)));
    const [first, entered, made] = [definition.initial, draft, completed].map((each) => leavesOf(each));
    const assumed = [...session.state().assumed, ...(rules.following?.(completed) ?? [])];
    // What was assumed before is so still, and a choice that had to give way is no longer the visitor's.
    const open = rules
      .assumptions(completed, wording)
      .map(({ path }) => path)
      .filter(
        (path) =>
          assumed.includes(path) ||
          first?.get(path) === entered?.get(path) ||
          made?.get(path) !== entered?.get(path),
      );
    session.assume(completed, open);
    form.follow();
    showResults();
  };
  return (
    <form onSubmit={start} noValidate aria-labelledby={id}>
      <QuickStartPlace calculator={definition.calculator} titleId={id}>
        {hasStartedOver && (
          <p className={looks["small"]}>
            {wording.results.start.startedOver}{" "}
            <LinkButton
              onClick={() => {
                session.undoStartOver();
                form.follow();
                showResults();
              }}
            >
              {wording.results.start.bringBack}
            </LinkButton>
          </p>
        )}
        <div className={classes["fields"]}>
          <EnterKey value="go">{children}</EnterKey>
        </div>
        <Button type="submit" size="md">
          {wording.results.start.show}
        </Button>
      </QuickStartPlace>
    </form>
  );
}

/** Moves the focus into the field that a forecast waits for, here or in the form. Leaving it shows its fault. */
function focusFaulty(id: string): void {
  const field = document.getElementById(startId(id)) ?? document.getElementById(id);
  field?.blur();
  field?.focus();
}
