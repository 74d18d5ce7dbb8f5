// Runs the emulator of Azure Storage, in memory: node tools/azurite/main.ts, on AZURITE_QUEUE_PORT and AZURITE_TABLE_PORT.
import { failedStart, stopOnSignal } from "#tools/process/lifecycle.ts";
import { azuritePorts, startAzurite } from "./start-azurite.ts";

try {
  const ports = azuritePorts();
  const { stop } = await startAzurite(ports);
  stopOnSignal(stop);
  console.log(`Azurite: queues on port ${ports.queuePort}, tables on port ${ports.tablePort}.`);
} catch (error) {
  failedStart("Azurite", error);
}
