// Serves the embedded engine by the planning service's HTTP interface.
import { readConfig } from "#functions/config/config.ts";
import { createEmbeddedPlanningService } from "#functions/planning/embedded-planning-service.ts";
import { close } from "#tools/http/close.ts";
import { listen } from "#tools/http/listen.ts";
import { portFrom } from "#tools/http/port-from.ts";
import { applyLocalSettings } from "#tools/local-settings.ts";
import { failedStart } from "#tools/process/failed-start.ts";
import { stopOnSignal } from "#tools/process/stop-on-signal.ts";
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
