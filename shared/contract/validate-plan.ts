// A file each, so that the page of one calculator does not load the validators of the others.
export * from "./validate-child-goal.ts";
export * from "./validate-kids-saver.ts";
export * from "./validate-pension.ts";
