// What a pension's page shows with its first result, in one file.
export { PENSION_CHECK_IN } from "./check-in.ts";
export { Replay } from "./Replay.tsx";
