import { ChoiceField } from "#client/components/ChoiceField.tsx";
import { NumberField, type NumberFieldProps } from "#client/components/NumberField.tsx";
import { SelectField } from "#client/components/SelectField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { FormFields } from "#client/form/use-calculator-form.ts";
import { BENEFIT_USES, END_OF_SERVICE_KINDS } from "#shared/domain/end-of-service.ts";
import { PENSION_OPTION_LIMITS } from "#shared/domain/limits.ts";
import { RETIREMENT_VISA_AGE } from "#shared/domain/retirement-visa.ts";
import { FUNDS } from "#shared/domain/risk-strategies.ts";
import { visaSavings } from "#shared/pension/end-of-service-facts.ts";
import classes from "./EndOfServiceFields.module.css";
import type { PensionDraft } from "./pension-draft.ts";

interface FieldsProps {
  readonly form: FormFields<PensionDraft>;
}

/** What a plan may say of the end of service and of other income. */
export function EndOfServiceFields({ form }: FieldsProps) {
  const { fields, pension } = useWording();
  const { note, hints, choices } = pension.endOfService;
  const { endOfService } = form.draft;
  return (
    <>
      <p className={classes["note"]}>{note}</p>
      <OptionNumberField
        form={form}
        name="basicSalaryPercentage"
        unit="percent"
        hint={hints.basic}
        withSlider
      />
      <ChoiceField
        label={fields.endOfService}
        binding={form.field("endOfService")}
        choices={END_OF_SERVICE_KINDS.map((value) => ({
          value,
          label: { Gratuity: choices.gratuity, SavingsScheme: choices.scheme }[value],
        }))}
        look="segments"
        hint={hints.scheme}
      />
      {endOfService === "SavingsScheme" ? <SchemeFields form={form} /> : <EmployerFields form={form} />}
      <OtherIncomeFields form={form} />
      <VisaField form={form} />
    </>
  );
}

/** How the employer's savings scheme is invested. */
function SchemeFields({ form }: FieldsProps) {
  const { fields, pension, risks } = useWording();
  return (
    <>
      <SelectField
        label={fields.schemeFund}
        binding={form.field("schemeFund")}
        options={FUNDS.map((value) => ({ value, label: risks[value].name }))}
      />
      <OptionNumberField
        form={form}
        name="schemeFeePercentage"
        unit="percent"
        hint={pension.endOfService.hints.fee}
        withSlider
      />
    </>
  );
}

/** Whether employers are changed before retirement, and what becomes of their gratuities. */
function EmployerFields({ form }: FieldsProps) {
  const { fields, pension } = useWording();
  const { choices, hints } = pension.endOfService;
  return (
    <>
      <ChoiceField
        label={fields.changesEmployers}
        binding={form.field("changesEmployers")}
        choices={[
          { value: false, label: choices.stays },
          { value: true, label: choices.changes },
        ]}
        look="segments"
      />
      {form.draft.changesEmployers && (
        <>
          <OptionNumberField
            form={form}
            name="yearsPerEmployer"
            unit="years"
            hint={hints.employers}
            withSlider
          />
          <ChoiceField
            label={fields.benefitUse}
            binding={form.field("benefitUse")}
            choices={BENEFIT_USES.map((value) => ({
              value,
              label: { Invested: choices.invested, Spent: choices.spent }[value],
            }))}
            look="segments"
          />
        </>
      )}
    </>
  );
}

/** Income in retirement beside the plan's savings; from what age, once there is any. */
function OtherIncomeFields({ form }: FieldsProps) {
  const { pension } = useWording();
  const { hints } = pension.endOfService;
  const { currency, otherIncome } = form.draft;
  return (
    <>
      <OptionNumberField form={form} name="otherIncome" unit={currency} hint={hints.income} />
      {otherIncome !== 0 && (
        <OptionNumberField form={form} name="otherIncomeAge" unit="years" hint={hints.incomeAge} withSlider />
      )}
    </>
  );
}

/** Whether the chance of the savings that a retirement visa asks for is told. */
function VisaField({ form }: FieldsProps) {
  const wording = useWording();
  const { choices, hints } = wording.pension.endOfService;
  const { retirementAge } = form.draft;
  const hint = hints.visa({ amount: visaSavings(wording) });
  const isBefore = typeof retirementAge === "number" && retirementAge < RETIREMENT_VISA_AGE;
  return (
    <ChoiceField
      label={wording.fields.checksRetirementVisa}
      binding={form.field("checksRetirementVisa")}
      choices={[
        { value: false, label: choices.notShown },
        { value: true, label: choices.shown },
      ]}
      look="segments"
      hint={isBefore ? `${hint} ${hints.visaAge({ visaAge: RETIREMENT_VISA_AGE })}` : hint}
    />
  );
}

interface OptionNumberFieldProps extends FieldsProps, Pick<NumberFieldProps, "unit" | "hint" | "withSlider"> {
  readonly name: keyof typeof PENSION_OPTION_LIMITS;
}

/** A number of the section: its label and its range go by its name. */
function OptionNumberField({ form, name, ...props }: OptionNumberFieldProps) {
  const { fields } = useWording();
  return (
    <NumberField
      label={fields[name]}
      binding={form.field(name)}
      range={PENSION_OPTION_LIMITS[name]}
      {...props}
    />
  );
}
