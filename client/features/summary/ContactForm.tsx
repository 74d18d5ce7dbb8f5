import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useWording } from "#client/components/WordingProvider.tsx";
import { ContactSection } from "#client/form/ContactSection.tsx";
import { FormFrame } from "#client/form/FormFrame.tsx";
import { faultyFields } from "#client/form/faults.ts";
import type { FormMemory } from "#client/form/form-memory.ts";
import { useCalculatorForm } from "#client/form/use-calculator-form.ts";
import { type Contact, contactOf, isContactField } from "#shared/contract/contact.ts";
import type { Validated } from "#shared/contract/validation.ts";
import classes from "./ContactForm.module.css";

interface ContactFormProps<F extends Contact> {
  readonly memory: FormMemory<Contact, F>;
  readonly validateForm: (state: unknown) => Validated<F>;
  /** The form without contact data, as a reload left it. */
  readonly form: F;
  /** Is given the form with them. */
  readonly onComplete: (form: F) => void;
  readonly onCancel: () => void;
}

/** Asks whom a report is for, where a plan is there without its contact data. */
export function ContactForm<F extends Contact>({
  memory,
  validateForm,
  form,
  onComplete,
  onCancel,
}: ContactFormProps<F>) {
  const wording = useWording();
  const place = useRef<HTMLDivElement>(null);
  // A form of its own: what the page keeps for a reload is what its summary is about, not the draft behind it.
  const [own] = useState<FormMemory<F>>(() => ({
    name: memory.name,
    draft: { ...form, ...contactOf(memory.draft ?? form) },
  }));
  const validate = (draft: Contact) => validateForm({ ...form, ...contactOf(draft) });
  const fields = useCalculatorForm(
    own,
    {
      initial: form,
      validateForm,
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
    // It was disabled until now, and cannot have the focus before.
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
