import { describe, expect, it } from "vitest";
import { askLongLives, chanceForLife } from "#shared/pension/forecast/chance-for-life.ts";
import type { PensionPlan } from "#shared/pension/schemas.ts";
import { embeddedContext } from "../../../../fixtures/planning-contexts.ts";
import { TYPICAL_PENSION } from "../../../../fixtures/plans/pension-plans.ts";

const context = embeddedContext();

describe("the chance for a life", () => {
  it("is the one chance that savings have at every age", () => {
    expect(chanceForLife([1, 0.9, 0.4, 0.1], [70, 70, 70, 70])).toBeCloseTo(70, 12);
  });

  it("is between the chances at the beginning and the end of the only year in which people die", () => {
    expect(chanceForLife([1, 1, 0], [100, 80, 50])).toBe(65);
  });

  it("is for those who outlive the shares the chance at their end", () => {
    expect(chanceForLife([1, 1, 1], [100, 60, 30])).toBe(30);
  });

  it("is the mean over people who die evenly through each year", () => {
    const alive = Array.from({ length: 41 }, (_, year) => Math.exp(-0.0007 * year ** 2));
    const chances = Array.from({ length: 41 }, (_, year) => 100 / (1 + Math.exp((year - 25) / 4)));
    const people = 200_000;
    let sum = 0;
    for (let person = 0; person < people; person++) {
      const level = (person + 0.5) / people;
      const year = alive.findIndex((share) => share < level) - 1;
      const [before, after] = [alive[year] as number, alive[year + 1] as number];
      const part = (before - level) / (before - after);
      sum +=
        year < 0
          ? (chances.at(-1) as number)
          : (1 - part) * (chances[year] as number) + part * (chances[year + 1] as number);
    }
    expect(chanceForLife(alive, chances)).toBeCloseTo(sum / people, 3);
  });
});

describe("the long lives of a plan", () => {
  const plan: PensionPlan = { ...TYPICAL_PENSION, age: 45, currentAdditional: 900_000, sex: "male" };
  const lifeOf = async (changes: Partial<PensionPlan>) =>
    (await askLongLives({ ...plan, ...changes }, context)).life;

  it("are told by one call", async () => {
    let calls = 0;
    const gap: typeof context.planning.gap = (request) => {
      calls++;
      return context.planning.gap(request);
    };
    const { modelVersion, forecast } = context.planning;
    await askLongLives(
      { ...plan, partnerAge: 30 },
      { ...context, planning: { modelVersion, forecast, gap } },
    );
    expect(calls).toBe(1);
  });

  it("are shorter than a couple's, and longer of a woman, with a chance that falls", async () => {
    const [man, woman, people] = [
      await lifeOf({}),
      await lifeOf({ sex: "female" }),
      await askLongLives({ ...TYPICAL_PENSION, age: 45, currentAdditional: 900_000 }, context),
    ];
    expect(woman.chance).toBeLessThan(man.chance);
    expect(people.life.chance).toBeCloseTo((man.chance + woman.chance) / 2, 9);
    expect(man.coupleChance).toBeNull();
    const couple = await lifeOf({ partnerAge: 45 });
    expect(couple.chance).toBe(man.chance);
    expect(couple.coupleChance).toBeLessThan(woman.chance);
    // Of a couple of equal age it does not matter who asks.
    expect((await lifeOf({ sex: "female", partnerAge: 45 })).coupleChance).toBeCloseTo(
      couple.coupleChance as number,
      9,
    );
    for (const [index, { share, coupleShare }] of couple.alive.entries()) {
      expect(share).toBe(man.alive[index]?.share);
      expect(coupleShare).toBeGreaterThan(woman.alive[index]?.share as number);
    }
  });

  it("go on until the younger of a couple is old, and ask nothing more of the savings for an older one", async () => {
    const chances = await Promise.all(
      [20, 30, 45, 60, 100].map(async (partnerAge) => (await lifeOf({ partnerAge })).coupleChance as number),
    );
    expect(chances).toEqual(chances.toSorted((one, other) => one - other));
    const alone = (await lifeOf({})).chance;
    expect(chances.at(-1)).toBeLessThanOrEqual(alone);
    expect(chances.at(-1)).toBeGreaterThan(alone - 0.5);
  });

  it("are certain for whoever needs nothing from the savings", async () => {
    const { chance } = await lifeOf({ currentAdditional: 1e9 });
    expect(chance).toBeCloseTo(100, 9);
    expect(chance).toBeLessThanOrEqual(100);
  });
});
