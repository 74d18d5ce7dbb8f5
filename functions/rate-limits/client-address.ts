import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import type { IncomingRequest } from "#functions/http/endpoint.ts";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Addresses of hosts inside a network, which no visitor comes from. Source: RFC 1918, 3927, 4193, 4291 and 6598. */
const INTERNAL: ReadonlySet<string> = new Set<ReturnType<Address["range"]>>([
  "private",
  "carrierGradeNat",
  "linkLocal",
  "loopback",
  "uniqueLocal",
]);

/**
 * The address of the caller, as the given number of trusted proxies saw it: what stands further left in
 * `X-Forwarded-For` was written by the caller and may be anything. Addresses inside the platform, which it adds as well,
 * count as no proxy: behind Azure Static Web Apps the header is `203.0.113.7:50432, [fd00::7]:8080`, and behind Front Door,
 * whose own address App Service adds, `203.0.113.7, 147.243.0.1:50432`. Addresses come as `203.0.113.7`,
 * `203.0.113.7:50432`, `[2001:db8::7]:50432` or `2001:db8::7`. Of an IPv6 address the network counts (its first 64 bits):
 * one household or phone has all addresses in it.
 * @returns undefined where it is not known
 */
export function clientAddress(
  { headers }: Pick<IncomingRequest, "headers">,
  trustedProxies: number,
): string | undefined {
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => parseAddress(hop.trim()));
  const address = hops.filter((hop) => !hop || !INTERNAL.has(hop.range())).at(-trustedProxies);
  if (address === undefined || address instanceof ipaddr.IPv4) return address?.toString();
  const network = address.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

/** The network of 48 bits around an address of `clientAddress`, as providers assign it to a site; none for IPv4. */
export function siteNetwork(address: string): string | undefined {
  const start = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(address)?.[1];
  return start && `${start}:/48`;
}

/** The site that a client is part of: that network, or the address itself. */
export function siteOf(client: string | undefined): string | undefined {
  return client && (siteNetwork(client) ?? client);
}

/** An address, whatever is written around it; one of IPv4 that is mapped into IPv6 is itself. Undefined if it is none. */
function parseAddress(hop: string): Address | undefined {
  const text = withoutPort(hop);
  const version = isIP(text);
  if (version === 0) return undefined;
  if (version === 4) return ipaddr.IPv4.parse(text);
  // In one spelling, without a zone: the library does not read every address that ends as IPv4 does.
  const { hostname } = new URL(`http://[${text.replace(/%.*/, "")}]`);
  return ipaddr.process(hostname.slice(1, -1));
}

function withoutPort(hop: string): string {
  const bracketed = /^\[(.*)\](?::\d+)?$/.exec(hop)?.[1];
  return bracketed ?? (/^[\d.]+:\d+$/.test(hop) ? hop.slice(0, hop.indexOf(":")) : hop);
}
