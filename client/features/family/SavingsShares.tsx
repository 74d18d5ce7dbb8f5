import { FormSection } from "#client/components/FormSection.tsx";
import field from "#client/components/field.module.css";
import { LinkButton } from "#client/components/LinkButton.tsx";
import { NumberField } from "#client/components/NumberField.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { fieldId } from "#client/form/FieldLinks.tsx";
import type { FormPart } from "#client/form/form-part.ts";
import type { Fault } from "#shared/contract/validation.ts";
import { type Range, SAVED_AMOUNT_LIMITS } from "#shared/domain/limits.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { formatMoney, formatRate } from "#shared/report/format.ts";
import type { FamilyDraft } from "./family-draft.ts";
import { childLabel } from "./field-labels.ts";
import classes from "./SavingsShares.module.css";
import { restOf, sharesOf, withShare, withShares } from "./savings-shares.ts";

interface SavingsSharesProps {
  readonly form: FormPart<FamilyDraft>;
  readonly faults: readonly Fault[];
  readonly start: PlanMonth;
}

/** The family's savings, and how they are divided: the rest is for retirement. */
export function SavingsShares({ form, faults, start }: SavingsSharesProps) {
  const { family } = useWording();
  const { savings, currency } = form.draft;
  return (
    <FormSection heading={family.savings}>
      <NumberField
        label={family.form.savings}
        binding={form.field("savings")}
        range={SAVED_AMOUNT_LIMITS}
        unit={currency}
        hint={family.form.savingsHint}
      />
      {typeof savings === "number" && savings > 0 && (
        <Shares form={form} faults={faults} start={start} savings={savings} />
      )}
    </FormSection>
  );
}

/** Of the whole. Unit: percent. */
const SHARE_RANGE: Range = { minimum: 0, maximum: 100, step: 1 };

/** Returns a share as reports tell it: that of a plan that was taken over has as many decimals as its amount needs. */
function toldShare(share: number | string): number | string {
  return typeof share === "number" ? Number(share.toFixed(2)) : share;
}

function Shares({ form, faults, start, savings }: SavingsSharesProps & { savings: number }) {
  const wording = useWording();
  const { family } = wording;
  const { currency, children, hasOwnShares } = form.draft;
  const shares = sharesOf(form.draft, start);
  const rest = restOf(shares);
  const isTooMuch = faults.some(({ rule }) => rule === "sharesAboveOne");
  const money = (share: number) => formatMoney((savings * share) / 100, currency, wording);
  return (
    <div id={fieldId("children")} className={classes["shares"]}>
      {shares.map((share, index) => {
        const binding = form.part("children").part(index).field("savingsPercentage");
        return (
          <NumberField
            key={binding.id}
            label={childLabel(family.form.savingsShare, index, children.length, wording)}
            binding={{
              ...binding,
              value: toldShare(share),
              onChange: (next) => form.update((draft) => withShare(draft, index, next, start)),
            }}
            range={SHARE_RANGE}
            unit="percent"
            hint={typeof share === "number" ? money(share) : undefined}
            withSlider
          />
        );
      })}
      <p className={field["hint"]} aria-live="polite">
        {isTooMuch
          ? family.form.sharesAboveOne
          : rest !== undefined &&
            family.form.rest({ amount: money(rest), share: formatRate(rest / 100) })}{" "}
        {!hasOwnShares && `${family.form.isByNeed} `}
        {(hasOwnShares || rest !== 100) && (
          <LinkButton
            onClick={() =>
              form.update((draft) =>
                hasOwnShares
                  ? { hasOwnShares: false }
                  : withShares(
                      draft,
                      draft.children.map(() => 0),
                    ),
              )
            }
          >
            {hasOwnShares ? family.form.byNeed : family.form.allForRetirement}
          </LinkButton>
        )}
      </p>
    </div>
  );
}
