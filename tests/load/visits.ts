import { setTimeout as sleep } from "node:timers/promises";

/** The answer to one visitor. */
export interface Visit {
  readonly status: number;
  /** From the request until the answer is there whole. */
  readonly ms: number;
}

/** How visitors ask. */
interface Visitors {
  /** The address of each, as a proxy would pass it on. */
  readonly from: readonly string[];
  /** Time between two requests of one visitor, who does not wait for the answer. Unit: ms. */
  readonly everyMs: number;
  /** Number of requests of each. */
  readonly times: number;
}

/** Posts a JSON text as visitors would: evenly spread over time, whatever becomes of the request before. */
export async function visit(
  url: string,
  body: string,
  { from, everyMs, times }: Visitors,
): Promise<readonly Visit[]> {
  const visits = Array.from({ length: times }, (_, time) =>
    from.map(async (address, index) => {
      await sleep(everyMs * (time + index / from.length));
      return postOnce(url, body, address);
    }),
  );
  return Promise.all(visits.flat());
}

async function postOnce(url: string, body: string, from: string): Promise<Visit> {
  const start = performance.now();
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": from },
    body,
  });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - start };
}
