// Runs a Function App on this machine without Azure Functions Core Tools: node tools/functions-host/main.ts [folder]
import { resolve } from "node:path";
import { stopOnSignal } from "#tools/http/stop-on-signal.ts";
import { loadApp } from "./load-app.ts";
import { startTriggers } from "./start-triggers.ts";

try {
  const { core, hostSettings } = loadApp(resolve(process.argv[2] ?? "."));
  const triggers = await startTriggers(core, hostSettings);
  stopOnSignal(async () => {
    await Promise.all(triggers.map(({ stop }) => stop()));
  });
  console.log(triggers.flatMap(({ summary }) => summary).join("\n"));
} catch (error) {
  console.error("The functions host could not start.", error);
  process.exit(1);
}
