// Draws client/app/icon.svg as the file that browsers ask for by themselves. To be run after a change of it.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser } from "./find-browser.ts";

const path = (name: string) => fileURLToPath(new URL(`../../client/${name}`, import.meta.url));

/** Pixels, of either side. */
const SIZE = 32;

/** An icon file with one picture. Source: the format's header and directory, which may hold a PNG as it is. */
function iconOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(SIZE, 6);
  head.writeUInt8(SIZE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const { executablePath, env } = findBrowser();
const browser = await chromium.launch({ args: BROWSER_ARGUMENTS, executablePath, ...(env && { env }) });
try {
  const page = await browser.newPage({ viewport: { width: SIZE, height: SIZE } });
  const source = Buffer.from(readFileSync(path("app/icon.svg"))).toString("base64");
  await page.setContent(
    `<body style="margin:0"><img style="display:block" width="${SIZE}" src="data:image/svg+xml;base64,${source}">`,
  );
  const png = await page.screenshot({ omitBackground: true });
  writeFileSync(path("public/favicon.ico"), iconOf(png));
} finally {
  await browser.close();
}
