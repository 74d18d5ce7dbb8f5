import { isIP, isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";
import type { IncomingRequest } from "#functions/http/endpoint.ts";

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
  if (isIPv4(address)) return address;
  // In one spelling, without a zone: the library does not read every address that ends as IPv4 does.
  const { hostname } = new URL(`http://[${address.replace(/%.*/, "")}]`);
  // An IPv4 address that is mapped into IPv6 is itself.
  const processed = ipaddr.process(hostname.slice(1, -1));
  if (processed instanceof ipaddr.IPv4) return processed.toString();
  const network = processed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
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
