import { findWebKit } from "./hands/installed.ts";
import { openWebKit } from "./hands/webkit.ts";
import { JOURNEYS } from "./journeys/journeys.ts";
import { makeJourneys } from "./support/journey.ts";

const programs = findWebKit();

makeJourneys("webkit", programs && ((size) => openWebKit(programs, size)), JOURNEYS);
