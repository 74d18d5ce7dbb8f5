import type { FamilyResult } from "#shared/family/schemas.ts";

/** About what the engineer of the design gets (docs/model.md), in round numbers that differ where they must. */
export const RESULT: FamilyResult = {
  currency: "AED",
  modelVersion: "embedded-2",
  largestShareOfSalary: 45.84,
  purses: {
    pension: { chance: 75.2, required: { 50: 4_388, 75: 6_135.2, 90: 7_872 } },
    children: [
      { chance: 76.4, required: { 50: 3_914, 75: 4_183, 90: 4_434 } },
      { chance: 74.6, required: { 50: 2_277, 75: 2_516, 90: null } },
    ],
  },
  onePurse: {
    children: [100, 99.2],
    retirement: 75.8,
    pensionFactorFor75: 0.985,
    retirementWithoutChild: [92.6, 76.1],
  },
  allTogether: 57.3,
  chanceToReachLifestyleGoal: 57.3,
};
