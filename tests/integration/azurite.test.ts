import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { QueueClient } from "@azure/storage-queue";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { azuriteConnectionString } from "#tools/azurite/start-azurite.ts";
import { startLocalStorage } from "#tools/azurite/start-local-storage.ts";
import { freePort } from "#tools/http/listen.ts";
import { startTool } from "#tools/process/start-tool.ts";

const DEVELOPMENT = "UseDevelopmentStorage=true";

describe("the local storage", () => {
  let place: { queuePort: number; tablePort: number; folder: string };
  beforeAll(async () => {
    place = {
      queuePort: await freePort(),
      tablePort: await freePort(),
      folder: mkdtempSync(join(tmpdir(), "azurite-")),
    };
  });
  afterAll(() => rmSync(place.folder, { recursive: true }));

  const queue = () => new QueueClient(azuriteConnectionString(place.queuePort, place.tablePort), "kept");

  it("keeps its data when it restarts", async () => {
    const storage = await startLocalStorage(DEVELOPMENT, place);
    expect(storage.summary).toEqual([`Storage: Azurite, with its data in ${place.folder}`]);
    expect(storage.connectionString).toBe(azuriteConnectionString(place.queuePort, place.tablePort));
    await queue().create();
    await queue().sendMessage("kept");
    await storage.stop();
    const again = await startLocalStorage(DEVELOPMENT, place);
    const { receivedMessageItems } = await queue().receiveMessages();
    await again.stop();
    expect(receivedMessageItems.map(({ messageText }) => messageText)).toEqual(["kept"]);
  });

  it("is not started if it already runs or if another storage is configured", async () => {
    const storage = await startLocalStorage(DEVELOPMENT, place);
    const second = await startLocalStorage(DEVELOPMENT, place);
    expect(second).toMatchObject({ summary: [], connectionString: storage.connectionString });
    await second.stop();
    await queue().createIfNotExists();
    await storage.stop();
    const elsewhere = await startLocalStorage("AccountName=elsewhere;AccountKey=key", place);
    expect(elsewhere).toMatchObject({
      summary: [],
      connectionString: "AccountName=elsewhere;AccountKey=key",
    });
  });

  it("ends with the process that started it, even if that process is killed", async () => {
    const tool = await startTool(
      ["tools/azurite/main.ts"],
      { AZURITE_QUEUE_PORT: String(place.queuePort), AZURITE_TABLE_PORT: String(place.tablePort) },
      /Azurite: queues on port/,
    );
    await queue().createIfNotExists();
    tool.kill();
    await tool.exited;
    const isUp = () => queue().exists({ abortSignal: AbortSignal.timeout(500) });
    await expect.poll(() => isUp().catch(() => "gone")).toBe("gone");
  });
});
