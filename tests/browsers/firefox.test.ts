import { findFirefox } from "./hands/installed.ts";
import { openFirefox } from "./hands/puppeteer.ts";
import { JOURNEYS } from "./journeys/journeys.ts";
import { makeJourneys } from "./support/journey.ts";

const program = findFirefox();

makeJourneys("firefox", program === undefined ? undefined : (size) => openFirefox(program, size), JOURNEYS);
