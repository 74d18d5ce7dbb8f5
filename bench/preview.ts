import type { Browser, CDPSession, Page } from "@playwright/test";
import { megabytes, milliseconds, quantile } from "./measure.ts";
import { startSite } from "./started-site.ts";
import { atMost, type Row } from "./table.ts";

const VIEWPORT = { width: 1440, height: 900 };

const CHANGES = 15;

/** How much slower the processor is made for the figures of a slow device: as Lighthouse's phone. */
const SLOWDOWN = 4;

/** Moves of the pointer along a lever, and the pause between two. Unit: ms. */
const MOVES = 60;
const MOVE_PAUSE_MS = 50;

/** Unit: milliseconds. */
interface Times {
  /** From a change until the answer, and until the curve is painted. */
  readonly answer: number;
  readonly curve: number;
}

/**
 * Measures the wait for the first new figures after a change, with results from the device and without, and what these
 * cost: memory, and tasks of the page while a lever is drawn.
 */
export async function benchPreview(): Promise<readonly Row[]> {
  await using site = await startSite();
  const { browser, address } = site;
  const rows: Row[] = [];
  for (const slowdown of [1, SLOWDOWN]) {
    const how = slowdown === 1 ? "" : `, processor slowed ${slowdown} times`;
    const preview = await measurePension(browser, address, true, slowdown);
    const alone = await measurePension(browser, address, false, slowdown);
    const first = `from a change to the first figures${how}, p50`;
    rows.push(
      atMost(`${first}, with a preview`, preview.answer, slowdown === 1 ? 50 : 100, milliseconds),
      { what: `${first}, without`, measured: milliseconds(alone.answer) },
      {
        what: `from a change to the curve${how}, p50, with a preview`,
        measured: milliseconds(preview.curve),
      },
      atMost(
        `task of the page that shows a result of the worker${how}, p95`,
        preview.showing,
        50,
        milliseconds,
      ),
      {
        what: `longest tasks while a lever is drawn${how}, p95, with a preview; without`,
        measured: `${milliseconds(preview.longTask)}; ${milliseconds(alone.longTask)}`,
      },
    );
    if (slowdown === 1) {
      rows.push(
        atMost("memory of the preview after a pension with insights", preview.memory, 60e6, megabytes),
      );
    }
  }
  return rows;
}

/** Medians and 95th percentiles. Units: milliseconds, bytes. */
interface Figures extends Times {
  readonly showing: number;
  readonly longTask: number;
  readonly memory: number;
}

async function measurePension(
  browser: Browser,
  address: string,
  hasPreview: boolean,
  slowdown: number,
): Promise<Figures> {
  await using opened = await openPension(browser, address, hasPreview);
  const { page } = opened;
  await opened.slowDown(slowdown);
  const times = await measureChanges(page);
  const { longTasks, showing } = await measureTasks(page);
  if (hasPreview && showing.length === 0) throw new Error("the preview has ended: this machine is too busy");
  return {
    answer: quantile(
      times.map(({ answer }) => answer),
      0.5,
    ),
    curve: quantile(
      times.map(({ curve }) => curve),
      0.5,
    ),
    showing: quantile(showing, 0.95),
    longTask: quantile([0, ...longTasks], 0.95),
    memory: hasPreview ? await opened.workerMemory() : 0,
  };
}

interface OpenedPension extends AsyncDisposable {
  readonly page: Page;
  readonly slowDown: (times: number) => Promise<void>;
  /** Returns the memory of the worker. Unit: bytes. */
  readonly workerMemory: () => Promise<number>;
}

async function openPension(browser: Browser, address: string, hasPreview: boolean): Promise<OpenedPension> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.addInitScript((saveData) => {
    Object.defineProperty(navigator, "connection", { value: { saveData, effectiveType: "4g" } });
    // A message is a task of its own; one that is sent at its beginning arrives after its end.
    const showing: number[] = [];
    const { port1, port2 } = new MessageChannel();
    const NativeWorker = window.Worker;
    window.Worker = class extends NativeWorker {
      constructor(...start: ConstructorParameters<typeof Worker>) {
        super(...start);
        this.addEventListener("message", () => {
          const startedAt = performance.now();
          port1.onmessage = () => showing.push(performance.now() - startedAt);
          port2.postMessage(undefined);
        });
      }
    };
    Object.assign(window, { showing, longTasks: [] });
  }, !hasPreview);
  const session = await page.context().newCDPSession(page);
  const worker = workerOf(session);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.getByRole("textbox", { name: "Monthly salary" }).fill("9000");
  await page.getByRole("radio", { name: "Balanced" }).check();
  await expectSettled(page);
  await page.getByRole("figure").scrollIntoViewIfNeeded();
  // The device waits until it is idle, draws its scenarios and proves itself.
  await page.waitForTimeout(5_000);
  return {
    page,
    slowDown: async (rate) => {
      await session.send("Emulation.setCPUThrottlingRate", { rate });
    },
    workerMemory: async () => {
      const { usedSize, embedderHeapUsedSize, backingStorageSize } = await (await worker)(
        "Runtime.getHeapUsage",
      );
      return usedSize + embedderHeapUsedSize + backingStorageSize;
    },
    [Symbol.asyncDispose]: () => page.close(),
  };
}

type HeapUsage = Readonly<Record<"usedSize" | "embedderHeapUsedSize" | "backingStorageSize", number>>;

/** Returns what sends a command to the worker of a page that is yet to start it. */
async function workerOf(
  session: CDPSession,
): Promise<(method: "Runtime.getHeapUsage") => Promise<HeapUsage>> {
  const attached = new Promise<string>((resolve) => {
    session.on("Target.attachedToTarget", ({ sessionId }) => resolve(sessionId));
  });
  await session.send("Target.setAutoAttach", {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  return async (method) => {
    const sessionId = await attached;
    const answered = new Promise<HeapUsage>((resolve) => {
      session.on("Target.receivedMessageFromTarget", ({ message }) => resolve(JSON.parse(message).result));
    });
    await session.send("Target.sendMessageToTarget", {
      sessionId,
      message: JSON.stringify({ id: 1, method }),
    });
    return answered;
  };
}

/** Waits for a forecast and its insights. */
async function expectSettled(page: Page): Promise<void> {
  await page.getByText("Up to date with your plan.").waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(300);
}

async function measureChanges(page: Page): Promise<readonly Times[]> {
  const lever = page.getByRole("slider", { name: "Age of retirement" }).last();
  await lever.focus();
  const times: Times[] = [];
  for (let change = 0; change < CHANGES; change++) {
    await page.evaluate(measureNext);
    await page.keyboard.press("ArrowLeft");
    times.push(await page.evaluate(() => Reflect.get(window, "times")));
    await expectSettled(page);
  }
  return times;
}

/** Runs in the page. Keeps there the times from the next change until the answer and the curve are painted. */
function measureNext(): void {
  const state = () => ({
    answer: document.querySelector("section h3")?.parentElement?.parentElement?.textContent,
    lines: [...document.querySelectorAll("figure path")].map((path) => path.getAttribute("d")).join(),
  });
  const times = new Promise<Times>((resolve) => {
    const before = state();
    let changedAt = 0;
    let answer = 0;
    document.addEventListener("input", () => (changedAt = performance.now()), { capture: true, once: true });
    /** A task queued while a frame is produced runs after that frame is painted. */
    const painted = (then: (at: number) => void) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => then(performance.now() - changedAt);
        port2.postMessage(undefined);
      });
    const observer = new MutationObserver(() => {
      const now = state();
      if (answer === 0 && now.answer !== before.answer) {
        answer = -1;
        painted((at) => {
          answer = at;
        });
      }
      if (now.lines !== before.lines) {
        observer.disconnect();
        painted((curve) => resolve({ answer: answer > 0 ? answer : curve, curve }));
      }
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  Object.assign(window, { times });
}

/** The page's tasks. Unit: ms. */
interface Tasks {
  /** Those of 50 ms and more. */
  readonly longTasks: readonly number[];
  /** Those that show a result of the worker. */
  readonly showing: readonly number[];
}

/** Draws a lever to and fro. */
async function measureTasks(page: Page): Promise<Tasks> {
  const lever = page.getByRole("slider", { name: "Age of retirement" }).last();
  const box = await lever.boundingBox();
  if (box === null) throw new Error("there is no lever");
  await page.evaluate(() => {
    const longTasks: number[] = Reflect.get(window, "longTasks");
    Reflect.get(window, "showing").length = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration);
    }).observe({ type: "longtask" });
  });
  const moveTo = (share: number) => page.mouse.move(box.x + share * box.width, box.y + box.height / 2);
  await moveTo(0.6);
  await page.mouse.down();
  for (let move = 0; move < MOVES; move++) {
    await moveTo(0.45 + 0.15 * Math.cos(move / 5));
    await page.waitForTimeout(MOVE_PAUSE_MS);
  }
  await page.mouse.up();
  await page.waitForTimeout(300);
  const tasks: Tasks = await page.evaluate(() => ({
    longTasks: Reflect.get(window, "longTasks"),
    showing: Reflect.get(window, "showing"),
  }));
  await expectSettled(page);
  return tasks;
}
