import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAzureLimits } from "#functions/storage/azure-limits.ts";
import type { Limit } from "#functions/storage/limits.ts";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import type { RunningAzurite } from "#tools/azurite/start-azurite.ts";
import { startTemporaryAzurite } from "#tools/azurite/start-temporary-azurite.ts";
import { PENSION_FORM } from "../unit/contract/plans.ts";
import { type RunningProduct, startProduct } from "./support/product.ts";
import { send } from "./support/send.ts";

const HOUR_MS = 3_600_000;
const LIMIT: Limit = { name: "recipient", maximum: 3, windowMs: HOUR_MS };
/** Ten minutes into an hour. */
const NOW = Date.UTC(2026, 10, 21, 14, 10);

let azurite: RunningAzurite;
beforeAll(async () => {
  azurite = await startTemporaryAzurite();
});
afterAll(() => azurite.stop());

const instance = (now = NOW) => createAzureLimits(azurite.connectionString, () => now);

describe("a limit", () => {
  test("lets through as many as it says, then tells how long the window lasts", async () => {
    const limits = instance();
    const waits = [];
    for (let request = 0; request < 5; request++)
      waits.push(await limits.take(LIMIT, "in turn", `what-${request}`));
    expect(waits).toEqual([0, 0, 0, 50 * 60_000, 50 * 60_000]);
  });

  test("holds for two instances that are asked at once", async () => {
    const instances = [instance(), instance()];
    const waits = await Promise.all(
      Array.from({ length: 12 }, (_, index) => instances[index % 2]?.take(LIMIT, "at once", `what-${index}`)),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(LIMIT.maximum);
  });

  test("counts the same once, also when it comes many times at once", async () => {
    const same = await Promise.all(Array.from({ length: 8 }, () => instance().take(LIMIT, "same", "what")));
    expect(same).toEqual(same.map(() => 0));
    for (const what of ["second", "third"]) expect(await instance().take(LIMIT, "same", what)).toBe(0);
    expect(await instance().take(LIMIT, "same", "fourth")).toBeGreaterThan(0);
    expect(await instance().take(LIMIT, "same", "what")).toBe(0);
  });

  test("counts every name, subject and window for itself", async () => {
    for (let request = 0; request < LIMIT.maximum; request++)
      await instance().take(LIMIT, "one", `what-${request}`);
    expect(await instance().take(LIMIT, "one", "more")).toBeGreaterThan(0);
    expect(await instance().take(LIMIT, "other", "more")).toBe(0);
    expect(await instance().take({ ...LIMIT, name: "address" }, "one", "more")).toBe(0);
    expect(await instance(NOW + HOUR_MS).take(LIMIT, "one", "more")).toBe(0);
  });

  test("forgets windows after two days, and none before", async () => {
    for (let request = 0; request < LIMIT.maximum; request++)
      await instance().take(LIMIT, "old", `what-${request}`);
    await instance(NOW + 47 * HOUR_MS).forgetOld();
    expect(await instance().take(LIMIT, "old", "more")).toBeGreaterThan(0);
    await instance(NOW + 49 * HOUR_MS).forgetOld();
    expect(await instance().take(LIMIT, "old", "more")).toBe(0);
  });

  test("is not waived while the storage is down: the answer is 503 within 2 s", async () => {
    const down = createAzureLimits(
      "DefaultEndpointsProtocol=http;AccountName=a;AccountKey=YQ==;TableEndpoint=http://127.0.0.1:9/a;",
      () => NOW,
    );
    const start = performance.now();
    await expect(down.take(LIMIT, "anyone", "what")).rejects.toMatchObject({ code: "unavailable" });
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});

describe("mail bombing, through two instances of the app", () => {
  let instances: readonly RunningProduct[] = [];
  beforeAll(async () => {
    const storage = { AzureWebJobsStorage: azurite.connectionString };
    instances = [await startProduct(storage), await startProduct(storage)];
  });
  afterAll(() => Promise.all(instances.map(({ stop }) => stop())));

  const ask = async (index: number, change: object, address: string) => {
    const form = { ...PENSION_FORM, ...change };
    const body = JSON.stringify({ baseUrl: "http://localhost:5173/", payload: encodePayload(form) });
    const headers = ["Content-Type", "application/json", "X-Forwarded-For", address];
    const { origin = "" } = instances[index % 2] ?? {};
    return send(origin, "/api/EmailPdf", { method: "POST", headers, body });
  };

  test("one recipient gets three reports a day, whoever asks from wherever", async () => {
    const email = "bombed@example.com";
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        ask(index, { email, age: 30 + index }, `203.0.113.${index}:443`),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([202, 202, 202, 429, 429, 429, 429, 429]);
    for (const { headers } of answers.filter(({ status }) => status === 429)) {
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      expect(Number(headers["retry-after"])).toBeLessThanOrEqual(24 * 3_600);
    }
  });

  test("one address has ten reports an hour sent, to whomever", async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        ask(index, { email: `r${index}@example.com` }, "198.51.100.7:50432"),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429, 429, 429, 429]);
  });

  test("a double click is one mail, and counts once", async () => {
    const twice = { email: "twice@example.com" };
    const [first, second] = [await ask(0, twice, "192.0.2.1"), await ask(1, twice, "192.0.2.1")];
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(second.body).toEqual(first.body);
    for (const age of [40, 41]) expect((await ask(0, { ...twice, age }, "192.0.2.1")).status).toBe(202);
    expect((await ask(1, { ...twice, age: 42 }, "192.0.2.1")).status).toBe(429);
  });
});
