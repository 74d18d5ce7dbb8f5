import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { WordingProvider } from "#client/components/WordingProvider.tsx";
import { CalculatorLayout } from "#client/form/CalculatorLayout.tsx";
import { ExplanationCards } from "#client/report/ExplanationCards.tsx";
import { type Calculator, FLOWS } from "#shared/calculators.ts";
import { childGoalExplanations } from "#shared/child-goal/explanations.ts";
import { CHILD_GOALS, GOAL_TYPES } from "#shared/domain/child-goals.ts";
import { CHILD_GOAL_DEFAULTS, PENSION_DEFAULTS } from "#shared/domain/defaults.ts";
import { kidsSaverExplanations } from "#shared/kids-saver/explanations.ts";
import { pensionExplanations } from "#shared/pension/explanations.ts";
import type { Brand } from "#shared/report/brand.ts";
import type { Explanation } from "#shared/report/report-document.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { AppShell } from "./AppShell.tsx";

/** A page where a calculator starts, as its document shows it before any script runs. */
export interface CalculatorPage {
  /** Where in the site it is: `/education`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The page without form and results, as HTML. */
  readonly firstView: string;
  /** The module of the page's component, below the client's folder. */
  readonly component: string;
}

interface Start {
  readonly intro: { readonly heading: string; readonly text: string };
  readonly explanations: readonly Explanation[];
  readonly component: string;
}

const PENSION = "features/pension/PensionCalculatorPage.tsx";
const CHILD_GOAL = "features/child-goal/ChildGoalCalculatorPage.tsx";
const KIDS_SAVER = "features/kids-saver/KidsSaverPage.tsx";
const PERSONAL_INFO = "features/kids-saver/PersonalInfoPage.tsx";

/** The pages where a calculator starts: what searchers, links and frames lead to. */
export function calculatorPages(brand: Brand, wording: Wording): readonly CalculatorPage[] {
  const starts = startsOf(wording);
  return FLOWS.flatMap(({ calculator, form, personalInfo }) => {
    const start = starts.get(calculator);
    if (start === undefined) throw new Error(`No page starts ${calculator}.`);
    const { intro, component } = start;
    const common = {
      title: wording.titles[calculator],
      description: `${intro.heading}. ${intro.text}`,
      firstView: firstViewOf(start, brand, wording),
    };
    const forms = form.map((path) => ({ ...common, path, component }));
    if (personalInfo === undefined) return forms;
    return [...forms, { ...common, path: personalInfo, component: PERSONAL_INFO }];
  });
}

function startsOf(wording: Wording): ReadonlyMap<Calculator, Start> {
  const { pension, childGoal, kidsSaver } = wording;
  return new Map<Calculator, Start>([
    [
      "pension",
      {
        intro: pension.intro,
        explanations: pensionExplanations(PENSION_DEFAULTS.country, wording),
        component: PENSION,
      },
    ],
    [
      "kidsSaver",
      { intro: kidsSaver.intro, explanations: kidsSaverExplanations(wording), component: KIDS_SAVER },
    ],
    ...GOAL_TYPES.map((type): [Calculator, Start] => [
      CHILD_GOALS[type].calculator,
      {
        intro: childGoal.kinds[type].intro,
        explanations: childGoalExplanations(type, CHILD_GOAL_DEFAULTS.countryOfExpense, wording),
        component: CHILD_GOAL,
      },
    ]),
  ]);
}

/** A form that nothing answers to would mislead, and what a visitor entered is known to scripts alone. */
function firstViewOf({ intro, explanations }: Start, brand: Brand, wording: Wording): string {
  return renderToStaticMarkup(
    <WordingProvider wording={wording}>
      <StaticRouter location="/">
        <AppShell brand={brand}>
          <CalculatorLayout
            heading={intro.heading}
            lead={intro.text}
            cards={<ExplanationCards explanations={explanations} />}
            form={undefined}
          />
        </AppShell>
      </StaticRouter>
    </WordingProvider>,
  );
}
