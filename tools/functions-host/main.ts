// Runs a Function App on this machine without Azure Functions Core Tools: node tools/functions-host/main.ts [folder]
import { resolve } from "node:path";
import { failedStart, stopOnSignal } from "#tools/process/lifecycle.ts";
import { runApp } from "./run-app.ts";

try {
  const { summary, stop } = await runApp(resolve(process.argv[2] ?? "."));
  stopOnSignal(stop);
  console.log(summary.join("\n"));
} catch (error) {
  failedStart("The functions host", error);
}
