import type { Browser, BrowserContext, CDPSession, Page, ViewportSize } from "@playwright/test";

type InitScript = Awaited<ReturnType<Page["addInitScript"]>>;

/** A page that tests take one after the other: a new one is a new process, which compiles all scripts again. */
export interface KeptPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devTools: CDPSession;
  /** Of the test that has the page. */
  readonly initScripts: Promise<InitScript>[];
  /** True once something was done that cannot be undone. */
  isSpent: boolean;
  uses: number;
}

/** A process grows with each page that it shows. */
const MOST_USES = 25;

/** Runs no script, which would keep what it has to keep. */
const EMPTY_PAGE = "/favicon.svg";

/** What cannot be taken back. */
const LASTING = {
  context: ["newCDPSession", "exposeFunction", "exposeBinding"],
  page: ["exposeFunction", "exposeBinding"],
  clock: ["install", "fastForward", "pauseAt", "resume", "runFor", "setFixedTime", "setSystemTime"],
};

/** What tests listen to. The library itself listens to the end of pages. */
const EVENTS = ["console", "dialog", "download", "framenavigated", "pageerror", "request", "response"];

/** Opens a page with the options of the running test. */
export async function openKeptPage(browser: Browser): Promise<KeptPage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  const kept: KeptPage = { context, page, devTools, initScripts: [], isSpent: false, uses: 0 };
  const spend = () => {
    kept.isSpent = true;
  };
  whenCalled(context, LASTING.context, spend);
  whenCalled(page, LASTING.page, spend);
  whenCalled(context.clock, LASTING.clock, spend);
  for (const place of [context, page]) {
    whenCalled(place, ["addInitScript"], (added) => kept.initScripts.push(added as Promise<InitScript>));
  }
  return kept;
}

function whenCalled(object: object, names: readonly string[], tell: (answer: unknown) => void): void {
  const methods = object as Record<string, (...values: unknown[]) => unknown>;
  for (const name of names) {
    const method = methods[name]?.bind(object);
    if (method === undefined) throw new Error(`No method has the name ${name}.`);
    methods[name] = (...values) => {
      const answer = method(...values);
      tell(answer);
      return answer;
    };
  }
}

/** Gives a page to a test. What pages of another origin store is not cleared: one that opened them is spent. */
export function takeKeptPage(kept: KeptPage, origin: string): void {
  kept.uses += 1;
  kept.page.on("framenavigated", (frame) => {
    const { protocol, origin: opened } = new URL(frame.url());
    if (protocol.startsWith("http") && opened !== origin) kept.isSpent = true;
  });
}

/**
 * Leaves a page as a new one is, but for the process that has its scripts.
 * @returns false if that cannot be done
 */
export async function clearKeptPage(
  kept: KeptPage,
  origin: string,
  viewport: ViewportSize,
): Promise<boolean> {
  const { context, page, devTools, initScripts } = kept;
  if (kept.isSpent || kept.uses >= MOST_USES || page.isClosed()) return false;
  for (const event of EVENTS) {
    page.removeAllListeners(event);
    context.removeAllListeners(event);
  }
  const others = context.pages().filter((opened) => opened !== page);
  await Promise.all([
    ...others.map((opened) => opened.close()),
    ...initScripts.splice(0).map(async (added) => (await added).dispose()),
    page.unrouteAll({ behavior: "ignoreErrors" }),
    context.unrouteAll({ behavior: "ignoreErrors" }),
    context.setOffline(false),
    context.clearPermissions(),
    page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null }),
  ]);
  await page.goto(EMPTY_PAGE);
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = "";
  });
  await Promise.all([
    devTools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" }),
    devTools.send("Page.resetNavigationHistory"),
    page.mouse.move(0, 0),
    page.setViewportSize(viewport),
  ]);
  return true;
}

/** Closes a page that is spent. Closed with its context, a picture would be taken of it. */
export async function closeKeptPage({ context }: KeptPage): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
  await context.close();
}
