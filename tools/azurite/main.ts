// Runs the emulator of Azure Storage, in memory: node tools/azurite/main.ts, on AZURITE_QUEUE_PORT and AZURITE_TABLE_PORT.
import { portFrom } from "#tools/http/listen.ts";
import { failedStart, stopOnSignal } from "#tools/process/lifecycle.ts";
import { startAzurite } from "./start-azurite.ts";

try {
  const ports = {
    queuePort: portFrom("AZURITE_QUEUE_PORT", 10_001),
    tablePort: portFrom("AZURITE_TABLE_PORT", 10_002),
  };
  const { stop } = await startAzurite(ports);
  stopOnSignal(stop);
  console.log(`Azurite: queues on port ${ports.queuePort}, tables on port ${ports.tablePort}.`);
} catch (error) {
  failedStart("Azurite", error);
}
