import type { RequestListener } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Insights as validateInsights } from "#shared/contract/generated/validators.js";
import type { Insights } from "#shared/contract/insights.ts";
import { CHILD_GOAL_PLAN, KIDS_SAVER_PLAN, PENSION_PLAN } from "../fixtures/forms.ts";
import { within } from "../support/within.ts";
import {
  answering,
  ask,
  type ProxiedProduct,
  type ProxiedService,
  startProxiedProduct,
  startProxiedService,
} from "./support/proxied-product.ts";

/** No call is begun after six seconds, and none is waited for longer than two and a half. */
const MAXIMUM_INSIGHTS_MS = 8_500 + 1_000;
/** Insights that are made at once (functions/register-app.ts). */
const INSIGHTS_AT_ONCE = 16;

const PLANS = [PENSION_PLAN, CHILD_GOAL_PLAN, KIDS_SAVER_PLAN];

let service: ProxiedService;
const products = new Map<string, ProxiedProduct>();
const WAYS = ["fails now and then", "is slow", "hangs", "leaves insights alone"] as const;

beforeAll(async () => {
  service = await startProxiedService();
  for (const way of WAYS) {
    const proxied = await startProxiedProduct(service);
    products.set(way, proxied);
    // The first answer waits for modules and scenarios; what is tested is what comes after it.
    await ask(proxied.product, "Calculate", PENSION_PLAN);
  }
});
afterAll(async () => {
  await Promise.all([...products.values()].map(({ stop }) => stop()));
  await service.stop();
});

const productThat = (way: (typeof WAYS)[number]) => products.get(way) ?? expect.fail("no product");

async function insightsOf({ product }: ProxiedProduct, plan: object): Promise<Insights> {
  const answer = await ask(product, "CalculateInsights", plan);
  expect(answer.status).toBe(200);
  const insights = JSON.parse(answer.body.toString());
  expect(validateInsights(insights), JSON.stringify(validateInsights.errors)).toBe(true);
  return insights;
}

const parts = ({ certainty, trades, worse }: Insights) => [...certainty, ...trades, ...worse];

describe.concurrent("insights from a planning service that", () => {
  test("fails now and then lack the failed parts", async ({ expect }) => {
    const proxied = productThat("fails now and then");
    let lost = 0;
    for (const plan of PLANS) {
      proxied.behave(service.passOn);
      const whole = await insightsOf(proxied, plan);
      let calls = 0;
      // The first call asks for the plan's own chance.
      const failing: RequestListener = (request, response) =>
        (++calls % 6 === 0 ? answering(500, "stack trace") : service.passOn)(request, response);
      proxied.behave(failing);
      const told = await insightsOf(proxied, plan);
      for (const part of parts(told)) expect(parts(whole)).toContainEqual(part);
      expect(parts(told).length).toBeGreaterThan(0);
      lost += parts(whole).length - parts(told).length;
    }
    expect(lost).toBeGreaterThan(0);
  });

  test("is slow arrive by the deadline with the parts calculated until then", async ({ expect }) => {
    const proxied = productThat("is slow");
    let calls = 0;
    proxied.behave(async (request, response) => {
      calls++;
      await sleep(1_500);
      service.passOn(request, response);
    });
    const told = await within(MAXIMUM_INSIGHTS_MS, () => {
      calls = 0;
      return insightsOf(proxied, PENSION_PLAN);
    });
    expect(parts(told).length).toBeGreaterThan(0);
    expect(calls).toBeLessThanOrEqual(24);
  });

  test("hangs on them neither delay nor refuse any result", async ({ expect }) => {
    const { product, behave } = productThat("hangs");
    const statusOf = async (name: string, plan: object) => (await ask(product, name, plan)).status;
    let asked = 0;
    behave((request) => {
      asked++;
      request.resume();
    });
    const hanging = Array.from({ length: INSIGHTS_AT_ONCE }, () =>
      statusOf("CalculateInsights", PENSION_PLAN),
    );
    await expect.poll(() => asked).toBeGreaterThanOrEqual(INSIGHTS_AT_ONCE);
    // No more insights than may be made at once, and no long wait for a place; results have places of their own.
    expect(await statusOf("CalculateInsights", PENSION_PLAN)).toBe(503);
    behave(service.passOn);
    expect(await statusOf("Calculate", PENSION_PLAN)).toBe(200);
    expect(await statusOf("CalculateMultiGoal", KIDS_SAVER_PLAN)).toBe(200);
    expect(await Promise.all(hanging)).toContain(504);
  });

  test("is left alone after failing on them are refused, while results are not", async ({ expect }) => {
    const { product, behave } = productThat("leaves insights alone");
    behave(answering(503, ""));
    for (let failed = 0; failed < 2; failed++) {
      expect((await ask(product, "CalculateInsights", KIDS_SAVER_PLAN)).status).toBe(503);
    }
    behave(service.passOn);
    expect((await ask(product, "CalculateInsights", KIDS_SAVER_PLAN)).status).toBe(503);
    expect((await ask(product, "Calculate", PENSION_PLAN)).status).toBe(200);
  });

  test("tells no single scenarios, and has no history of markets to walk a plan through", async ({
    expect,
  }) => {
    const { product } = productThat("leaves insights alone");
    expect((await ask(product, "CalculateFutures", PENSION_PLAN)).status).toBe(404);
    expect((await ask(product, "CalculateReplay", { plan: PENSION_PLAN })).status).toBe(404);
  });
});
