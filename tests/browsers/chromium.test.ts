import { openChromium } from "./hands/puppeteer.ts";
import { JOURNEYS } from "./journeys/journeys.ts";
import { makeJourneys } from "./support/journey.ts";

makeJourneys("chromium", openChromium, JOURNEYS);
