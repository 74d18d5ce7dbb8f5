import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clientAddress, siteNetwork } from "#functions/rate-limits/client-address.ts";

const addressOf = (forwarded: string | undefined, trustedProxies = 1) =>
  clientAddress(
    { headers: new Headers(forwarded === undefined ? {} : { "X-Forwarded-For": forwarded }) },
    trustedProxies,
  );

describe("the caller's address", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["203.0.113.7:50432", "203.0.113.7"],
    [" 203.0.113.7:50432 ", "203.0.113.7"],
    ["[2001:db8:1:2:3:4:5:6]:50432", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::6]", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::6", "2001:db8:1:2::/64"],
    ["2001:db8::7", "2001:db8:0:0::/64"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["[::ffff:cb00:7107]:50432", "203.0.113.7"],
    ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:9:9::203.0.113.7", "2001:db8:9:9::/64"],
    ["64:ff9b::203.0.113.7", "64:ff9b:0:0::/64"],
    ["2001:db8::1%eth0", "2001:db8:0:0::/64"],
  ])("of %s is %s", (forwarded, address) => {
    expect(addressOf(forwarded)).toBe(address);
  });

  test("is the one that the last proxy saw, not the one that the caller sent", () => {
    expect(addressOf("198.51.100.1, 203.0.113.7:50432")).toBe("203.0.113.7");
    expect(addressOf("192.0.2.1, 198.51.100.1:50432, 203.0.113.7:50432", 2)).toBe("198.51.100.1");
  });

  test("behind Front Door is the one before Front Door's own, whatever the caller sent", () => {
    expect(addressOf("203.0.113.7, 147.243.0.1:50432", 2)).toBe("203.0.113.7");
    expect(addressOf("198.51.100.1, 203.0.113.7, 147.243.0.1:50432, [fd00::7]:8080", 2)).toBe("203.0.113.7");
    expect(addressOf("2001:db8:1:2:3:4:5:6, [2a01:111:2050::1]:50432", 2)).toBe("2001:db8:1:2::/64");
  });

  test.each([
    "[fd00::7]:8080",
    "fd12:3456:789a::1",
    "10.0.0.4:8080",
    "172.16.3.2",
    "192.168.1.1",
    "169.254.129.1:443",
    "100.64.0.9",
    "127.0.0.1",
    "::1",
    "fe80::1%eth0",
    "::ffff:10.0.0.4",
    "10.0.0.4:8080, [fd00::7]:8080",
  ])("ignores addresses inside the platform (%s), which do not count as proxies", (inside) => {
    expect(addressOf(`198.51.100.1, 203.0.113.7:50432, ${inside}`)).toBe("203.0.113.7");
    expect(addressOf(`198.51.100.1, 203.0.113.7:50432, ${inside}`, 2)).toBe("198.51.100.1");
    expect(addressOf(`198.51.100.1, ${inside}, 203.0.113.7`, 2)).toBe("198.51.100.1");
    expect(addressOf(inside)).toBeUndefined();
  });

  test.each([
    undefined,
    "",
    "unknown",
    "_hidden",
    "203.0.113",
    "203.0.113.7.8:1",
    "[::1",
    "a:b",
    ",",
    "::ffff:01.2.3.4",
    "02001:db8::1",
  ])("is unknown if it is missing or invalid (%s)", (forwarded) => {
    expect(addressOf(forwarded)).toBeUndefined();
  });

  test("is unknown if there are fewer addresses than proxies", () => {
    expect(addressOf("203.0.113.7, [fd00::7]:8080", 2)).toBeUndefined();
  });

  test("is the same for all addresses of an IPv6 network", () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const half = fc.array(group, { minLength: 4, maxLength: 4 }).map((groups) => groups.join(":"));
    fc.assert(
      fc.property(half, half, half, (network, one, other) => {
        expect(addressOf(`[${network}:${one}]:1`)).toBe(addressOf(`${network}:${other}`));
      }),
    );
  });
});

describe("the network of a site", () => {
  test.each([
    ["[2001:db8:1:2:3:4:5:6]:50432", "2001:db8:1::/48"],
    ["2001:0DB8:0001:ffff::6", "2001:db8:1::/48"],
    ["2001:db8::7", "2001:db8:0::/48"],
    ["203.0.113.7", undefined],
    ["::ffff:203.0.113.7", undefined],
  ])("of %s is %s", (forwarded, network) => {
    expect(siteNetwork(addressOf(forwarded) ?? "none")).toBe(network);
  });
});
