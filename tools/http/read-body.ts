import type { IncomingMessage } from "node:http";

/**
 * The whole body of a request.
 * @returns null beyond the maximum; what remains is read and dropped, so that the sender gets to the answer
 */
export async function readBody(request: IncomingMessage, maximumBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length <= maximumBytes) chunks.push(chunk);
    else chunks.length = 0;
  }
  return length <= maximumBytes ? Buffer.concat(chunks) : null;
}
