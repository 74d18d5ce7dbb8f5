import { expect, test } from "vitest";
import { atMost } from "#functions/http/at-most.ts";
import type { Endpoint } from "#functions/http/endpoint.ts";
import { HttpProblem } from "#functions/http/http-problem.ts";
import { jsonRequest } from "./json-request.ts";

const ANSWER = { status: 200, headers: {} };

/** An endpoint whose requests stay at work until they are let go or fail. */
function held() {
  const waiting: PromiseWithResolvers<typeof ANSWER>[] = [];
  const endpoint: Endpoint = {
    name: "Held",
    route: "Held",
    methods: ["POST"],
    handle: () => {
      const request = Promise.withResolvers<typeof ANSWER>();
      waiting.push(request);
      return request.promise;
    },
  };
  return { endpoint, waiting };
}

const ask = (endpoint: Endpoint) => endpoint.handle(jsonRequest({}), { correlationId: "1" });

const refusal = async (endpoint: Endpoint) => {
  const error = await ask(endpoint).catch((problem: unknown) => problem);
  return error instanceof HttpProblem ? [error.code, error.headers["Retry-After"]] : error;
};

test("requests beyond the limit are refused with a time to come back, of all endpoints together", async () => {
  const limit = atMost(2);
  const [one, other] = [held(), held()];
  const [first, second] = [limit(one.endpoint), limit(other.endpoint)];
  const answers = [ask(first), ask(second)];
  expect(await refusal(first)).toEqual(["unavailable", "5"]);
  expect(await refusal(second)).toEqual(["unavailable", "5"]);
  one.waiting[0]?.resolve(ANSWER);
  other.waiting[0]?.resolve(ANSWER);
  expect(await Promise.all(answers)).toEqual([ANSWER, ANSWER]);
});

test("a place is free again after an answer, and after a failure", async () => {
  const { endpoint, waiting } = held();
  const limited = atMost(1)(endpoint);
  for (let round = 0; round < 3; round++) {
    const failing = ask(limited);
    expect(await refusal(limited)).toEqual(["unavailable", "5"]);
    waiting.at(-1)?.reject(new Error("failed"));
    await expect(failing).rejects.toThrow("failed");
  }
  const answered = ask(limited);
  waiting.at(-1)?.resolve(ANSWER);
  expect(await answered).toEqual(ANSWER);
  expect(waiting).toHaveLength(4);
});
