import { createServer } from "node:http";
import { describe, expect, it } from "vitest";
import { close } from "#tools/http/close.ts";
import { listen } from "#tools/http/listen.ts";
import { runTool, startTool } from "./support/process.ts";
import { send } from "./support/send.ts";

const START = ["tools/start.ts"];

async function freePort(): Promise<string> {
  const server = createServer();
  const { port } = new URL(await listen(server, 0));
  await close(server);
  return port;
}

describe("npm start", () => {
  it("serves pages and functions until it is told to end", async () => {
    const ports = { FUNCTIONS_PORT: await freePort(), CLIENT_PORT: await freePort() };
    const product = await startTool(START, ports);
    expect(product.origin).toBe(`http://127.0.0.1:${ports.CLIENT_PORT}`);
    expect(product.output()).toContain(`Calculate: http://127.0.0.1:${ports.FUNCTIONS_PORT}/api/Calculate\n`);

    expect(await send(product.origin, "/")).toMatchObject({
      status: 200,
      headers: { "content-type": expect.stringContaining("text/html") },
    });
    expect(await send(product.origin, "/api/Health")).toMatchObject({ status: 200 });

    expect(await product.stop()).toBe(0);
    await expect(send(product.origin, "/")).rejects.toMatchObject({ code: "ECONNREFUSED" });
  });

  it.each(["FUNCTIONS_PORT", "CLIENT_PORT"])(
    "says so when %s is taken, and leaves nothing behind",
    async (key) => {
      const other = createServer();
      const { port: taken } = new URL(await listen(other, 0));
      const ports = { FUNCTIONS_PORT: await freePort(), CLIENT_PORT: await freePort(), [key]: taken };
      const { code, output } = await runTool(START, ports);
      await close(other);
      expect(output).toMatch(new RegExp(`port ${taken}`, "i"));
      expect(code).toBe(1);
    },
  );
});
