import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "#client/api/api-error.ts";
import { post } from "#client/api/post.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const never = new AbortController().signal;

/** Never answers, and fails as a browser's does once it is given up. */
function stubFetch() {
  const fetched = vi.fn(
    (_address: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      }),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("a request that fails is told as a service that was not reached", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(post("Calculate", {}, never)).rejects.toMatchObject({ failure: { kind: "unreachable" } });
});

test("an error of our own is not told as a fault of the network", async () => {
  stubFetch();
  const sent = post("Calculate", { amount: 1n }, never);
  await expect(sent).rejects.toBeInstanceOf(TypeError);
  await expect(sent).rejects.not.toBeInstanceOf(ApiError);
});

test("a request is given up with the reason of the signal, where there is no AbortSignal.any too", async () => {
  vi.stubGlobal("AbortSignal", {});
  stubFetch();
  const abort = new AbortController();
  const sent = expect(post("Calculate", {}, abort.signal)).rejects.toThrow("newer");
  abort.abort(new Error("newer"));
  await sent;
});

test("nothing is sent once nobody wants it", async () => {
  const fetched = stubFetch();
  await expect(post("Calculate", {}, AbortSignal.abort(new Error("newer")))).rejects.toThrow("newer");
  expect(fetched).not.toHaveBeenCalled();
});

test("the body of an answer is given up with the signal, after its head has come", async () => {
  let sentSignal: AbortSignal | null | undefined;
  vi.stubGlobal("fetch", async (_address: string, options: RequestInit) => {
    sentSignal = options.signal;
    return new Response("{}");
  });
  const abort = new AbortController();
  await post("Calculate", {}, abort.signal);
  abort.abort();
  expect(sentSignal?.aborted).toBe(true);
});
