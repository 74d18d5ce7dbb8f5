import autocannon from "autocannon";

/**
 * Posts JSON texts in turns, each connection as soon as it has an answer.
 * @param from addresses of the clients, as a proxy would pass them on; each text is posted from every one
 */
export function postRepeatedly(
  url: string,
  bodies: readonly string[],
  {
    from,
    ...options
  }: Pick<autocannon.Options, "connections" | "duration" | "amount"> & {
    readonly from?: readonly string[];
  },
): Promise<autocannon.Result> {
  const clients = from?.map((address) => ({ "x-forwarded-for": address })) ?? [{}];
  const requests = clients.flatMap((client) =>
    bodies.map((body) => ({
      method: "POST" as const,
      headers: { "content-type": "application/json", ...client },
      body,
    })),
  );
  return autocannon({ url, requests, timeout: 30, ...options });
}
