import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followFrame } from "#client/embed/follow-frame.ts";
import { posted } from "#client/embed/messages.ts";

const HELLO = posted({ type: "hello" });

const ORIGIN = "https://calculators.example";
const SMART_SAVER = "https://bank.example/save";

// The little of a browser that is at work here; tests/e2e has a real one.
const assign = vi.fn();
const contentWindow = { postMessage: vi.fn() };
const frameEvents = new EventTarget();
const frame = {
  contentWindow,
  style: { height: "640px" },
  getBoundingClientRect: () => ({ top: -900, bottom: 1_700, height: 2_600 }),
  scrollIntoView: vi.fn(),
  addEventListener: frameEvents.addEventListener.bind(frameEvents),
} as unknown as HTMLIFrameElement;
const tell = vi.fn();

beforeEach(() => {
  const page = new EventTarget();
  const ofPage = {
    addEventListener: page.addEventListener.bind(page),
    location: { assign },
    innerHeight: 800,
  };
  vi.stubGlobal("window", page);
  for (const [name, value] of Object.entries(ofPage)) vi.stubGlobal(name, value);
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

test("resizes the frame to its calculator", () => {
  post(posted({ type: "resized", heightPx: 2_000 }));
  expect(frame.style.height).toBe("2000px");
  expect(tell.mock.calls).toEqual([["resized", { heightPx: 2_000 }]]);
});

test.each([
  ["another origin", { origin: "https://calculators.example.evil.example" }],
  ["the same origin by another scheme", { origin: "http://calculators.example" }],
  ["another window", { source: { postMessage: vi.fn() } }],
])("ignores %s", (_, sender) => {
  post(posted({ type: "resized", heightPx: 2_000 }), sender);
  post(posted({ type: "navigated", page: "summary" }), sender);
  post(posted({ type: "leaving" }), sender);
  expect(frame.style.height).toBe("640px");
  expect(tell).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
});

test("opens only the Smart Saver address that the script was built with", () => {
  post({ ...posted({ type: "leaving" }), url: "https://evil.example" });
  expect(assign).not.toHaveBeenCalled();
  post(posted({ type: "leaving" }));
  expect(assign.mock.calls).toEqual([[SMART_SAVER]]);
});

test("reports that the calculator is ready at its first page, and scrolls to the top at others", () => {
  post(posted({ type: "navigated", page: "form" }));
  expect(tell.mock.calls).toEqual([
    ["ready", {}],
    ["navigated", { page: "form" }],
  ]);
  // Loaded again, as after an error.
  post(posted({ type: "navigated", page: "form" }));
  expect(frame.scrollIntoView).not.toHaveBeenCalled();
  post(posted({ type: "navigated", page: "summary" }));
  expect(frame.scrollIntoView).toHaveBeenCalledOnce();
  expect(tell.mock.calls.filter(([event]) => event === "ready")).toHaveLength(1);
});

test("tells the calculator which part of its frame is visible, once it has answered", () => {
  const scrolled = [posted({ type: "scrolled", hiddenAbovePx: 900, hiddenBelowPx: 900 }), ORIGIN];
  window.dispatchEvent(new Event("scroll"));
  expect(contentWindow.postMessage).not.toHaveBeenCalled();
  post(posted({ type: "navigated", page: "form" }));
  expect(contentWindow.postMessage.mock.calls).toEqual([scrolled]);
  // The same part is not told again.
  window.dispatchEvent(new Event("scroll"));
  expect(contentWindow.postMessage).toHaveBeenCalledOnce();
});

test("introduces the page at every load, to the calculators' origin alone", () => {
  frameEvents.dispatchEvent(new Event("load"));
  expect(contentWindow.postMessage).toHaveBeenCalledWith(HELLO, ORIGIN);
});
