import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FollowedFrame, followFrame } from "#client/embed/follow-frame.ts";
import { posted } from "#client/embed/messages.ts";

const HELLO = posted({ type: "hello" });
const WISHES = { language: "en", accent: "", partner: "" } as const;

const ORIGIN = "https://calculators.example";
const SMART_SAVER = "https://bank.example/save";

// The little of a browser that is at work here; tests/e2e has a real one.
const assign = vi.fn();
const contentWindow = { postMessage: vi.fn() };
let frameEvents: EventTarget;
const frame = {
  contentWindow,
  isConnected: true,
  style: { height: "640px" },
  getBoundingClientRect: () => ({ top: -900, bottom: 1_700, height: 2_600 }),
  scrollIntoView: vi.fn(),
  addEventListener: (type: string, listener: () => void) => frameEvents.addEventListener(type, listener),
} as unknown as HTMLIFrameElement;
const tell = vi.fn();
let followed: FollowedFrame;
/** The listeners of the page, by the type of their events. */
const listeners = new Map<string, number>();

/** A target of events that knows for how many of them somebody listens. */
function countedTarget() {
  const page = new EventTarget();
  const add = page.addEventListener.bind(page);
  page.addEventListener = (type, listener, options) => {
    const count = (change: number) => listeners.set(type, (listeners.get(type) ?? 0) + change);
    count(1);
    Object(options).signal?.addEventListener("abort", () => count(-1));
    add(type, listener, options);
  };
  return page;
}

const listenerCount = () => [...listeners.values()].reduce((sum, count) => sum + count, 0);

beforeEach(() => {
  listeners.clear();
  frameEvents = new EventTarget();
  Object.assign(frame, { isConnected: true });
  const page = countedTarget();
  const ofPage = {
    addEventListener: page.addEventListener.bind(page),
    location: { assign },
    innerHeight: 800,
  };
  vi.stubGlobal("window", page);
  for (const [name, value] of Object.entries(ofPage)) vi.stubGlobal(name, value);
  frame.style.height = "640px";
  const calculators = ["pension", "education"];
  followed = followFrame({ frame, origin: ORIGIN, calculators, smartSaverUrl: SMART_SAVER }, WISHES, tell);
  load();
  contentWindow.postMessage.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function load(): void {
  frameEvents.dispatchEvent(new Event("load"));
}

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

test("reports that it is ready again where its frame was loaded anew, as when it is moved", () => {
  post(posted({ type: "navigated", page: "form" }));
  load();
  post(posted({ type: "navigated", page: "form" }));
  expect(tell.mock.calls.filter(([event]) => event === "ready")).toHaveLength(2);
  expect(frame.scrollIntoView).not.toHaveBeenCalled();
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

test("introduces the page and its wishes at every load, to the calculators' origin alone", () => {
  load();
  expect(contentWindow.postMessage.mock.calls).toEqual([
    [HELLO, ORIGIN],
    [posted({ type: "wished", ...WISHES }), ORIGIN],
  ]);
});

test("tells what the page wishes at once, and again at the next load", () => {
  const wishes = { language: "ar", accent: "#0b6b5f", partner: "acme" } as const;
  const wished = [posted({ type: "wished", ...wishes }), ORIGIN];
  followed.wish(wishes);
  expect(contentWindow.postMessage.mock.calls).toEqual([wished]);
  load();
  expect(contentWindow.postMessage.mock.lastCall).toEqual(wished);
});

test("tells of a result and a report by the name of their calculator", () => {
  post(posted({ type: "result", calculator: "pension" }));
  post(posted({ type: "report", calculator: "education" }));
  post(posted({ type: "report", calculator: "layla@example.com" }));
  expect(tell.mock.calls).toEqual([
    ["result", { calculator: "pension" }],
    ["report", { calculator: "education" }],
  ]);
});

test("listens once however often the frame loads, and to nothing at the end", () => {
  load();
  load();
  expect(listenerCount()).toBe(3);
  followed.end();
  expect(listenerCount()).toBe(0);
});

test("lets go of a frame that is no longer in the page, and follows it again when it is back", () => {
  Object.assign(frame, { isConnected: false });
  window.dispatchEvent(new Event("scroll"));
  expect(listenerCount()).toBe(0);
  Object.assign(frame, { isConnected: true });
  load();
  post(posted({ type: "resized", heightPx: 2_000 }));
  expect(frame.style.height).toBe("2000px");
});
