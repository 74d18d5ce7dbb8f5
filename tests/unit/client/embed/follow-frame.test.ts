import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followFrame } from "#client/embed/follow-frame.ts";
import { framed, HELLO } from "#client/embed/messages.ts";

const ORIGIN = "https://calculators.example";
const SMART_SAVER = "https://bank.example/save";

// The little of a browser that is at work here; tests/e2e has a real one.
const assign = vi.fn();
const contentWindow = { postMessage: vi.fn() };
const frameEvents = new EventTarget();
const frame = {
  contentWindow,
  style: { height: "640px" },
  getBoundingClientRect: () => ({ top: -900 }),
  scrollIntoView: vi.fn(),
  addEventListener: frameEvents.addEventListener.bind(frameEvents),
} as unknown as HTMLIFrameElement;
const tell = vi.fn();

beforeEach(() => {
  vi.stubGlobal("window", Object.assign(new EventTarget(), { location: { assign } }));
  frame.style.height = "640px";
  followFrame({ frame, origin: ORIGIN, smartSaverUrl: SMART_SAVER }, tell);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function post(data: object, { source = contentWindow as object, origin = ORIGIN } = {}): void {
  window.dispatchEvent(Object.assign(new Event("message"), { source, origin, data }));
}

test("the frame follows its calculator", () => {
  post(framed({ type: "resized", heightPx: 2_000 }));
  expect(frame.style.height).toBe("2000px");
  expect(tell.mock.calls).toEqual([["resized", { heightPx: 2_000 }]]);
});

test.each([
  ["another origin", { origin: "https://calculators.example.evil.example" }],
  ["the same origin by another scheme", { origin: "http://calculators.example" }],
  ["another window", { source: { postMessage: vi.fn() } }],
])("nothing is done for %s", (_, sender) => {
  post(framed({ type: "resized", heightPx: 2_000 }), sender);
  post(framed({ type: "navigated", page: "summary" }), sender);
  post(framed({ type: "leaving" }), sender);
  expect(frame.style.height).toBe("640px");
  expect(tell).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
});

test("the page is taken to the address that the script was built with", () => {
  post({ ...framed({ type: "leaving" }), url: "https://evil.example" });
  expect(assign).not.toHaveBeenCalled();
  post(framed({ type: "leaving" }));
  expect(assign.mock.calls).toEqual([[SMART_SAVER]]);
});

test("the first page makes the calculator ready, and another one stands at its top", () => {
  post(framed({ type: "navigated", page: "form" }));
  expect(tell.mock.calls).toEqual([
    ["ready", {}],
    ["navigated", { page: "form" }],
  ]);
  // Loaded again, as after an error.
  post(framed({ type: "navigated", page: "form" }));
  expect(frame.scrollIntoView).not.toHaveBeenCalled();
  post(framed({ type: "navigated", page: "summary" }));
  expect(frame.scrollIntoView).toHaveBeenCalledOnce();
  expect(tell.mock.calls.filter(([event]) => event === "ready")).toHaveLength(1);
});

test("the page introduces itself to the calculators' origin alone, at every load", () => {
  frameEvents.dispatchEvent(new Event("load"));
  expect(contentWindow.postMessage).toHaveBeenCalledWith(HELLO, ORIGIN);
});
