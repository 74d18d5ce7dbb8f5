import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { Language } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import type { Hands, OpenBrowser, Size } from "../hands/hands.ts";
import type { BrowserName } from "./product.ts";
import { type Visitor, visitorOf } from "./visitor.ts";
import { startWatchingProxy, type WatchingProxy } from "./watching-proxy.ts";

const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const satisfies Record<string, Size>;

const PICTURES = "test-results/browsers";

type Setting = `${Language} ${keyof typeof SIZES}`;

export interface Journey {
  readonly title: string;
  /** The language and the size of the window that it is made in, by browser. */
  readonly settings: Readonly<Partial<Record<BrowserName, Setting>>>;
  readonly run: (visitor: Visitor) => Promise<void>;
}

/**
 * Makes the journeys that a browser is meant for, one after the other, each in a browser of its own.
 * @param open undefined where the browser is not installed
 */
export function makeJourneys(
  browser: BrowserName,
  open: OpenBrowser | undefined,
  journeys: readonly Journey[],
): void {
  describe.skipIf(open === undefined)(browser, () => {
    let proxy: WatchingProxy;
    beforeAll(async () => {
      const { origin, proxyPorts } = inject("product");
      proxy = await startWatchingProxy(origin, proxyPorts[browser]);
    });
    afterAll(() => proxy.close());

    for (const { title, settings, run } of journeys) {
      const setting = settings[browser];
      if (setting === undefined || open === undefined) continue;
      it(`${title} (${setting})`, async () => {
        const make = () => lossOnTheWay(setting, open, proxy, run);
        // One session of WebKitGTK in thirty crashes or hangs.
        const loss = (await make()) && (await make());
        if (loss !== undefined) throw loss;
      });
    }
  });
}

/**
 * Makes a journey in a new browser, and expects that nothing went wrong in any document of it.
 * @returns the error by which the browser was lost on the way; undefined where it was not
 */
async function lossOnTheWay(
  setting: Setting,
  open: OpenBrowser,
  proxy: WatchingProxy,
  run: Journey["run"],
): Promise<unknown> {
  const [language, size] = setting.split(" ") as [Language, keyof typeof SIZES];
  proxy.decide(() => "passed on");
  proxy.takeReports();
  let hands: Hands | undefined;
  try {
    hands = await open(SIZES[size]);
    const { outbox } = inject("product");
    const visitor = visitorOf({ hands, proxy, outbox, wording: WORDINGS[language] });
    await run(visitor);
    await expectNoErrors(visitor);
    return undefined;
  } catch (error) {
    if (hands === undefined || hands.isLost()) return error;
    await takePicture(hands).catch(() => undefined);
    throw error;
  } finally {
    await hands?.end();
  }
}

/** Keeps how a page looks where a journey fails. */
async function takePicture(hands: Hands): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  const name = expect.getState().currentTestName?.replaceAll(/[^\p{L}\d]+/gu, "-");
  await writeFile(join(PICTURES, `${name}.png`), await hands.screenshot());
}

async function expectNoErrors({ ask, proxy }: Visitor): Promise<void> {
  // Everything that a document reported earlier has arrived once this is answered.
  await ask(async () => (await fetch("/api/Health")).status);
  expect(proxy.takeReports()).toEqual([]);
}
