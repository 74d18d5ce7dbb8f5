import { afterEach, expect, test } from "vitest";
import { placeOf } from "#functions/log/own-frames.ts";
import { createPdfRenderer, type PdfRendererOptions } from "#functions/pdf/create-pdf-renderer.ts";
import type { PdfRenderer } from "#functions/pdf/pdf-renderer.ts";
import { readBrand } from "#shared/report/brand.ts";
import type { ReportDocument } from "#shared/report/report-document.ts";
import { EN } from "#shared/wording/generated/en.js";
import { PLACE } from "../../../fixtures/pdf-workers/scripted.ts";

const WORKER_URL = new URL("../../../fixtures/pdf-workers/scripted.ts", import.meta.url);
/** Milliseconds; longer than a worker takes to start on a busy machine. */
const DEADLINE = 3_000;

let renderer: PdfRenderer | undefined;
afterEach(() => renderer?.close());

function rendererOf(options: PdfRendererOptions): PdfRenderer {
  renderer = createPdfRenderer({ workerUrl: WORKER_URL, deadlineMs: DEADLINE, ...options });
  return renderer;
}

/** The scripted worker does what the title says, or answers with it. */
function documentOf(title: string): ReportDocument {
  const day = { year: 2026, month: 11, day: 21 };
  return { title, language: "en", day, preparedOn: "", brand: readBrand({}, EN), sections: [] };
}

const textOf = (pdf: Uint8Array) => new TextDecoder().decode(pdf);

test("every document gets its own answer, however many wait", async () => {
  const { render } = rendererOf({ workers: 2, queueLimit: 20 });
  const titles = Array.from({ length: 20 }, (_, index) => `report ${index}`);
  const pdfs = await Promise.all(titles.map((title) => render(documentOf(title))));
  expect(pdfs.map(textOf)).toEqual(titles);
});

test("a document is refused at once if it can neither run nor wait", async () => {
  const { render } = rendererOf({ workers: 1, queueLimit: 1 });
  const [first, second] = [render(documentOf("first")), render(documentOf("second"))];
  await expect(render(documentOf("third"))).rejects.toMatchObject({ name: "PdfError", code: "busy" });
  expect([textOf(await first), textOf(await second)]).toEqual(["first", "second"]);
  expect(textOf(await render(documentOf("fourth")))).toBe("fourth");
});

test("a document past its deadline is given up and its worker replaced, while others continue", async () => {
  const { render } = rendererOf({ workers: 2 });
  const stalled = expect(render(documentOf("stall"))).rejects.toMatchObject({ code: "timeout" });
  expect(textOf(await render(documentOf("beside it")))).toBe("beside it");
  await stalled;
  const after = await Promise.all([render(documentOf("after it")), render(documentOf("and another"))]);
  expect(after.map(textOf)).toEqual(["after it", "and another"]);
});

test("time in the queue counts, so that documents behind a stalled one do not wait for ever", async () => {
  const { render } = rendererOf({ workers: 1, deadlineMs: 300 });
  const outcomes = await Promise.allSettled([render(documentOf("stall")), render(documentOf("behind it"))]);
  expect(outcomes).toMatchObject([{ reason: { code: "timeout" } }, { reason: { code: "busy" } }]);
});

test.each(["throw", "exit", "hoard", "refuse", "tell"])(
  "the next document is rendered after a worker's %s",
  async (script) => {
    const { render } = rendererOf({ workers: 1, deadlineMs: 20_000 });
    const failed = expect(render(documentOf(script))).rejects.toMatchObject({
      code: "failed",
      message: "failed",
    });
    const next = render(documentOf("next"));
    await failed;
    expect(textOf(await next)).toBe("next");
  },
);

test.each([
  ["tells of", "tell", PLACE],
  [
    "does not catch",
    "throw",
    {
      errorClass: "Error",
      frames: [expect.stringMatching(/^tests\/fixtures\/pdf-workers\/scripted\.ts:\d+:\d+/)],
    },
  ],
])(
  "the log learns where an error arose that a worker %s, and nothing of its message",
  async (_, script, place) => {
    const { render } = rendererOf({ workers: 1 });
    const error = await render(documentOf(script)).then(
      () => expect.fail("drawn"),
      (thrown: Error) => thrown,
    );
    expect(placeOf(error)).toEqual({ ...place, frames: expect.arrayContaining(place.frames) });
    expect(JSON.stringify(placeOf(error))).not.toContain("not said");
  },
);

test("closing rejects documents in progress and in the queue", async () => {
  const { render, close } = rendererOf({ workers: 1 });
  const outcomes = Promise.allSettled([render(documentOf("stall")), render(documentOf("waiting"))]);
  await close();
  expect(await outcomes).toMatchObject([{ reason: { code: "failed" } }, { reason: { code: "failed" } }]);
});
