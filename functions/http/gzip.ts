import { gzipSync } from "node:zlib";

/** Returns bytes compressed as gzip, on this thread: for what is made once. */
export function gzipped(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gzipSync(bytes));
}

/**
 * True if an `Accept-Encoding` names gzip and does not refuse it. Source: RFC 9110, section 12.5.3.
 * @example takesGzip("br, gzip;q=0.5") // true
 */
export function takesGzip(accepted: string): boolean {
  return accepted.split(",").some((coding) => {
    const [name = "", weight = ""] = coding.split(";");
    return name.trim().toLowerCase() === "gzip" && !/^q=0(\.0*)?$/i.test(weight.trim());
  });
}
