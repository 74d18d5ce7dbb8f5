import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { postPatiently } from "#client/api/post-patiently.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Answers one request after the other. */
function answering(...answers: readonly Response[]) {
  const left = [...answers];
  const fetched = vi.fn(async () => left.shift());
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const overloaded = (retryAfter?: string, status = 503) =>
  new Response("{}", { status, headers: retryAfter === undefined ? {} : { "Retry-After": retryAfter } });

const ask = (signal = new AbortController().signal) => postPatiently("Calculate", {}, signal);

test("an overloaded function is asked once more, after the time that it asks for", async () => {
  const fetched = answering(overloaded("2"), new Response("{}"));
  const answer = ask();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect((await answer).status).toBe(200);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("and not a third time", async () => {
  const fetched = answering(overloaded("2"), overloaded("2"));
  const answer = ask();
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await answer).status).toBe(503);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each([
  ["asks for longer than a visitor waits", overloaded("5")],
  ["names no time", overloaded()],
  ["names a date", overloaded("Sun, 22 Nov 2026 00:00:00 GMT")],
  ["refuses for another reason", overloaded("1", 429)],
])("an answer that %s stands", async (_what, answer) => {
  const fetched = answering(answer);
  expect(await ask()).toBe(answer);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("nothing more is asked once nobody wants it", async () => {
  const fetched = answering(overloaded("2"), new Response("{}"));
  const abort = new AbortController();
  const answer = expect(ask(abort.signal)).rejects.toThrow("newer");
  await vi.advanceTimersByTimeAsync(1_000);
  abort.abort(new Error("newer"));
  await vi.advanceTimersByTimeAsync(5_000);
  await answer;
  expect(fetched).toHaveBeenCalledTimes(1);
});
