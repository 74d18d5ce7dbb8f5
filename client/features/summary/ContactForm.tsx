import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useWording } from "#client/components/WordingProvider.tsx";
import { ContactSection } from "#client/form/ContactSection.tsx";
import { FormFrame } from "#client/form/FormFrame.tsx";
import { faultyFields } from "#client/form/faults.ts";
import { useCalculatorForm } from "#client/form/use-calculator-form.ts";
import { Session } from "#client/session/session.ts";
import { type Contact, contactOf, isContactField } from "#shared/contract/contact.ts";
import type { Validated } from "#shared/contract/validation.ts";
import classes from "./ContactForm.module.css";

interface ContactFormProps<F extends Contact> {
  readonly session: Session<Contact, F, unknown, unknown, unknown>;
  readonly validateForm: (state: unknown) => Validated<F>;
  /** The form, without contact data if a reload removed them. */
  readonly form: F;
  /** Receives the form with its contact data. */
  readonly onComplete: (form: F) => void;
  readonly onCancel: () => void;
}

/** Asks for the recipient of a report whose plan lacks contact data. */
export function ContactForm<F extends Contact>({
  session,
  validateForm,
  form,
  onComplete,
  onCancel,
}: ContactFormProps<F>) {
  const wording = useWording();
  const place = useRef<HTMLDivElement>(null);
  // A form of its own: the page keeps its summary's form for a reload, not the draft behind it.
  const [own] = useState(() => {
    const own = new Session<F, F, unknown, unknown>(session.calculator);
    own.edit({ ...form, ...contactOf(session.state().draft ?? form) });
    return own;
  });
  const validate = (draft: Contact) => validateForm({ ...form, ...contactOf(draft) });
  const fields = useCalculatorForm(
    own,
    {
      initial: form,
      draftOf: (state) => state,
      formOf: (state) => state,
      findFaults: (draft) => {
        const validated = validate(draft);
        return validated.ok ? [] : validated.faults;
      },
    },
    isContactField,
  );
  const [opener] = useState(() => document.activeElement);
  const cancel = () => {
    // The opener was disabled until now and could not take the focus before.
    flushSync(onCancel);
    if (opener instanceof HTMLElement) opener.focus();
  };
  useEffect(() => place.current?.querySelector("input")?.focus(), []);
  const proceed = () => {
    const validated = validate(fields.draft);
    if (validated.ok) onComplete(validated.value);
  };
  return (
    <div ref={place} className={classes["place"]}>
      <FormFrame
        missing={faultyFields(fields.faults, wording)}
        validate={fields.validate}
        onContinue={proceed}
        texts={wording.summary.contact}
      >
        <ContactSection form={fields} />
      </FormFrame>
      <Button variant="subtle" size="md" fullWidth mt="xs" onClick={cancel}>
        {wording.summary.contact.cancel}
      </Button>
    </div>
  );
}
