import type { Insights } from "#shared/contract/insights.ts";
import { HORIZON_AGE } from "#shared/domain/limits.ts";
import { chanceInWords } from "#shared/report/chance.ts";
import type { Block, ComparisonRow } from "#shared/report/report-document.ts";
import { textValue } from "#shared/report/values.ts";
import type { Wording } from "#shared/wording/wording.ts";
import type { PensionPlan } from "./schemas.ts";

/**
 * Returns the chances that savings last until longer ages and for life, each age with the share of people like the
 * visitor who reach it; empty if they are not known.
 */
export function lifeBlocks(
  plan: PensionPlan,
  { life, worse }: Insights,
  wording: Wording,
): readonly Block<"comparison">[] {
  if (life === undefined) return [];
  const texts = wording.insights.life;
  const row = (label: string, percent: number, alive: readonly number[] = []): ComparisonRow => ({
    label,
    values: [
      ...shares.map((_, column) =>
        textValue(alive[column] === undefined ? "–" : chanceInWords(alive[column], wording)),
      ),
      textValue(chanceInWords(percent, wording)),
    ],
    chance: percent,
  });
  const shares = life.coupleChance === null ? [texts.alive] : [texts.alive, texts.oneAlive];
  const ages = life.alive.flatMap(({ age, share, coupleShare }) => {
    const until = worse.find(({ kind }) => kind === `until${age}`);
    const alive = coupleShare === null ? [share] : [share, coupleShare];
    return until ? [row(texts.until({ age }), until.chanceToReachLifestyleGoal, alive)] : [];
  });
  const people = texts[plan.sex === undefined ? "people" : PEOPLE[plan.sex]]({
    age: plan.age,
    country: wording.countries[plan.country].inSentence,
  });
  const note = texts.note({ horizon: HORIZON_AGE, people });
  return [
    {
      kind: "comparison",
      topic: "life",
      title: texts.title,
      note: life.coupleChance === null ? note : `${note} ${texts.couple}`,
      heads: [texts.what, ...shares, texts.chance],
      rows: [
        ...ages,
        { ...row(texts.forLife, life.chance), isMailed: true },
        ...(life.coupleChance === null
          ? []
          : [{ ...row(texts.forCouple, life.coupleChance), isMailed: true }]),
      ],
      isInSight: true,
    },
  ];
}

const PEOPLE = { female: "women", male: "men" } as const;
