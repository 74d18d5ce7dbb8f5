// Serves the embedded engine by the planning service's HTTP interface.
import { readConfig } from "#functions/config/config.ts";
import { createEmbeddedPlanningService } from "#functions/planning/embedded-planning-service.ts";
import { close, listen, portFrom } from "#tools/http/listen.ts";
import { applyLocalSettings } from "#tools/local-settings.ts";
import { failedStart, stopOnSignal } from "#tools/process/lifecycle.ts";
import { planningServer } from "./planning-server.ts";

const DEFAULT_PORT = 7072;

try {
  applyLocalSettings(".");
  const server = planningServer(createEmbeddedPlanningService(readConfig().funds));
  const origin = await listen(server, portFrom("PLANNING_SERVICE_PORT", DEFAULT_PORT));
  stopOnSignal(() => close(server));
  console.log(`Planning service: ${origin}`);
} catch (error) {
  failedStart("The planning service", error);
}
