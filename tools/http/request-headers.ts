import type { IncomingMessage } from "node:http";

/** Headers by lower-case name; values of one that came several times are joined, none is dropped. */
export function requestHeaders({ headersDistinct }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headersDistinct).map(([name, values = []]) => [name, values.join(",")]),
  );
}
