// What starts the forecast of every calculator, in one file: each is small.
export { GOAL_START_TOOLS as goal } from "#client/features/child-goal/GoalStart.tsx";
export { FAMILY_START_TOOLS as family } from "#client/features/family/FamilyStart.tsx";
export { KIDS_SAVER_START_TOOLS as kidsSaver } from "#client/features/kids-saver/KidsSaverStart.tsx";
export { PENSION_START_TOOLS as pension } from "#client/features/pension/PensionStart.tsx";
