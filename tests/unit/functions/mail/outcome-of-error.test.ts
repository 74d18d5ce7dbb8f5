import { describe, expect, it } from "vitest";
import { outcomeOfError, parseRetryAfter } from "#functions/mail/outcome-of-error.ts";

const NOW = Date.UTC(2026, 10, 21);

describe("parseRetryAfter", () => {
  it.each([
    ["0", 0],
    ["120", 120_000],
    ["Sat, 21 Nov 2026 00:01:00 GMT", 60_000],
    ["Fri, 20 Nov 2026 23:59:00 GMT", 0],
    ["soon", undefined],
    ["-5", 0],
    ["", undefined],
    [undefined, undefined],
    [7, undefined],
  ])("reads %j as %j ms", (header, expected) => {
    const read = parseRetryAfter(header, NOW);
    // "-5" is a year to Date.parse, long ago.
    expect(read).toBe(expected);
  });
});

describe("outcomeOfError", () => {
  it.each(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "CERT_HAS_EXPIRED", "DEPTH_ZERO_SELF_SIGNED_CERT"])(
    "defers a mail after %s",
    (code) => {
      expect(outcomeOfError({ code }, NOW)).toEqual({ kind: "retryable" });
    },
  );

  it.each([{ code: "ECONNRESET" }, { code: "ERR_CANCELED" }, new Error("?"), undefined, null, "text"])(
    "returns an unknown outcome for %j",
    (error) => {
      expect(outcomeOfError(error, NOW)).toEqual({ kind: "unknown" });
    },
  );

  it.each([
    [400, "rejected"],
    [401, "unauthorized"],
    [403, "unauthorized"],
    [404, "unauthorized"],
    [405, "unauthorized"],
    [408, "retryable"],
    [413, "rejected"],
    [429, "retryable"],
    [500, "unknown"],
    [502, "unknown"],
    [503, "retryable"],
    [504, "unknown"],
  ])("takes an answer of %d as %s", (code, kind) => {
    expect(outcomeOfError({ code, response: { headers: {} } }, NOW)).toEqual({ kind, providerStatus: code });
  });
});
