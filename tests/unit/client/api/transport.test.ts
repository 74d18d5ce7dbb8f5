import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, post, postPatiently } from "#client/api/transport.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("post", () => {
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

  it("throws that the service is unreachable if the request fails", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(post("Calculate", {}, never)).rejects.toMatchObject({ failure: { kind: "unreachable" } });
  });

  it("does not mistake an error in our own code for a network failure", async () => {
    stubFetch();
    const sent = post("Calculate", { amount: 1n }, never);
    await expect(sent).rejects.toBeInstanceOf(TypeError);
    await expect(sent).rejects.not.toBeInstanceOf(ApiError);
  });

  it("aborts with the reason of the signal, even in browsers without AbortSignal.any", async () => {
    vi.stubGlobal("AbortSignal", {});
    stubFetch();
    const abort = new AbortController();
    const sent = expect(post("Calculate", {}, abort.signal)).rejects.toThrow("newer");
    abort.abort(new Error("newer"));
    await sent;
  });

  it("sends nothing if the signal was aborted before", async () => {
    const fetched = stubFetch();
    await expect(post("Calculate", {}, AbortSignal.abort(new Error("newer")))).rejects.toThrow("newer");
    expect(fetched).not.toHaveBeenCalled();
  });

  it("aborts reading the body when the signal is aborted after the head has arrived", async () => {
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
});

describe("postPatiently", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
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

  it("sends the body once more after the time that an overloaded function asks for", async () => {
    const fetched = answering(overloaded("2"), new Response("{}"));
    const answer = ask();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).status).toBe(200);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("does not send it a third time", async () => {
    const fetched = answering(overloaded("2"), overloaded("2"));
    const answer = ask();
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await answer).status).toBe(503);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["asks for longer than a visitor waits", overloaded("5")],
    ["names no time", overloaded()],
    ["names a date", overloaded("Sun, 22 Nov 2026 00:00:00 GMT")],
    ["refuses for another reason", overloaded("1", 429)],
  ])("returns an answer that %s, without a second try", async (_what, answer) => {
    const fetched = answering(answer);
    expect(await ask()).toBe(answer);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("does not try again once the signal is aborted", async () => {
    const fetched = answering(overloaded("2"), new Response("{}"));
    const abort = new AbortController();
    const answer = expect(ask(abort.signal)).rejects.toThrow("newer");
    await vi.advanceTimersByTimeAsync(1_000);
    abort.abort(new Error("newer"));
    await vi.advanceTimersByTimeAsync(5_000);
    await answer;
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
