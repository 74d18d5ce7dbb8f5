import autocannon from "autocannon";

/**
 * Posts JSON texts in turns, each connection as soon as it has an answer.
 * @param from address of the client, as a proxy would pass it on
 */
export function postRepeatedly(
  url: string,
  bodies: readonly string[],
  {
    from,
    ...options
  }: Pick<autocannon.Options, "connections" | "duration" | "amount"> & {
    readonly from?: string;
  },
): Promise<autocannon.Result> {
  const requests = bodies.map((body) => ({
    method: "POST" as const,
    headers: {
      "content-type": "application/json",
      ...(from !== undefined && { "x-forwarded-for": from }),
    },
    body,
  }));
  return autocannon({ url, requests, timeout: 30, ...options });
}
