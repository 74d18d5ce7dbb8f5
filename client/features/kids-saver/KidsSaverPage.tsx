import { memo, useMemo } from "react";
import { flushSync } from "react-dom";
import { Link, useNavigate } from "react-router-dom";
import { calculateWith } from "#client/api/calculate.ts";
import { type Loadable, loadable } from "#client/components/loadable.ts";
import { useWording } from "#client/components/WordingProvider.tsx";
import { CalculatorPage } from "#client/form/CalculatorPage.tsx";
import { focusField } from "#client/form/FieldLinks.tsx";
import { FormFrame } from "#client/form/FormFrame.tsx";
import { faultyFields } from "#client/form/faults.ts";
import type { PlanTools } from "#client/form/plan-on-page.ts";
import { SavingsSection } from "#client/form/SavingsSection.tsx";
import { type CalculatorForm, useCalculatorForm } from "#client/form/use-calculator-form.ts";
import { useContinue } from "#client/form/use-payload.ts";
import { useRecalculation } from "#client/form/use-recalculation.ts";
import { useResults, useTellerFrom } from "#client/form/use-results.ts";
import { enabledKeyOf, type GoalType, KIDS_SAVER_GOALS } from "#shared/domain/child-goals.ts";
import type { PlanMonth } from "#shared/domain/plan-month.ts";
import { kidsSaverExample } from "#shared/kids-saver/example.ts";
import { kidsSaverExplanations } from "#shared/kids-saver/explanations.ts";
import { KIDS_SAVER_CALCULATION } from "#shared/kids-saver/form.ts";
import { labelsBesideGoals, personalFields } from "./field-labels.ts";
import { type ExpandedGoals, GoalSections, useExpandedGoals } from "./GoalSections.tsx";
import classes from "./KidsSaverPage.module.css";
import type { KidsSaverDraft } from "./kids-saver-draft.ts";
import { kidsSaverMemory } from "./kids-saver-draft.ts";
import {
  formOf,
  hasFault,
  isInGoal,
  isPersonal,
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

/** The page before this one asks for all else. */
const isOfGoals = (field: string) => !isPersonal(field);

interface KidsSaverPageProps {
  readonly start: PlanMonth;
  readonly personalInfoPath: string;
  readonly summaryPath: string;
  readonly tools: Loadable<PlanTools>;
}

/** The Kids Saver: its goals beside what saving for them together leads to. */
export function KidsSaverPage({ start, personalInfoPath, summaryPath, tools }: KidsSaverPageProps) {
  const wording = useWording();
  const navigate = useNavigate();
  const continueToSummary = useContinue(summaryPath);
  const memory = kidsSaverMemory();
  const others = useMemo(
    () => ({
      rules: kidsSaverRules(start),
      planOf: (draft: KidsSaverDraft) => planOf(draft, start),
      calculate: calculateWith(KIDS_SAVER_CALCULATION),
    }),
    [start],
  );
  const form = useCalculatorForm(memory, others.rules, isOfGoals);
  const { draft } = form;
  const faults = planFaultsOf(draft, start);
  const expanded = useExpandedGoals(KIDS_SAVER_GOALS.filter((type) => draft[enabledKeyOf(type)]));
  const recalculation = useRecalculation(
    others.planOf(draft),
    others.calculate,
    memory,
    RESULT_TELLER,
    tools,
  );
  const tell = useTellerFrom(start, RESULT_TELLER, recalculation.outcome !== undefined);
  const results = useResults({
    form,
    memory,
    recalculation,
    tell,
    insightTeller: INSIGHT_TELLER,
    withProposal,
    others,
    tools,
  });
  const expand = (isMeant: (type: GoalType) => boolean) =>
    expanded.set(KIDS_SAVER_GOALS.filter(isMeant), true);
  const validate = async () => {
    const isValid = await form.validate();
    // What is to be mended must not stay folded away.
    if (!isValid) expand((type) => hasFault(form.faults, type));
    return isValid;
  };
  const personal = personalFields(draft, wording);
  const proceed = () =>
    personal.length === 0 ? continueToSummary(formOf(form.draft, start)) : navigate(personalInfoPath);
  const { kidsSaver } = wording;
  const labels = labelsBesideGoals(wording);
  /** Leads to a field: on the page for personal information, or in a goal that may be folded away. */
  const goTo = (path: string) => {
    if (isPersonal(path)) return navigate(personalInfoPath);
    flushSync(() => expand((type) => isInGoal(path, type)));
    focusField(path);
  };
  const missing = [...personal, ...faultyFields(form.faults, wording, labels)];
  return (
    <CalculatorPage
      intro={kidsSaver.intro}
      explanations={kidsSaverExplanations(wording)}
      results={{ ...results, example: kidsSaverExample(wording), faults, labels, onField: goTo }}
      missing={missing}
      unread={form.unread}
      form={
        <FormFrame missing={missing} onField={goTo} validate={validate} onContinue={proceed}>
          <KidsSaverFields
            form={form}
            start={start}
            expanded={expanded}
            personalInfoPath={personalInfoPath}
          />
        </FormFrame>
      }
    />
  );
}

interface KidsSaverFieldsProps extends Pick<KidsSaverPageProps, "start" | "personalInfoPath"> {
  readonly form: CalculatorForm<KidsSaverDraft>;
  readonly expanded: ExpandedGoals;
}

/** All inputs of the page. */
const KidsSaverFields = memo(function KidsSaverFields(props: KidsSaverFieldsProps) {
  const { form, start, expanded, personalInfoPath } = props;
  const { draft } = form;
  const { kidsSaver } = useWording();
  return (
    <>
      <PersonalLine draft={draft} path={personalInfoPath} />
      <GoalSections form={form} start={start} faults={form.faults} expanded={expanded} />
      <SavingsSection form={form} currency={draft.currency} texts={kidsSaver.savings} />
    </>
  );
});

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
