// Loaded by the processes of Azurite before its own modules.
import { registerHooks } from "node:module";

// Ends it, orderly, when the process that started it ends or lets go of it.
process.once("disconnect", () => process.kill(process.pid, "SIGINT"));

// Its telemetry is off, and what would send it is two thirds of what Azurite loads: any module stands in.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === "applicationinsights" ? "node:util" : specifier, context),
});
