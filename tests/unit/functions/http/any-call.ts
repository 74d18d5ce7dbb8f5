import type { Call } from "#functions/http/endpoint.ts";
import type { InTurn } from "#functions/http/turns.ts";

/** A call of which nothing but its endpoint's answer matters. */
export const ANY_CALL: Call = { correlationId: "request-1", arrivedAt: 0, client: undefined, note: () => {} };

/** Lets everybody work who comes. */
export const AT_ONCE: InTurn = { read: (_call, read) => read(), work: (_call, work) => work() };

/** Fails where somebody takes a place. */
export const NEVER: InTurn = {
  read: (_call, read) => read(),
  work: () => Promise.reject(new Error("took a place")),
};
