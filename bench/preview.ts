import type { Browser, CDPSession, Locator, Page } from "@playwright/test";
import { medianOf, megabytes, milliseconds, quantile } from "./measure.ts";
import { startSite } from "./started-site.ts";
import { atMost, type Row } from "./table.ts";

const VIEWPORT = { width: 1440, height: 900 };

/** How much slower the processor is made for the figures of a slow device: as Lighthouse's phone. */
const SLOWDOWN = 4;

/** Moves of the pointer along a lever, and the pause between two. Unit: ms. */
const MOVES = 60;
const MOVE_PAUSE_MS = 50;

/** Unit: milliseconds. */
interface Times {
  /** From a key until the answer, and until the curve is painted. */
  readonly answer: number;
  readonly curve: number;
}

/** A way to change a plan by one key. */
interface Hand {
  readonly change: string;
  readonly fieldOf: (page: Page) => Locator;
  /** Each makes a plan that was not there before. */
  readonly keys: readonly string[];
  /** Pressed before each of them. */
  readonly before: readonly string[];
}

const leverOf = (page: Page) => page.getByRole("slider", { name: "Age of retirement" }).last();
const salaryOf = (page: Page) => page.getByRole("textbox", { name: "Monthly salary", exact: true });

const LEVER: Hand = {
  change: "a move of a lever",
  fieldOf: leverOf,
  keys: Array.from({ length: 15 }, () => "ArrowLeft"),
  before: [],
};
const NUMBER_FIELD: Hand = {
  change: "a digit in a number field",
  fieldOf: salaryOf,
  keys: [..."123456789"],
  before: ["End", "Backspace"],
};

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
    for (const [hand, times, timesAlone] of [
      [LEVER, preview.lever, alone.lever],
      [NUMBER_FIELD, preview.numberField, alone.numberField],
    ] as const) {
      const first = `from ${hand.change} to the first figures${how}, p50`;
      rows.push(
        atMost(`${first}, with a preview`, times.answer, slowdown === 1 ? 50 : 100, milliseconds),
        { what: `${first}, without`, measured: milliseconds(timesAlone.answer) },
        {
          what: `from ${hand.change} to the curve${how}, p50, with a preview; without`,
          measured: `${milliseconds(times.curve)}; ${milliseconds(timesAlone.curve)}`,
        },
      );
    }
    rows.push(
      atMost(
        `task of the page that shows a result of the worker${how}, p95`,
        preview.showing,
        50,
        milliseconds,
      ),
      atMost(
        `longest task of the page while a lever is drawn${how}, with a preview`,
        preview.longestTask,
        50,
        milliseconds,
      ),
      {
        what: `longest task of the page while a lever is drawn${how}, without`,
        measured: milliseconds(alone.longestTask),
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

/** Units: milliseconds, bytes. */
interface Figures {
  /** Medians. */
  readonly lever: Times;
  readonly numberField: Times;
  /** 95th percentile. */
  readonly showing: number;
  readonly longestTask: number;
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
  const lever = await measureChanges(page, LEVER);
  const numberField = await measureChanges(page, NUMBER_FIELD);
  const { longTasks, showing } = await measureTasks(page);
  if (hasPreview && showing.length === 0) throw new Error("the preview has ended: this machine is too busy");
  return {
    lever,
    numberField,
    showing: quantile(showing, 0.95),
    longestTask: Math.max(0, ...longTasks),
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
  await salaryOf(page).fill("9000");
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

/** Returns the medians of the times of a hand's changes. */
async function measureChanges(page: Page, { fieldOf, keys, before }: Hand): Promise<Times> {
  await fieldOf(page).focus();
  const times: Times[] = [];
  for (const key of keys) {
    for (const each of before) await page.keyboard.press(each);
    await expectSettled(page);
    await page.evaluate(measureNext);
    await page.keyboard.press(key);
    times.push(await page.evaluate(() => Reflect.get(window, "times")));
    await expectSettled(page);
  }
  return { answer: medianOf(times, ({ answer }) => answer), curve: medianOf(times, ({ curve }) => curve) };
}

/** Runs in the page. Keeps there the times from the next key until the answer and the curve are painted. */
function measureNext(): void {
  const state = () => ({
    answer: document.querySelector("#forecast h3")?.parentElement?.parentElement?.textContent,
    lines: [...document.querySelectorAll("figure path")].map((path) => path.getAttribute("d")).join(),
  });
  const times = new Promise<Times>((resolve) => {
    const before = state();
    let changedAt = 0;
    let answer = 0;
    document.addEventListener("keydown", ({ timeStamp }) => (changedAt = timeStamp), {
      capture: true,
      once: true,
    });
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
  const box = await leverOf(page).boundingBox();
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
