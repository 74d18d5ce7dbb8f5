import autocannon from "autocannon";

/** Posts JSON texts in turns, each connection as soon as it has an answer. */
export function postRepeatedly(
  url: string,
  bodies: readonly string[],
  options: Pick<autocannon.Options, "connections" | "duration" | "amount">,
): Promise<autocannon.Result> {
  const requests = bodies.map((body) => ({
    method: "POST" as const,
    headers: { "content-type": "application/json" },
    body,
  }));
  return autocannon({ url, requests, timeout: 30, ...options });
}
