import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";

const VIEWER = "http://viewer.localhost";
const LIBRARY = fileURLToPath(new URL(".", import.meta.resolve("pdfjs-dist/build/pdf.mjs")));

const script = (pixelsPerPoint: number) => `
  import { getDocument, GlobalWorkerOptions } from "/pdf.mjs";
  GlobalWorkerOptions.workerSrc = "/pdf.worker.mjs";
  const pdf = await getDocument({ url: "/report.pdf" }).promise;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: ${pixelsPerPoint} });
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: viewport.width, height: viewport.height });
    await page.render({ canvas, viewport }).promise;
    document.body.append(canvas);
  }
  document.body.dataset.drawn = "";
`;

/** Draws the pages of a PDF below each other. @returns the pages */
export async function drawPdf(page: Page, pdf: Buffer, pixelsPerPoint = 1.2): Promise<Locator> {
  await page.route(`${VIEWER}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/report.pdf") return route.fulfill({ body: pdf });
    if (pathname.endsWith(".mjs")) return route.fulfill({ path: `${LIBRARY}${pathname}` });
    return route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><script type="module">${script(pixelsPerPoint)}</script>`,
    });
  });
  await page.goto(VIEWER);
  await page.locator("body[data-drawn]").waitFor();
  return page.locator("canvas");
}
