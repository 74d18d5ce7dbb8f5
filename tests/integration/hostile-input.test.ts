import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import type { RunningAzurite } from "#tools/azurite/start-azurite.ts";
import { startTemporaryAzurite } from "#tools/azurite/start-azurite.ts";
import {
  CHILD_GOAL_FORM,
  CHILD_GOAL_PLAN,
  KIDS_SAVER_FORM,
  KIDS_SAVER_PLAN,
  PENSION_FORM,
  PENSION_PLAN,
} from "../fixtures/forms.ts";
import { base64, NO_BASE64 } from "../fixtures/hostile/base64-texts.ts";
import { inJson, NO_UTF8 } from "../fixtures/hostile/bytes.ts";
import { NO_JSON, UNEXPECTED_JSON } from "../fixtures/hostile/json-texts.ts";
import { HOSTILE_STRINGS } from "../fixtures/hostile/strings.ts";
import { withEachString } from "../fixtures/hostile/with-each-string.ts";
import { ENGINEER } from "../fixtures/plans/family-plans.ts";
import { type RunningProduct, startProduct } from "./support/product.ts";
import { type Sent, send } from "./support/send.ts";

/** An answer that takes longer has no end: even a machine that does everything else too is not that slow. */
const MAXIMUM_ANSWER_MS = 30_000;
/** Hundreds of requests a test take their time, more so on a busy machine: each answer has its own limit. */
vi.setConfig({ testTimeout: 600_000 });
const PAGE = "http://localhost:5173";

// A storage of its own: what was accepted by mistake must be mailed by no other product.
let azurite: RunningAzurite;
let product: RunningProduct;
beforeAll(async () => {
  azurite = await startTemporaryAzurite();
  product = await startProduct({ AzureWebJobsStorage: azurite.connectionString });
});
afterAll(async () => {
  await product.stop();
  await azurite.stop();
});

/** Expects an input of any kind to be rejected, or to be taken literally. It must never cause a failure. */
async function expectAnswer(answer: Promise<Sent>, statuses: readonly number[]): Promise<Sent> {
  const start = performance.now();
  const answered = await answer;
  expect(performance.now() - start).toBeLessThan(MAXIMUM_ANSWER_MS);
  expect(statuses).toContain(answered.status);
  if (answered.status >= 400) {
    expect(JSON.parse(answered.body.toString())).toMatchObject({ status: answered.status });
  }
  return answered;
}

const post = (path: string, body: string | Uint8Array) =>
  send(product.origin, `/api/${path}`, {
    method: "POST",
    headers: ["Content-Type", "application/json"],
    body,
  });

const report = (path: string, baseUrl: string, state: unknown) =>
  post(path, JSON.stringify({ baseUrl, payload: encodePayload(state) }));

/** Tries every string, some of them at a time. */
async function withEachOf(
  strings: readonly string[],
  attempt: (text: string, index: number) => Promise<unknown>,
) {
  const AT_ONCE = 8;
  for (let start = 0; start < strings.length; start += AT_ONCE) {
    const some = strings.slice(start, start + AT_ONCE);
    await Promise.all(some.map((text, offset) => attempt(text, start + offset)));
  }
}

/** An object with a string in place of one of its own, which is another each time. */
function withOneString(value: object, text: string, index: number): object {
  const all = withEachString(value, text);
  return all[index % all.length] ?? {};
}

const PLANS = [
  ["Calculate", PENSION_PLAN],
  ["Calculate", CHILD_GOAL_PLAN],
  ["CalculateMultiGoal", KIDS_SAVER_PLAN],
  ["CalculateFamily", ENGINEER],
  ["CalculateInsights", PENSION_PLAN],
  ["CalculateInsights", CHILD_GOAL_PLAN],
  ["CalculateInsights", KIDS_SAVER_PLAN],
] as const;

const FORMS = [
  ["/", PENSION_FORM],
  ["/education", CHILD_GOAL_FORM],
  ["/kids-saver", KIDS_SAVER_FORM],
] as const;

const BODY_ENDPOINTS = [
  "Calculate",
  "CalculateMultiGoal",
  "CalculateFamily",
  "CalculateInsights",
  "CalculateCheckIn",
  "CalculateFutures",
  "CalculateReplay",
  "EmailPdf",
  "DownloadPdf",
];
const REPORT_ENDPOINTS = ["EmailPdf", "DownloadPdf"];

describe.each(BODY_ENDPOINTS)("%s refuses a body that", (name) => {
  test.each(NO_JSON)("is not JSON by %s", async (_, text) => {
    await expectAnswer(post(name, text), [400, 413]);
  });

  test.each(UNEXPECTED_JSON)("is JSON of an unexpected shape: %s", async (_, text) => {
    await expectAnswer(post(name, text), [400, 413]);
  });

  test.each(NO_UTF8)("is not UTF-8: %s", async (_, bytes) => {
    await expectAnswer(post(name, inJson(bytes)), [400]);
  });
});

describe.each(REPORT_ENDPOINTS)("%s refuses a payload that", (name) => {
  const payload = (text: string) => post(name, JSON.stringify({ baseUrl: `${PAGE}/`, payload: text }));
  const query = (text: string) =>
    send(product.origin, `/api/${name}?baseUrl=${PAGE}/&payload=${encodeURIComponent(text)}`);

  test.each(NO_BASE64)("is not base64: %s", async (_, text) => {
    await expectAnswer(payload(text), [400]);
    if (text.isWellFormed()) await expectAnswer(query(text), [400]);
  });

  test.each(NO_JSON)("is not JSON: %s", async (_, text) => {
    await expectAnswer(payload(base64(text)), [400, 413]);
  });

  test.each(UNEXPECTED_JSON)("is JSON of an unexpected shape: %s", async (_, text) => {
    await expectAnswer(payload(base64(text)), [400, 413]);
  });

  test.each(NO_UTF8)("is not UTF-8: %s", async (_, bytes) => {
    await expectAnswer(payload(base64(inJson(bytes))), [400]);
    await expectAnswer(query(base64(inJson(bytes))), [400]);
  });
});

// Every string in every text is tried without requests, in tests/unit/functions/hostile-strings.test.ts.
describe("a naughty string", () => {
  test.each(PLANS)("in a text of a plan that is sent to %s is refused", async (name, plan) => {
    await withEachOf(HOSTILE_STRINGS, async (text, index) => {
      const changed = withOneString(plan, text, index);
      await expectAnswer(post(name, JSON.stringify(changed)), [400, 413]);
    });
  });

  test("in place of the base URL is refused", async () => {
    await withEachOf(HOSTILE_STRINGS, async (text) => {
      const body = JSON.stringify({ baseUrl: text, payload: encodePayload(PENSION_FORM) });
      for (const name of REPORT_ENDPOINTS) await expectAnswer(post(name, body), [400, 403, 413]);
    });
  });

  test("in place of the payload is refused", async () => {
    await withEachOf(HOSTILE_STRINGS, async (text) => {
      const body = JSON.stringify({ baseUrl: `${PAGE}/`, payload: text });
      for (const name of REPORT_ENDPOINTS) await expectAnswer(post(name, body), [400, 413]);
    });
  });

  // A text that is valid in a field (a word as a name, digits as a phone number) makes an ordinary form; another field
  // is invalid, so that it is not mailed.
  test.each(FORMS)("in a text of the form at %s is refused, and nothing is mailed", async (path, form) => {
    await withEachOf(HOSTILE_STRINGS, async (text, index) => {
      const state = { ...withOneString(form, text, index), age: -1 };
      await expectAnswer(report("EmailPdf", `${PAGE}${path}`, state), [400, 413]);
    });
  });

  test("in place of the name is printed on the report, or refused", async () => {
    for (const text of HOSTILE_STRINGS) {
      const named = { ...CHILD_GOAL_FORM, name: text };
      const { status, body } = await expectAnswer(
        report("DownloadPdf", `${PAGE}/education`, named),
        [200, 400, 413],
      );
      if (status === 200) expect(body.subarray(0, 5).toString()).toBe("%PDF-");
    }
  });
});

test("the product still works after all of it, and nothing was mailed", async () => {
  expect((await send(product.origin, "/api/Health")).status).toBe(200);
  expect((await post("Calculate", JSON.stringify(PENSION_PLAN))).status).toBe(200);
  expect(await product.outbox()).toEqual([]);
});
