import type { Endpoint } from "./endpoint.ts";
import { unavailable } from "./http-problem.ts";

/**
 * Lets endpoints work on so many requests at once, together; what comes beyond is told to come back, which is better
 * than an answer that nobody waits for any more.
 */
export function atMost(limit: number): (endpoint: Endpoint) => Endpoint {
  let atWork = 0;
  return (endpoint) => ({
    ...endpoint,
    handle: async (request, call) => {
      if (atWork >= limit) throw unavailable("Too many requests are at work");
      atWork++;
      try {
        return await endpoint.handle(request, call);
      } finally {
        atWork--;
      }
    },
  });
}
