import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { build } from "esbuild";
import { AR } from "#shared/wording/generated/ar.js";
import { frameOf, openPartnerPage } from "./partner.ts";
import { PARTNER } from "./partner-origins.ts";
import { expect, fillPlan, test } from "./visitor.ts";

const [, COMPONENT = ""] = /```tsx\n([\s\S]*?)```/.exec(readFileSync("docs/embedding.md", "utf8")) ?? [];

/** The component of docs/embedding.md as React's server renders it. */
const RENDERED =
  '<goal-planner calculator="pension" language="ar" accent="#0b6b5f" partner="acme"></goal-planner>';

/** Runs that component in a partner's page, in StrictMode, with the development build's warnings. */
async function runComponent(page: Page): Promise<void> {
  const contents = `import { StrictMode, useEffect, useRef } from "react";
    import { hydrateRoot } from "react-dom/client";
    ${COMPONENT}
    window.results = 0;
    const planner = <StrictMode><Planner onResult={() => { window.results += 1; }} /></StrictMode>;
    window.root = hydrateRoot(document.querySelector("main"), planner);`;
  const { outputFiles } = await build({
    stdin: { contents, loader: "tsx", resolveDir: process.cwd() },
    bundle: true,
    write: false,
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"development"' },
  });
  await page.evaluate(outputFiles.map(({ text }) => text).join(""));
}

test("the component of the documentation hydrates in StrictMode, hears one event once and cleans up", async ({
  page,
}) => {
  await openPartnerPage(page, PARTNER);
  const calculator = frameOf(page, AR.titles.pension);
  // The script draws the frame before React takes over what the server rendered.
  await page.evaluate((html) => {
    const main = document.querySelector("main");
    if (main !== null) main.innerHTML = html;
  }, RENDERED);
  await expect(calculator.getByRole("heading", { name: AR.form.heading })).toBeVisible();
  await runComponent(page);
  await fillPlan(calculator, AR);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, "results"))).toBe(1);
  await expect(page.locator("iframe")).toHaveCount(1);
  await page.evaluate(() => Reflect.get(window, "root").unmount());
  await expect(page.locator("iframe")).toHaveCount(0);
});
