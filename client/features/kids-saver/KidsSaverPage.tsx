import { flushSync } from "react-dom";
import { Link, useNavigate } from "react-router-dom";
import { calculateWith } from "#client/api/calculate.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CalculatorPage } from "#client/form/CalculatorPage.tsx";
import { focusField } from "#client/form/FieldLinks.tsx";
import { FormFrame } from "#client/form/FormFrame.tsx";
import { faultyFields } from "#client/form/faults.ts";
import { loadable } from "#client/form/loadable.ts";
import { SavingsSection } from "#client/form/SavingsSection.tsx";
import { useCalculatorForm } from "#client/form/use-calculator-form.ts";
import { useContinue } from "#client/form/use-payload.ts";
import { useRecalculation } from "#client/form/use-recalculation.ts";
import { useResults, useTellerFrom } from "#client/form/use-results.ts";
import { enabledKeyOf, type GoalType, KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { kidsSaverExplanations } from "#shared/kids-saver/explanations.ts";
import { KIDS_SAVER_CALCULATION } from "#shared/kids-saver/form.ts";
import { fieldLabels } from "./field-labels.ts";
import { GoalSections, useExpandedGoals } from "./GoalSections.tsx";
import classes from "./KidsSaverPage.module.css";
import type { KidsSaverDraft } from "./kids-saver-draft.ts";
import { kidsSaverMemory } from "./kids-saver-draft.ts";
import {
  formOf,
  hasFault,
  isInGoal,
  isPersonal,
  isPersonalValid,
  kidsSaverRules,
  planFaultsOf,
  planOf,
  withProposal,
} from "./kids-saver-plan.ts";

const RESULT_TELLER = loadable(
  async () => (await import("#shared/kids-saver/results.ts")).kidsSaverResultBlocks,
);
const INSIGHT_TELLER = loadable(
  async () => (await import("#shared/kids-saver/insight-blocks.ts")).kidsSaverInsightBlocks,
);

interface KidsSaverPageProps {
  readonly start: PlanMonth;
  readonly personalInfoPath: string;
  readonly summaryPath: string;
}

/** The Kids Saver: its goals beside what saving for them together leads to. */
export function KidsSaverPage({ start, personalInfoPath, summaryPath }: KidsSaverPageProps) {
  const wording = useWording();
  const navigate = useNavigate();
  const continueToSummary = useContinue(summaryPath);
  const memory = kidsSaverMemory();
  const form = useCalculatorForm(memory, kidsSaverRules(start), (field) => !isPersonal(field));
  const { draft } = form;
  const faults = planFaultsOf(draft, start);
  const expanded = useExpandedGoals(KIDS_SAVER_GOALS.filter((type) => draft[enabledKeyOf(type)]));
  const recalculation = useRecalculation(
    planOf(draft, start),
    calculateWith(KIDS_SAVER_CALCULATION),
    memory,
    RESULT_TELLER,
  );
  const tell = useTellerFrom(start, RESULT_TELLER, recalculation.outcome !== undefined);
  const results = useResults({
    form,
    memory,
    recalculation,
    tell,
    insightTeller: INSIGHT_TELLER,
    withProposal,
  });
  const expand = (isMeant: (type: GoalType) => boolean) =>
    expanded.set(KIDS_SAVER_GOALS.filter(isMeant), true);
  const validate = async () => {
    const isValid = await form.validate();
    // What is to be mended must not stay folded away.
    if (!isValid) expand((type) => hasFault(form.faults, type));
    return isValid;
  };
  const isReachable = isPersonalValid(draft);
  const proceed = () =>
    isReachable ? continueToSummary(formOf(form.draft, start)) : navigate(personalInfoPath);
  const { kidsSaver } = wording;
  const labels = fieldLabels(wording);
  /** Leads to a field: on the page for personal information, or in a goal that may be folded away. */
  const goTo = (path: string) => {
    if (isPersonal(path)) return navigate(personalInfoPath);
    flushSync(() => expand((type) => isInGoal(path, type)));
    focusField(path);
  };
  const personal = isReachable ? [] : [{ path: "name", label: kidsSaver.personal.link }];
  return (
    <CalculatorPage
      intro={kidsSaver.intro}
      explanations={kidsSaverExplanations(wording)}
      results={{ ...results, faults, labels, onField: goTo }}
      form={
        <FormFrame
          missing={[...personal, ...faultyFields(form.faults, wording, labels)]}
          onField={goTo}
          validate={validate}
          onContinue={proceed}
        >
          <PersonalLine draft={draft} path={personalInfoPath} />
          <GoalSections form={form} start={start} faults={form.faults} expanded={expanded} />
          <SavingsSection form={form} currency={draft.currency} texts={kidsSaver.savings} />
        </FormFrame>
      }
    />
  );
}

/** The child's age and the currency, which were asked for before, and the way back to them. */
function PersonalLine({ draft: { age, currency }, path }: { draft: KidsSaverDraft; path: string }) {
  const { kidsSaver, currencies } = useWording();
  const { name: currencyName } = currencies[currency];
  const { summary, noAge, link } = kidsSaver.personal;
  return (
    <div className={classes["line"]}>
      <p>
        {typeof age === "number"
          ? summary({ age, currency: currencyName })
          : noAge({ currency: currencyName })}
      </p>
      <Link to={path} className={classes["link"]}>
        {link}
      </Link>
    </div>
  );
}
