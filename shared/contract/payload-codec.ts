/**
 * Encodes the `payload` parameter: a form's state as base64 (RFC 4648 section 4) of UTF-8 JSON. Source: specification
 * section 2. In a query it has to be percent-encoded, as `URLSearchParams` does.
 */
export function encodePayload(state: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/** Reads a payload in either alphabet, padded or not. @throws {PayloadError} if it is not base64, UTF-8 or JSON */
export function decodePayload(payload: string): unknown {
  const bytes = decodeBase64(payload);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new PayloadError(cause instanceof SyntaxError ? "payload is not JSON" : "payload is not UTF-8");
  }
}

function decodeBase64(text: string): Uint8Array {
  // A "+" that is not escaped in a query string arrives as a space.
  const standard = text.replaceAll("-", "+").replaceAll("_", "/").replaceAll(" ", "+");
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(standard)) throw new PayloadError("payload is not base64");
  try {
    return Uint8Array.from(atob(standard), (character) => character.charCodeAt(0));
  } catch {
    throw new PayloadError("payload is not base64");
  }
}

export class PayloadError extends Error {
  override readonly name = "PayloadError";
}
