import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reportFaults } from "#client/app/report-faults.ts";

const told: [url: string, fault: unknown][] = [];

beforeEach(() => {
  told.length = 0;
  vi.stubGlobal("navigator", {
    sendBeacon: (url: string, body: Blob) => {
      void body.text().then((text) => told.push([url, JSON.parse(text)]));
      return true;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** An event as browsers make it of an error with a stack. */
function failing(stack: string | undefined, kind: "error" | "unhandledrejection" = "error"): Event {
  const error = Object.assign(new RangeError("Layla earns 20,000"), { stack });
  return Object.assign(new Event(kind), kind === "error" ? { error } : { reason: error });
}

const CHROME = `RangeError: Layla earns 20,000
    at draw (https://plans.example.com/assets/ForecastChart-D_xV1vf.js:1:4711)
    at https://plans.example.com/assets/shared-BbwIVPI.js:2:99`;
const SAFARI = `draw@https://plans.example.com/assets/ForecastChart-D_xV1vf.js:1:4711
@https://plans.example.com/assets/shared-BbwIVPI.js:2:99`;
const SITE = "https://plans.example.com";
const FRAMES = ["assets/ForecastChart-D_xV1vf.js:1:4711", "assets/shared-BbwIVPI.js:2:99"];

describe("faults of a page", () => {
  it.each([
    ["Chrome", CHROME],
    ["Safari and Firefox", SAFARI],
  ])("are told with class, places and commit, as %s writes stacks", async (_, stack) => {
    const page = new EventTarget();
    reportFaults(page, SITE, "24a722a");
    page.dispatchEvent(failing(stack));
    page.dispatchEvent(failing(stack, "unhandledrejection"));
    const fault = { errorClass: "RangeError", frames: FRAMES, commit: "24a722a" };
    await vi.waitFor(() => expect(told).toHaveLength(2));
    expect(told).toEqual([
      ["/api/ReportFault", fault],
      ["/api/ReportFault", fault],
    ]);
  });

  it("are told without a message that looks like a place", async () => {
    const page = new EventTarget();
    reportFaults(page, SITE, "24a722a");
    const error = new Error("assets/layla.js:1:1");
    error.stack = `Error: assets/layla.js:1:1\n${SAFARI}`;
    page.dispatchEvent(Object.assign(new Event("error"), { error }));
    await vi.waitFor(() => expect(told).toHaveLength(1));
    expect(told[0]?.[1]).toMatchObject({ frames: FRAMES });
  });

  it("are told where a message looks like a part of a place", async () => {
    const page = new EventTarget();
    reportFaults(page, SITE, "24a722a");
    const error = Object.assign(new Error("x"), { stack: SAFARI });
    page.dispatchEvent(Object.assign(new Event("error"), { error }));
    await vi.waitFor(() => expect(told).toHaveLength(1));
    expect(told[0]?.[1]).toMatchObject({ frames: FRAMES });
  });

  it.each(["layla@example.com earns 25,000", "H2Error", "", undefined])(
    "are told as errors where their class is %s",
    async (name) => {
      const page = new EventTarget();
      reportFaults(page, SITE, "24a722a");
      page.dispatchEvent(Object.assign(new Event("error"), { error: { name, stack: CHROME } }));
      await vi.waitFor(() => expect(told).toHaveLength(1));
      expect(told[0]?.[1]).toMatchObject({ errorClass: "Error", frames: FRAMES });
    },
  );

  it("are told three times, with five places at most", async () => {
    const page = new EventTarget();
    reportFaults(page, SITE, undefined);
    for (let count = 0; count < 9; count++) page.dispatchEvent(failing(CHROME.repeat(4)));
    await vi.waitFor(() => expect(told).toHaveLength(3));
    expect(told[0]?.[1]).toMatchObject({ frames: [...FRAMES, ...FRAMES, FRAMES[0]], commit: "unknown" });
  });

  it.each([
    ["an extension", "E: x\n at a (chrome-extension://abc/assets/content.js:1:1)"],
    ["another site", "E: x\n at a (https://tracker.example/assets/main.js:1:1)"],
    ["no script", undefined],
  ])("are not told of %s", async (_, stack) => {
    const page = new EventTarget();
    reportFaults(page, SITE, "24a722a");
    page.dispatchEvent(failing(stack));
    page.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: null }));
    page.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: "refused" }));
    page.dispatchEvent(failing(CHROME));
    await vi.waitFor(() => expect(told).toHaveLength(1));
  });
});
