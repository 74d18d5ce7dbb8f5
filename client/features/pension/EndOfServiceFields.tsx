import { ChoiceField } from "#client/components/ChoiceField.tsx";
import { NumberField, type NumberFieldProps } from "#client/components/NumberField.tsx";
import { SelectField } from "#client/components/SelectField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import type { FormFields } from "#client/form/use-calculator-form.ts";
import { BENEFIT_USES, END_OF_SERVICE_KINDS } from "#shared/domain/end-of-service.ts";
import { PENSION_OPTION_LIMITS } from "#shared/domain/limits.ts";
import { FUNDS } from "#shared/domain/risk-strategies.ts";
import { visaTerms } from "#shared/pension/end-of-service-facts.ts";
import classes from "./EndOfServiceFields.module.css";
import type { PensionDraft } from "./pension-draft.ts";

interface FieldsProps {
  readonly form: FormFields<PensionDraft>;
}

/** The plan's options for the end of service and for other income. */
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
      {endOfService === "SavingsScheme" && <SchemeFields form={form} />}
      <EmployerFields form={form} />
      <OtherIncomeFields form={form} />
      <VisaField form={form} />
    </>
  );
}

/** Investment of the employer's savings scheme. */
function SchemeFields({ form }: FieldsProps) {
  const { fields, pension, risks } = useWording();
  return (
    <>
      <SelectField
        label={fields.schemeFund}
        binding={form.field("schemeFund")}
        options={FUNDS.map((value) => ({ value, label: risks[value].name }))}
        hint={pension.endOfService.hints.fund({ fund: risks.Conservative.name })}
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

/** Changes of employer before retirement, and the use of their gratuities. */
function EmployerFields({ form }: FieldsProps) {
  const { fields, pension } = useWording();
  const { choices, hints } = pension.endOfService;
  const hasScheme = form.draft.endOfService === "SavingsScheme";
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
            hint={hasScheme ? hints.schemeEmployers : hints.employers}
            withSlider
          />
          {!hasScheme && (
            <ChoiceField
              label={fields.benefitUse}
              binding={form.field("benefitUse")}
              choices={BENEFIT_USES.map((value) => ({
                value,
                label: { Invested: choices.invested, Spent: choices.spent }[value],
              }))}
              look="segments"
            />
          )}
        </>
      )}
    </>
  );
}

/** Income in retirement beside the plan's savings. Once there is any: its first age, and whether it rises. */
function OtherIncomeFields({ form }: FieldsProps) {
  const { fields, pension } = useWording();
  const { choices, hints } = pension.endOfService;
  const { currency, otherIncome } = form.draft;
  return (
    <>
      <OptionNumberField form={form} name="otherIncome" unit={currency} hint={hints.income} />
      {otherIncome !== 0 && (
        <>
          <OptionNumberField
            form={form}
            name="otherIncomeAge"
            unit="years"
            hint={hints.incomeAge}
            withSlider
          />
          <ChoiceField
            label={fields.otherIncomeRises}
            binding={form.field("otherIncomeRises")}
            choices={[
              { value: true, label: choices.rises },
              { value: false, label: choices.staysTheSame },
            ]}
            look="segments"
            hint={hints.incomeRises}
          />
        </>
      )}
    </>
  );
}

/** Choice to show the chance of reaching the savings that a retirement visa requires. */
function VisaField({ form }: FieldsProps) {
  const wording = useWording();
  const { choices, hints } = wording.pension.endOfService;
  return (
    <ChoiceField
      label={wording.fields.checksRetirementVisa}
      binding={form.field("checksRetirementVisa")}
      choices={[
        { value: false, label: choices.notShown },
        { value: true, label: choices.shown },
      ]}
      look="segments"
      hint={hints.visa(visaTerms(wording))}
    />
  );
}

interface OptionNumberFieldProps extends FieldsProps, Pick<NumberFieldProps, "unit" | "hint" | "withSlider"> {
  readonly name: keyof typeof PENSION_OPTION_LIMITS;
}

/** A number of the section, with the label and the range of its name. */
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
