import type { Call } from "#functions/http/endpoint.ts";
import type { InTurn } from "#functions/http/turns.ts";

/** A call of which nothing but its endpoint's answer matters. */
export const ANY_CALL: Call = { correlationId: "request-1", arrivedAt: 0, note: () => {} };

/** Lets everybody work who comes. */
export const AT_ONCE: InTurn = (_call, work) => work();
