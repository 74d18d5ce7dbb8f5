import { expect, test, vi } from "vitest";
import { isFramed, keepMessages } from "#client/app/framed.ts";
import { listenForHostPage } from "#client/app/host-page.ts";
import { posted } from "#client/embed/messages.ts";

const HELLO = posted({ type: "hello" });

const WISHED = posted({ type: "wished", language: "ar", accent: "#0b6b5f", partner: "acme" });

const PARTNER = "https://bank.example";

/** A frame, as far as it takes part in this. */
function open() {
  const parent = { postMessage: vi.fn() };
  const frame = Object.assign(new EventTarget(), { parent }) as unknown as Window;
  const showPart = vi.fn();
  const messages = keepMessages(frame);
  const store = listenForHostPage(messages, frame, new Set([PARTNER]), showPart);
  const post = (data: object, { source = parent as object, origin = PARTNER } = {}) =>
    frame.dispatchEvent(Object.assign(new Event("message"), { source, origin, data }));
  return { parent, store, showPart, post };
}

test("sends nothing before a page has introduced itself", () => {
  const { store, parent } = open();
  expect(store.current()).toBeUndefined();
  expect(parent.postMessage).not.toHaveBeenCalled();
});

test("sends to the partner's page, and to no page that replaced it", () => {
  const { store, parent, post } = open();
  const listener = vi.fn();
  store.subscribe(listener);
  post(HELLO);
  expect(listener).toHaveBeenCalledOnce();
  store.current()?.tell({ type: "leaving" });
  expect(parent.postMessage.mock.calls).toEqual([[posted({ type: "leaving" }), PARTNER]]);
});

test.each([
  ["a stranger", HELLO, { origin: "https://evil.example" }],
  ["a page whose origin looks alike", HELLO, { origin: "https://bank.example.evil.example" }],
  ["a partner's page by an insecure connection", HELLO, { origin: "http://bank.example" }],
  ["a window that is not around this one", HELLO, { source: { postMessage: vi.fn() } }],
  ["a script of another version", { ...HELLO, goalPlanner: 2 }, {}],
])("ignores %s", (_, message, sender) => {
  const { store, post } = open();
  const listener = vi.fn();
  store.subscribe(listener);
  post(message, sender);
  expect(store.current()).toBeUndefined();
  expect(listener).not.toHaveBeenCalled();
});

test("takes the visible part of the frame from the page around it, and from nobody else", () => {
  const { showPart, post } = open();
  const scrolled = { type: "scrolled", hiddenAbovePx: 300, hiddenBelowPx: 1_200 } as const;
  post(posted(scrolled), { origin: "https://evil.example" });
  post(posted(scrolled), { source: { postMessage: vi.fn() } });
  expect(showPart).not.toHaveBeenCalled();
  post(posted(scrolled));
  expect(showPart.mock.calls).toEqual([[scrolled]]);
});

test("reads what was posted before it was loaded, in order", () => {
  const parent = { postMessage: vi.fn() };
  const frame = Object.assign(new EventTarget(), { parent }) as unknown as Window;
  const messages = keepMessages(frame);
  for (const data of [HELLO, WISHED]) {
    frame.dispatchEvent(Object.assign(new Event("message"), { source: parent, origin: PARTNER, data }));
  }
  const store = listenForHostPage(messages, frame, new Set([PARTNER]), vi.fn());
  expect(store.current()?.wishes).toMatchObject({ language: "ar", accent: "#0b6b5f", partner: "acme" });
});

test("knows the last wishes of the page, which do not change the way to it", () => {
  const { store, post } = open();
  post(WISHED);
  expect(store.current()).toBeUndefined();
  post(HELLO);
  const { tell } = store.current() ?? {};
  post(WISHED);
  post({ ...WISHED, language: "en" });
  expect(store.current()?.wishes).toMatchObject({ language: "en", partner: "acme" });
  expect(store.current()?.tell).toBe(tell);
  post({ ...WISHED, partner: "north" }, { origin: "https://evil.example" });
  expect(store.current()?.wishes?.partner).toBe("acme");
});

test("stops calling listeners that have unsubscribed", () => {
  const { store, post } = open();
  const listener = vi.fn();
  store.subscribe(listener)();
  post(HELLO);
  expect(listener).not.toHaveBeenCalled();
});

test("counts a window as framed if another window contains it", () => {
  const top = {} as Window;
  expect(isFramed({ parent: top, self: {} as Window & typeof globalThis })).toBe(true);
  expect(isFramed({ parent: top, self: top as Window & typeof globalThis })).toBe(false);
});
