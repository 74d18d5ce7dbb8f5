import type { LaunchOptions } from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser, omittedArguments } from "#tools/browser/find-browser.ts";

const { executablePath, env } = findBrowser();

/** A browser as visitors have it, whose optimiser makes a worker that simulates many times as fast. */
export const OPTIMISING: LaunchOptions = {
  args: [...BROWSER_ARGUMENTS],
  ignoreDefaultArgs: [...omittedArguments()],
  executablePath,
  ...(env === undefined ? {} : { env }),
};

/** A browser for pages: no test runs long enough to earn what optimising their scripts takes. */
export const NOT_OPTIMISING: LaunchOptions = {
  ...OPTIMISING,
  args: [...BROWSER_ARGUMENTS, "--js-flags=--no-maglev,--no-turbofan"],
};
