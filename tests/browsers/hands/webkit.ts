import { Builder, Capabilities, error as failures, Key, Origin, type WebDriver } from "selenium-webdriver";
import { freePort } from "#tools/http/listen.ts";
import { endGroup, startGroup } from "./child.ts";
import { startDisplay } from "./display.ts";
import { answerOf, guarded } from "./guarded.ts";
import { beside, type Hands, type NamedKey, type Point, type Size } from "./hands.ts";
import type { WebKitPrograms } from "./installed.ts";
import { makeHome } from "./webkit-home.ts";

const KEYS: Readonly<Record<NamedKey, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Tab: Key.TAB,
};

const DRAG_STEPS = 8;

/** Opens WebKitGTK's own browser. A driver has one session: each comes with its own, and with its own display. */
export async function openWebKit(programs: WebKitPrograms, size: Size): Promise<Hands> {
  const [home, display, port] = await Promise.all([makeHome(), startDisplay(programs.display), freePort()]);
  // There is neither a graphics card nor an accessibility bus.
  const env = {
    ...process.env,
    ...home.environment,
    DISPLAY: display.name,
    GDK_BACKEND: "x11",
    LIBGL_ALWAYS_SOFTWARE: "1",
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
    NO_AT_BRIDGE: "1",
  };
  const child = startGroup(programs.driver, [`--port=${port}`, "--host=127.0.0.1"], { env });
  const clear = async () => {
    await endGroup(child);
    await display.end();
    await home.remove();
  };
  try {
    const driver = await answerOf(openSession(`http://127.0.0.1:${port}`, programs.browser));
    await setViewport(driver, size);
    return guarded({ ...handsOf(driver), downloads: home.folder, end: clear }, isLoss);
  } catch (error) {
    await clear();
    throw error;
  }
}

async function openSession(address: string, browser: string): Promise<WebDriver> {
  await answering(`${address}/status`);
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
  });
  return new Builder().usingServer(address).withCapabilities(capabilities).build();
}

/** Waits for a server that has just been started. */
async function answering(address: string): Promise<void> {
  const deadline = AbortSignal.timeout(30_000);
  while (!deadline.aborted) {
    const answer = await fetch(address, { signal: deadline }).catch(() => undefined);
    if (answer !== undefined) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${address} does not answer`);
}

/** Makes the window larger than the viewport by what the browser's own parts take. */
async function setViewport(driver: WebDriver, { width, height }: Size): Promise<void> {
  const window = driver.manage().window();
  let outer = { width, height };
  for (let tries = 0; tries < 100; tries++) {
    await window.setRect({ x: 0, y: 0, ...outer });
    const inner: Size = await driver.executeScript(
      "return { width: window.innerWidth, height: window.innerHeight }",
    );
    if (inner.width === width && inner.height === height) return;
    const rect = await window.getRect();
    outer = { width: rect.width + width - inner.width, height: rect.height + height - inner.height };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the window does not come to ${width} x ${height}`);
}

/** Outcome of an expression, which may be a promise. */
interface Answer {
  readonly value?: unknown;
  readonly failure?: string;
}

function handsOf(driver: WebDriver): Omit<Hands, "isLost" | "downloads" | "end"> {
  const to = ({ x, y }: Point) => ({
    x: Math.round(x),
    y: Math.round(y),
    origin: Origin.VIEWPORT,
    duration: 0,
  });
  return {
    open: (address) => driver.get(address),
    moveTo: (point) =>
      driver
        .actions()
        .move(to(beside(point)))
        .move(to(point))
        .perform(),
    press: (point) => driver.actions().move(to(point)).press().release().perform(),
    pressTwice: (point) => driver.actions().move(to(point)).press().release().press().release().perform(),
    drag: (from, until) => {
      const actions = driver.actions().move(to(from)).press();
      for (let step = 1; step <= DRAG_STEPS; step++) {
        const share = step / DRAG_STEPS;
        actions.move(to({ x: from.x + (until.x - from.x) * share, y: from.y + (until.y - from.y) * share }));
      }
      return actions.release().perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    strike: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    paste: () => driver.actions().keyDown(Key.CONTROL).sendKeys("v").keyUp(Key.CONTROL).perform(),
    evaluate: async (expression) => {
      const { value, failure } = await driver.executeAsyncScript<Answer>(
        `const answer = arguments[0];
        (async () => (${expression}))().then((value) => answer({ value }), (error) => answer({ failure: String(error) }));`,
      );
      if (failure !== undefined) throw new Error(failure);
      return value;
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
  };
}

/**
 * Returns true if the page crashed or hangs, or the driver is gone; an error thrown by a script belongs to the page.
 */
function isLoss(error: unknown): boolean {
  if (error instanceof failures.JavascriptError) return false;
  if (error instanceof failures.WebDriverError) return /crash|hang|session|time-?out/i.test(String(error));
  return /ECONNREFUSED|ECONNRESET|socket hang up/.test(String(error));
}
