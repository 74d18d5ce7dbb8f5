import type { ReactNode } from "react";
import { FormSection } from "#client/components/FormSection.tsx";
import { PhoneField } from "#client/components/PhoneField.tsx";
import { TextField } from "#client/components/TextField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { PrivacyLink } from "#client/report/ProviderLinks.tsx";
import type { Contact } from "#shared/contract/contact.ts";
import type { FormFields } from "./form-part.ts";

/** The recipient of the report. The calculations never see these data. */
export function ContactSection({
  form,
  children,
}: {
  form: Pick<FormFields<Contact>, "field">;
  children?: ReactNode;
}) {
  const { fields, form: texts } = useWording();
  return (
    <FormSection
      heading={texts.contact}
      note={
        <>
          {texts.contactNote} <PrivacyLink />
        </>
      }
    >
      <TextField label={fields.name} binding={form.field("name")} autoComplete="name" required />
      <TextField
        label={fields.email}
        binding={form.field("email")}
        type="email"
        autoComplete="email"
        required
      />
      <PhoneField dialCode={form.field("phoneNumberCountryCode")} number={form.field("phoneNumber")} />
      {children}
    </FormSection>
  );
}
