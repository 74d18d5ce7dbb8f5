import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import { PENSION_LIMITS } from "#shared/domain/limits.ts";
import { PENSION_FORM, PENSION_PLAN } from "../fixtures/forms.ts";
import { type BurstAnswer, burst } from "../load/burst.ts";
import { type RunningProduct, startProduct } from "./support/product.ts";
import { send } from "./support/send.ts";

/** More than can be calculated before they would have waited too long, and than can be drawn. */
const TOO_MANY = 1_000;
const TOO_MANY_DOWNLOADS = 200;
/** Time within which work that a visitor waits for starts or is rejected (functions/register-app.ts). Unit: ms. */
const LONGEST_WAIT_MS = 1_500;

const LONGEST_PLAN = { ...PENSION_PLAN, age: PENSION_LIMITS.age.minimum };
const REPORT = { baseUrl: "http://localhost:5173/", payload: encodePayload(PENSION_FORM) };

let product: RunningProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const ask = (name: string, body: object, count = TOO_MANY) =>
  burst(`${product.origin}/api/${name}`, JSON.stringify(body), count);

const withStatus = (answers: readonly BurstAnswer[], status: number) =>
  answers.filter((answer) => answer.status === status);

interface Line {
  readonly status: number;
  readonly durationMs: number;
  readonly waitedMs?: number;
  readonly count?: number;
}

/** The lines that the log has of a function. */
const logged = (name: string) =>
  product
    .output()
    .split("\n")
    .filter((line) => line.includes(`"function":"${name}"`))
    .map((line): Line => JSON.parse(line));

/** How many calls a function's lines stand for, once any call after them has written what was still counted. */
async function callsLogged(name: string): Promise<number> {
  await send(product.origin, "/api/Health");
  return logged(name).reduce((sum, { count = 1 }) => sum + count, 0);
}

describe("when more requests arrive than can be calculated in time,", () => {
  it.each([
    ["Calculate", LONGEST_PLAN, TOO_MANY],
    ["CalculateInsights", LONGEST_PLAN, TOO_MANY],
    ["DownloadPdf", REPORT, TOO_MANY_DOWNLOADS],
  ])("%s refuses the excess with a time to come back, and serves the rest", async (name, body, count) => {
    const answers = await ask(name, body, count);
    const [served, refused] = [withStatus(answers, 200), withStatus(answers, 503)];
    expect(served.length + refused.length).toBe(count);
    expect(served.length).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expect(answer).toMatchObject({ code: "overloaded", retryAfter: "2" });
    expect(withStatus(await ask(name, body, 1), 200)).toHaveLength(1);
    await expect.poll(() => callsLogged(name)).toBe(count + 1);
    const lines = logged(name);
    expect(lines.length).toBeLessThan(served.length + 1 + refused.length / 2);
    // A wait of nothing would mean that it was not counted.
    const waits = lines.flatMap(({ waitedMs }) => (waitedMs === undefined ? [] : [waitedMs]));
    expect(Math.max(...waits)).toBeGreaterThan(0);
    for (const { durationMs, waitedMs = 0 } of lines) expect(durationMs).toBeGreaterThanOrEqual(waitedMs);
  });

  it("EmailPdf refuses in the same way, and never as a failure of storage", async () => {
    const answers = await ask("EmailPdf", REPORT, TOO_MANY);
    const [taken, refused] = [withStatus(answers, 202), withStatus(answers, 503)];
    expect(taken.length + refused.length).toBe(TOO_MANY);
    expect(taken.length).toBeGreaterThan(0);
    for (const answer of refused) expect(answer).toMatchObject({ code: "overloaded", retryAfter: "2" });
    expect(withStatus(await ask("EmailPdf", REPORT, 1), 202)).toHaveLength(1);
  });

  it("a household that asks from all of its networks leaves others their turns", async () => {
    const networks = Array.from({ length: 256 }, (_, network) => `2001:db8:1:${network.toString(16)}::7`);
    const url = `${product.origin}/api/CalculateInsights`;
    let isOver = false;
    const flood = burst(url, JSON.stringify(LONGEST_PLAN), TOO_MANY, networks).finally(() => {
      isOver = true;
    });
    const visits: BurstAnswer[] = [];
    do visits.push(...(await burst(url, JSON.stringify(LONGEST_PLAN), 1, ["198.51.100.1"])));
    while (!isOver);
    const shareServed = (answers: readonly BurstAnswer[]) => withStatus(answers, 200).length / answers.length;
    expect(withStatus(await flood, 503).length).toBeGreaterThan(0);
    // However slow the machine is: turns by network would give the visitor one in 257 of them.
    expect(shareServed(visits)).toBeGreaterThan(4 * shareServed(await flood));
  });

  it("Health still answers, and a mail can still be ordered", async () => {
    // The first that is asked has the storage's libraries loaded.
    expect((await send(product.origin, "/api/Health")).status).toBe(200);
    let isOver = false;
    const calculating = ask("Calculate", LONGEST_PLAN).finally(() => {
      isOver = true;
    });
    const ordering = ask("EmailPdf", REPORT, 1);
    expect((await send(product.origin, "/api/Health")).status).toBe(200);
    expect(isOver).toBe(false);
    expect(withStatus(await ordering, 202)).toHaveLength(1);
    await calculating;
  });

  it("most of those who are served wait no longer than promised", async () => {
    const since = logged("Calculate").length;
    await ask("Calculate", LONGEST_PLAN);
    const waits = logged("Calculate")
      .slice(since)
      .filter(({ status }) => status === 200)
      .map(({ waitedMs = 0 }) => waitedMs);
    expect(waits.length).toBeGreaterThan(0);
    // Not all: a call that finds nobody before it is served however long the machine pauses (the unit tests of the line).
    const late = waits.filter((waitedMs) => waitedMs > LONGEST_WAIT_MS);
    expect(late.length).toBeLessThan(waits.length / 2);
  });
});
