import { TableClient } from "@azure/data-tables";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emailPdf } from "#functions/endpoints/email-pdf.ts";
import { createAzureRateLimiter, type RateLimit } from "#functions/storage/azure-rate-limiter.ts";
import { createAzureReportRows } from "#functions/storage/azure-report-rows.ts";
import { createReportHashes } from "#functions/storage/report-id.ts";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import { dubaiDay } from "#shared/domain/plan-month.ts";
import { type RunningAzurite, startTemporaryAzurite } from "#tools/azurite/start-azurite.ts";
import { PENSION_FORM } from "../fixtures/forms.ts";
import { within } from "../support/within.ts";
import { ANY_CALL, AT_ONCE } from "../unit/functions/http/any-call.ts";
import { jsonRequest } from "../unit/functions/http/json-request.ts";
import { allOf } from "./support/all-of.ts";

const HOUR_MS = 3_600_000;
const LIMIT: RateLimit = { name: "recipient", maximum: 3, windowMs: HOUR_MS };
/** Ten minutes before a day ends, in UTC. */
const NOW = Date.UTC(2026, 10, 21, 23, 50);

let azurite: RunningAzurite;
beforeAll(async () => {
  azurite = await startTemporaryAzurite();
});
afterAll(() => azurite.stop());

const instance = (now = NOW) => createAzureRateLimiter(azurite.connectionString, () => now);

/** Returns the time to wait until a request is accepted, milliseconds; 0 if it was counted. */
async function wait(subject: string, what: string, now = NOW, limit = LIMIT): Promise<number> {
  const counted = await instance(now).take(limit, subject, what);
  return counted.isCounted ? 0 : counted.waitMs;
}

describe("a rate limit", () => {
  test("lets through its number, then says when the oldest entry expires", async () => {
    const waits = [];
    for (let request = 0; request < 5; request++)
      waits.push(await wait("in turn", `what-${request}`, NOW + request * 60_000));
    expect(waits).toEqual([0, 0, 0, 57 * 60_000, 56 * 60_000]);
  });

  test("applies to any period of its length, even across the end of a day or an hour", async () => {
    for (const minute of [0, 9, 11]) {
      expect(await wait("sliding", `what-${minute}`, NOW + minute * 60_000)).toBe(0);
    }
    expect(await wait("sliding", "fourth", NOW + 12 * 60_000)).toBe(48 * 60_000);
    expect(await wait("sliding", "fourth", NOW + HOUR_MS - 1)).toBe(1);
    expect(await wait("sliding", "fourth", NOW + HOUR_MS)).toBe(0);
    // The second was counted nine minutes after the first.
    expect(await wait("sliding", "fifth", NOW + HOUR_MS)).toBe(9 * 60_000);
  });

  test("applies to two instances asked at the same time, on both sides of midnight", async () => {
    const instances = [instance(NOW + 10 * 60_000 - 1), instance(NOW + 10 * 60_000)];
    const counts = await Promise.all(
      Array.from({ length: 12 }, (_, index) => instances[index % 2]?.take(LIMIT, "at once", `what-${index}`)),
    );
    expect(counts.filter((count) => count?.isCounted)).toHaveLength(LIMIT.maximum);
  });

  test("counts a repeated entry once, at its first time, even if repeats arrive together", async () => {
    const same = await Promise.all(
      Array.from({ length: 8 }, (_, index) => instance(NOW + index).take(LIMIT, "same", "what")),
    );
    const [first] = same;
    expect(same).toEqual(same.map(() => first));
    expect(first?.isCounted).toBe(true);
    for (const what of ["second", "third"]) expect(await wait("same", what)).toBe(0);
    expect(await wait("same", "fourth")).toBeGreaterThan(0);
    expect(await instance(NOW + HOUR_MS / 2).take(LIMIT, "same", "what")).toEqual(first);
  });

  test("counts every name and subject separately", async () => {
    for (let request = 0; request < LIMIT.maximum; request++) await wait("one", `what-${request}`);
    expect(await wait("one", "more")).toBeGreaterThan(0);
    expect(await wait("other", "more")).toBe(0);
    expect(await wait("one", "more", NOW, { ...LIMIT, name: "address" })).toBe(0);
  });

  test("stores each time in order, however the instances' clocks differ, and little else", async () => {
    const what = (name: string) => name.repeat(43);
    for (const [name, at] of [
      ["b", NOW + 2],
      ["a", NOW],
      ["c", NOW + 5],
    ] as const) {
      await wait("clocks", what(name), at);
    }
    const client = TableClient.fromConnectionString(azurite.connectionString, "limits", {
      allowInsecureConnection: true,
    });
    const { entries, countsUntil } = await client.getEntity("c", "recipient clocks");
    expect(entries).toBe(`aaaaaaaaaa@${NOW} bbbbbbbbbb@${NOW + 2} cccccccccc@${NOW + 5}`);
    expect(countsUntil).toEqual(new Date(NOW + 5 + HOUR_MS));
  });

  test("forgets subjects whose entries have all expired, and nobody else", async () => {
    const rows = () => allOf(table().listEntities());
    const table = () =>
      TableClient.fromConnectionString(azurite.connectionString, "limits", { allowInsecureConnection: true });
    await instance(NOW + 99 * HOUR_MS).forgetOld();
    expect(await rows()).toEqual([]);
    // Subjects are hashes in base64url, which may begin with any of its characters.
    for (const subject of ["A1", "z2", "-3", "_4"]) await wait(subject, "what");
    await wait("late", "what");
    await wait("late", "more", NOW + 1);
    await instance(NOW + HOUR_MS).forgetOld();
    expect(await rows()).toHaveLength(5);
    await instance(NOW + HOUR_MS + 1).forgetOld();
    expect((await rows()).map(({ rowKey }) => rowKey)).toEqual(["recipient late"]);
    await instance(NOW + HOUR_MS + 2).forgetOld();
    expect(await rows()).toEqual([]);
  });

  test("still applies while the storage is down: the answer is 503 within 2 s", async () => {
    const down = createAzureRateLimiter(
      "DefaultEndpointsProtocol=http;AccountName=a;AccountKey=YQ==;TableEndpoint=http://127.0.0.1:9/a;",
      () => NOW,
    );
    await within(2_000, () =>
      expect(down.take(LIMIT, "anyone", "what")).rejects.toMatchObject({ code: "unavailable" }),
    );
  });

  test("reports the status of the storage's refusal, for example of a wrong key", async () => {
    const wrongKey = Buffer.from("another key").toString("base64");
    const refused = createAzureRateLimiter(
      azurite.connectionString.replace(/AccountKey=[^;]+/, `AccountKey=${wrongKey}`),
      () => NOW,
    );
    await expect(refused.take(LIMIT, "anyone", "what")).rejects.toMatchObject({
      code: "unavailable",
      status: 403,
    });
  });
});

test("simultaneous clicks at two instances, on both sides of midnight in the UAE, make one report", async () => {
  const midnight = Date.UTC(2026, 10, 21, 20);
  const messages: string[] = [];
  const instanceAt = (now: number) =>
    emailPdf({
      rows: createAzureReportRows(azurite.connectionString),
      rateLimiter: createAzureRateLimiter(azurite.connectionString, () => now),
      queue: { put: async (id) => void messages.push(id), ping: async () => {} },
      hashes: createReportHashes("secret"),
      partners: new Set(),
      now: () => now,
      today: () => dubaiDay(now),
      allowedOrigins: new Set(["http://localhost:5173"]),
      tools: { kind: "all" },
      inTurn: AT_ONCE,
      perRecipientAndDay: 3,
      perAddressAndHour: 10,
      perNetworkAndDay: 200,
    });
  const instances = [midnight - 5, midnight + 5, midnight - 1, midnight].map(instanceAt);
  const payload = encodePayload({ ...PENSION_FORM, email: "midnight@example.com" });
  const answers = await Promise.all(
    instances.map((endpoint) =>
      endpoint.handle(jsonRequest({ baseUrl: "http://localhost:5173/", payload }), ANY_CALL),
    ),
  );
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(messages).toHaveLength(1);
});
