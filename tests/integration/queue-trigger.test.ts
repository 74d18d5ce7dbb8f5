import { QueueClient } from "@azure/storage-queue";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { RunningAzurite } from "#tools/azurite/start-azurite.ts";
import { startTemporaryAzurite } from "#tools/azurite/start-azurite.ts";
import { freePort } from "#tools/http/listen.ts";
import { type RunningProcess, runTool, startTool } from "#tools/process/start-tool.ts";

const APP = ["tools/functions-host/main.ts", "tests/fixtures/apps/queue"];

/** One line of the app's, as a message was handed to it. */
interface Handed {
  readonly message: unknown;
  readonly atWork: number;
  readonly at: number;
  readonly dequeueCount: number;
}

describe("the functions host's queue trigger", () => {
  let azurite: RunningAzurite;
  let host: RunningProcess;
  let queue: QueueClient;
  let poison: QueueClient;
  let environment: Record<string, string>;

  const start = () => startTool(APP, environment, /Work: queue work/);
  const put = (message: string) => queue.sendMessage(Buffer.from(message).toString("base64"));
  const handed = (): Handed[] =>
    [...host.output().matchAll(/^@ (.*)$/gm)].map(([, line = ""]) => JSON.parse(line));
  const handedOf = (message: string) => handed().filter((each) => each.message === message);
  const countOf = async (client: QueueClient) => (await client.getProperties()).approximateMessagesCount;

  beforeAll(async () => {
    azurite = await startTemporaryAzurite();
    environment = { AzureWebJobsStorage: azurite.connectionString, FUNCTIONS_MESSAGE_LEASE_SECONDS: "2" };
    queue = new QueueClient(azurite.connectionString, "work");
    poison = new QueueClient(azurite.connectionString, "work-poison");
  });
  afterAll(() => azurite.stop());
  beforeEach(async () => {
    host = await start();
    await queue.clearMessages();
    await poison.clearMessages();
  });
  afterEach(() => host.stop());

  it("passes a message to its function with the worker's metadata, and deletes it", async () => {
    const { messageId } = await put("good");
    await expect.poll(host.output).toContain("done: good");
    expect(handed()).toEqual([
      expect.objectContaining({
        message: "good",
        queueTrigger: "good",
        id: messageId,
        dequeueCount: 1,
        popReceipt: expect.any(String),
        insertionTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
        expirationTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
        nextVisibleTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      }),
    ]);
    await expect.poll(() => countOf(queue)).toBe(0);
  });

  it("passes JSON to its function as a parsed value", async () => {
    await put('{"action":"good"}');
    await expect.poll(() => handed()[0]?.message).toEqual({ action: "good" });
  });

  it("delivers a message again after the visibility timeout if its function fails", async () => {
    await put("better");
    await expect.poll(host.output).toContain("done: better");
    const attempts = handedOf("better");
    expect(attempts.map(({ dequeueCount }) => dequeueCount)).toEqual([1, 2, 3]);
    const pauses = attempts.slice(1).map(({ at }, index) => at - (attempts[index]?.at ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(900);
    await expect.poll(() => countOf(queue)).toBe(0);
    expect(await countOf(poison)).toBe(0);
  });

  it("moves a message that fails too often to the poison queue, and delivers the good ones", async () => {
    for (const message of ["good 1", "bad", "good 2", "good 3"]) await put(message);
    await expect.poll(() => countOf(poison)).toBe(1);
    const { receivedMessageItems } = await poison.receiveMessages();
    const texts = receivedMessageItems.map(({ messageText }) =>
      Buffer.from(messageText, "base64").toString(),
    );
    expect(texts).toEqual(["bad"]);
    expect(handedOf("bad")).toHaveLength(3);
    for (const good of ["good 1", "good 2", "good 3"]) expect(handedOf(good)).toHaveLength(1);
    await expect.poll(() => countOf(queue)).toBe(0);
  });

  it("hides a message while its function runs, and finishes before it ends", async () => {
    await put("slow");
    await expect.poll(() => handedOf("slow")).toHaveLength(1);
    expect(await host.stop()).toBe(0);
    expect(host.output()).toContain("done: slow");
    expect(handedOf("slow")).toHaveLength(1);
    expect(await countOf(queue)).toBe(0);
  });

  it("fetches at most one batch beyond the messages in progress", async () => {
    for (let index = 0; index < 12; index++) await put(`slow ${index}`);
    await expect.poll(handed).toHaveLength(12);
    // A batch of 4 is fetched when at most 1 is at work.
    expect(Math.max(...handed().map(({ atWork }) => atWork))).toBeLessThanOrEqual(5);
    expect(Math.max(...handed().map(({ atWork }) => atWork))).toBeGreaterThan(1);
  });

  it("delivers the messages of a killed process again", async () => {
    await put("deadly");
    await host.exited;
    host = await start();
    await expect.poll(host.output).toContain("done: deadly");
    expect(handedOf("deadly").map(({ dequeueCount }) => dequeueCount)).toEqual([2]);
  });
});

it("the functions host reports that its queue trigger has no storage", async () => {
  const [queuePort, tablePort] = [await freePort(), await freePort()];
  const { azuriteConnectionString } = await import("#tools/azurite/start-azurite.ts");
  const { code, output } = await runTool(APP, {
    AzureWebJobsStorage: azuriteConnectionString(queuePort, tablePort),
  });
  expect(output).toContain("The storage that AzureWebJobsStorage names does not answer.");
  expect(code).toBe(1);
});
