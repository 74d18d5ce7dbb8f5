import { type Calculator, FLOWS } from "#shared/contract/flows.ts";
import { CHILD_GOALS, GOAL_TYPES } from "#shared/domain/child-goals.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { PageDocument } from "./page-documents.ts";

interface Start {
  /** What the page says at its top. */
  readonly intro: { readonly heading: string; readonly text: string };
  readonly component: string;
}

const PENSION = "features/pension/PensionCalculatorPage.tsx";
const CHILD_GOAL = "features/child-goal/ChildGoalCalculatorPage.tsx";
const KIDS_SAVER = "features/kids-saver/KidsSaverPage.tsx";
const PERSONAL_INFO = "features/kids-saver/PersonalInfoPage.tsx";

/** The pages where a calculator starts: what searchers, links and frames lead to. */
export function calculatorPages(wording: Wording): readonly PageDocument[] {
  const starts = startsOf(wording);
  return FLOWS.flatMap(({ calculator, form, personalInfo }) => {
    const start = starts.get(calculator);
    if (start === undefined) throw new Error(`No page starts ${calculator}.`);
    const { heading, text } = start.intro;
    const texts = { title: wording.titles[calculator], description: `${heading}. ${text}` };
    const forms = form.map((path) => ({ ...texts, path, component: start.component }));
    if (personalInfo === undefined) return forms;
    return [...forms, { ...texts, path: personalInfo, component: PERSONAL_INFO }];
  });
}

function startsOf({ pension, childGoal, kidsSaver }: Wording): ReadonlyMap<Calculator, Start> {
  return new Map<Calculator, Start>([
    ["pension", { intro: pension.intro, component: PENSION }],
    ["kidsSaver", { intro: kidsSaver.intro, component: KIDS_SAVER }],
    ...GOAL_TYPES.map((type): [Calculator, Start] => [
      CHILD_GOALS[type].calculator,
      { intro: childGoal.kinds[type].intro, component: CHILD_GOAL },
    ]),
  ]);
}
