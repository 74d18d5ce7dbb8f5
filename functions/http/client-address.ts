import { isIP, isIPv6 } from "node:net";
import type { IncomingRequest } from "./incoming-request.ts";

/** All callers whose address is not known are one. */
const UNKNOWN = "unknown";

/**
 * The address of the caller, as the given number of trusted proxies saw it: what stands further left in
 * `X-Forwarded-For` was written by the caller and may be anything. Azure writes addresses as `203.0.113.7`,
 * `203.0.113.7:50432`, `[2001:db8::7]:50432` or `2001:db8::7`. Of an IPv6 address the network counts (its first 64
 * bits): one household or phone has all addresses in it.
 */
export function clientAddress({ headers }: Pick<IncomingRequest, "headers">, trustedProxies: number): string {
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  const address = withoutPort(hops.at(-trustedProxies) ?? "");
  if (isIP(address) === 0) return UNKNOWN;
  return isIPv6(address) ? networkOf(address) : address;
}

/**
 * The network of 48 bits that an address of `clientAddress` lies in, which is what a provider assigns to a site: whoever
 * has one has 65,536 of the networks that count as one address. Undefined for IPv4.
 */
export function siteNetwork(address: string): string | undefined {
  const start = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(address)?.[1];
  return start && `${start}:/48`;
}

function withoutPort(hop: string): string {
  const bracketed = /^\[(.*)\](?::\d+)?$/.exec(hop)?.[1];
  return bracketed ?? (/^[\d.]+:\d+$/.test(hop) ? hop.slice(0, hop.indexOf(":")) : hop);
}

/** The first 64 bits of an IPv6 address; an IPv4 address that is mapped into IPv6 is itself. */
function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const start = head === "" ? [] : head.split(":");
  const end = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = Math.max(0, 8 - start.length - end.length);
  const groups = [...start, ...Array.from({ length: missing }, () => "0"), ...end];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
