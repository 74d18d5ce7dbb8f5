import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, type LaunchOptions, launch, type Page } from "puppeteer-core";
import { BROWSER_ARGUMENTS, findBrowser } from "#tools/browser/find-browser.ts";
import { guarded } from "./guarded.ts";
import { beside, type Hands, type Size } from "./hands.ts";

const DRAG_STEPS = 8;

/** Height of Firefox's own bars within its window. */
const FIREFOX_BARS_PX = 86;

/** Firefox's own style keeps its window at 500 pixels or wider. */
const NARROW_WINDOW = ":root { min-width: 0 !important; }";

/** Opens a Firefox without a window; it takes its size from its arguments alone. */
export async function openFirefox(executablePath: string, { width, height }: Size): Promise<Hands> {
  const home = await mkdtemp(join(tmpdir(), "firefox-"));
  const [downloads, userDataDir] = [join(home, "downloads"), join(home, "profile")];
  await mkdir(downloads);
  await mkdir(join(userDataDir, "chrome"), { recursive: true });
  await writeFile(join(userDataDir, "chrome", "userChrome.css"), NARROW_WINDOW);
  const options: LaunchOptions = {
    browser: "firefox",
    executablePath,
    userDataDir,
    defaultViewport: null,
    args: [`--width=${width}`, `--height=${height + FIREFOX_BARS_PX}`],
    extraPrefsFirefox: {
      "browser.download.dir": downloads,
      "browser.download.folderList": 2,
      "browser.helperApps.neverAsk.saveToDisk": "application/pdf",
      "pdfjs.disabled": true,
      "toolkit.legacyUserProfileCustomizations.stylesheets": true,
    },
  };
  return openWith(options, { home, downloads });
}

/** Opens a Chromium, to hold the others against. */
export async function openChromium({ width, height }: Size): Promise<Hands> {
  const home = await mkdtemp(join(tmpdir(), "chromium-"));
  const { executablePath, env } = findBrowser();
  const options: LaunchOptions = {
    executablePath,
    userDataDir: join(home, "profile"),
    defaultViewport: { width, height },
    args: BROWSER_ARGUMENTS,
    ...(env === undefined ? {} : { env }),
  };
  return openWith(options, { home, downloads: home });
}

interface Folders {
  /** Goes with the browser. */
  readonly home: string;
  readonly downloads: string;
}

async function openWith(options: LaunchOptions, { home, downloads }: Folders): Promise<Hands> {
  const browser: Browser = await launch(options);
  // The page that Firefox starts with never gets the focus, and tells nothing of what its fields get.
  const page = await browser.newPage();
  const end = async () => {
    const child = browser.process();
    await Promise.race([browser.close(), new Promise((resolve) => setTimeout(resolve, 10_000))]);
    child?.kill("SIGKILL");
    await rm(home, { recursive: true, force: true, maxRetries: 10 });
  };
  return guarded({ ...handsOf(page), downloads, end }, () => !browser.connected);
}

function handsOf(page: Page): Omit<Hands, "isLost" | "downloads" | "end"> {
  const { mouse, keyboard } = page;
  return {
    open: async (address) => {
      await page.goto(address);
    },
    moveTo: async (point) => {
      for (const { x, y } of [beside(point), point]) await mouse.move(x, y);
    },
    press: ({ x, y }) => mouse.click(x, y),
    pressTwice: ({ x, y }) => mouse.click(x, y, { count: 2 }),
    drag: async (from, to) => {
      await mouse.move(from.x, from.y);
      await mouse.down();
      await mouse.move(to.x, to.y, { steps: DRAG_STEPS });
      await mouse.up();
    },
    type: (text) => keyboard.type(text),
    strike: (key) => keyboard.press(key),
    paste: async () => {
      await keyboard.down("Control");
      await keyboard.press("v");
      await keyboard.up("Control");
    },
    evaluate: (expression) => page.evaluate(expression),
    screenshot: () => page.screenshot(),
  };
}
