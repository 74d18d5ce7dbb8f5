import { ChoiceField } from "#client/components/ChoiceField.tsx";
import looks from "#client/components/looks.module.css";
import { NumberField, type NumberFieldProps } from "#client/components/NumberField.tsx";
import { SelectField } from "#client/components/SelectField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { BENEFIT_USES, END_OF_SERVICE_KINDS } from "#shared/domain/end-of-service.ts";
import { PENSION_OPTION_LIMITS } from "#shared/domain/limits.ts";
import { FUNDS } from "#shared/domain/risk-strategies.ts";
import { visaTerms } from "#shared/pension/end-of-service-facts.ts";
import type { FieldsProps } from "./AmountFields.tsx";
import classes from "./EndOfServiceFields.module.css";
import { StatePensions } from "./StatePensions.tsx";

/** The plan's options for the end of service, for other income and for the length of life. */
export function EndOfServiceFields({ form }: FieldsProps) {
  const wording = useWording();
  const { fields, risks } = wording;
  const { note, hints, choices } = wording.pension.endOfService;
  const { endOfService } = form.draft;
  return (
    <>
      <p className={`${looks["small"]} ${classes["note"]}`}>{note}</p>
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
      {endOfService === "SavingsScheme" && (
        <>
          <SelectField
            label={fields.schemeFund}
            binding={form.field("schemeFund")}
            options={FUNDS.map((value) => ({ value, label: risks[value].name }))}
            hint={hints.fund({ fund: risks.Conservative.name })}
          />
          <OptionNumberField
            form={form}
            name="schemeFeePercentage"
            unit="percent"
            hint={hints.fee}
            withSlider
          />
        </>
      )}
      <EmployerFields form={form} />
      <OtherIncomeFields form={form} />
      <EitherField
        form={form}
        name="checksRetirementVisa"
        labels={{ false: choices.notShown, true: choices.shown }}
        hint={hints.visa(visaTerms(wording))}
      />
      <LifeFields form={form} />
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
      <EitherField
        form={form}
        name="changesEmployers"
        labels={{ false: choices.stays, true: choices.changes }}
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
  const { choices, hints } = useWording().pension.endOfService;
  const { currency, otherIncome } = form.draft;
  return (
    <>
      <OptionNumberField form={form} name="otherIncome" unit={currency} hint={hints.income} />
      <StatePensions form={form} />
      {otherIncome !== 0 && (
        <>
          <OptionNumberField
            form={form}
            name="otherIncomeAge"
            unit="years"
            hint={hints.incomeAge}
            withSlider
          />
          <EitherField
            form={form}
            name="otherIncomeRises"
            labels={{ true: choices.rises, false: choices.staysTheSame }}
            hint={hints.incomeRises}
          />
        </>
      )}
    </>
  );
}

/** Whose life the savings have to last for. A partner is as old as the visitor until another age is entered. */
function LifeFields({ form }: FieldsProps) {
  const { fields, pension } = useWording();
  const { choices, hints } = pension.endOfService;
  const { hasPartner } = form.draft;
  return (
    <>
      <ChoiceField
        label={fields.sex}
        binding={form.field("sex")}
        choices={[
          { value: "unsaid", label: choices.unsaid },
          { value: "female", label: choices.woman },
          { value: "male", label: choices.man },
        ]}
        look="segments"
        hint={hints.sex}
      />
      <ChoiceField
        label={fields.hasPartner}
        binding={{
          ...form.field("hasPartner"),
          onChange: (hasPartner) => form.update((draft) => ({ hasPartner, partnerAge: draft.age })),
        }}
        choices={[
          { value: false, label: choices.alone },
          { value: true, label: choices.withPartner },
        ]}
        look="segments"
      />
      {hasPartner && (
        <OptionNumberField form={form} name="partnerAge" unit="years" hint={hints.partner} withSlider />
      )}
    </>
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

interface EitherFieldProps extends FieldsProps {
  readonly name: "changesEmployers" | "otherIncomeRises" | "checksRetirementVisa";
  /** In the order in which they are shown. */
  readonly labels: Readonly<Record<"true" | "false", string>>;
  readonly hint?: string;
}

/** One of two choices of the section, with the label of its name. */
function EitherField({ form, name, labels, ...props }: EitherFieldProps) {
  const { fields } = useWording();
  const choices = Object.entries(labels).map(([value, label]) => ({ value: value === "true", label }));
  return (
    <ChoiceField
      label={fields[name]}
      binding={form.field(name)}
      choices={choices}
      look="segments"
      {...props}
    />
  );
}
