import { once } from "node:events";
import { Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

/** Outcome of one request. */
export interface BurstAnswer {
  readonly status: number;
  /** From the connection, which the system makes before the server takes it, until the answer is there whole. */
  readonly ms: number;
  /** The code of the problem, where it is one. */
  readonly code: unknown;
  readonly retryAfter: string | undefined;
}

/**
 * Posts a JSON text many times at once, each on a connection of its own, as many visitors would.
 * @param from their addresses in turn, as a proxy would pass them on
 */
export async function burst(
  url: string,
  body: string,
  count: number,
  from: readonly string[] = [],
): Promise<readonly BurstAnswer[]> {
  const agent = new Agent({ maxSockets: count });
  try {
    return await Promise.all(
      Array.from({ length: count }, (_, index) => postOnce(url, body, agent, from[index % from.length])),
    );
  } finally {
    agent.destroy();
  }
}

async function postOnce(url: string, body: string, agent: Agent, from?: string): Promise<BurstAnswer> {
  const sent = request(url, {
    agent,
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Content-Length": Buffer.byteLength(body),
      ...(from !== undefined && { "X-Forwarded-For": from }),
    },
  });
  sent.end(body);
  const [socket] = await once(sent, "socket");
  await once(socket, "connect");
  const start = performance.now();
  const [response] = await once(sent, "response");
  const answer = await buffer(response);
  const ms = performance.now() - start;
  const { statusCode: status, headers } = response;
  const code =
    headers["content-type"] === "application/problem+json" ? JSON.parse(answer.toString()).code : undefined;
  return { status, ms, code, retryAfter: headers["retry-after"] };
}

const PROBE_INTERVAL_MS = 100;

/** Asks an address again and again while something else goes on. @returns the longest wait, ms; infinite if one failed */
export async function longestAnswerDuring(url: string, work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  let longestMs = 0;
  while (!isOver) {
    const start = performance.now();
    const { ok } = await fetch(url);
    longestMs = Math.max(longestMs, ok ? performance.now() - start : Number.POSITIVE_INFINITY);
    await sleep(PROBE_INTERVAL_MS);
  }
  await ended;
  return longestMs;
}
