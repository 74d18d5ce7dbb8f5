import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { encodePayload } from "#shared/contract/payload-codec.ts";
import type { RunningAzurite } from "#tools/azurite/start-azurite.ts";
import { startTemporaryAzurite } from "#tools/azurite/start-azurite.ts";
import { PENSION_FORM } from "../fixtures/forms.ts";
import { type RunningProduct, startProduct } from "./support/product.ts";
import { type Sent, send } from "./support/send.ts";

let azurite: RunningAzurite;
beforeAll(async () => {
  azurite = await startTemporaryAzurite();
});
afterAll(() => azurite.stop());

describe("against mail bombing, through two instances of the app,", () => {
  let instances: readonly RunningProduct[] = [];
  /** An instance over the shared storage that has made its first forecast, which takes the longest. */
  const start = async (environment: Readonly<Record<string, string>> = {}) => {
    const product = await startProduct({
      AzureWebJobsStorage: azurite.connectionString,
      REPORTS_PER_ADDRESS_PER_HOUR: "10",
      ...environment,
    });
    await send(product.origin, "/api/Health");
    return product;
  };
  beforeAll(async () => {
    instances = [await start(), await start()];
  });
  afterAll(() => Promise.all(instances.map(({ stop }) => stop())));

  /**
   * Asks again while the service is too busy, as its pages do: a report that is asked for twice counts once.
   * @param instance one, or the number of a request: these go to the two in turn
   */
  const ask = async (
    instance: RunningProduct | number,
    change: object,
    address: string,
    more: readonly string[] = [],
  ) => {
    const form = { ...PENSION_FORM, ...change };
    const body = JSON.stringify({ baseUrl: "http://localhost:5173/", payload: encodePayload(form) });
    const headers = ["Content-Type", "application/json", "X-Forwarded-For", address, ...more];
    const { origin = "" } = (typeof instance === "number" ? instances[instance % 2] : instance) ?? {};
    let sent = await send(origin, "/api/EmailPdf", { method: "POST", headers, body });
    while (sent.status === 503) sent = await send(origin, "/api/EmailPdf", { method: "POST", headers, body });
    return sent;
  };

  test("one recipient gets at most three reports a day, whoever requests them", async () => {
    const email = "bombed@example.com";
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        ask(index, { email, age: 30 + index }, `203.0.113.${index}:443`),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([202, 202, 202, 429, 429, 429, 429, 429]);
    for (const { headers } of answers.filter(({ status }) => status === 429)) {
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      expect(Number(headers["retry-after"])).toBeLessThanOrEqual(24 * 3_600);
    }
  });

  test("one mailbox gets at most three reports a day, however its address is spelled", async () => {
    const spellings = [
      "zoe.bombed@gmail.com",
      "z.o.e.bombed+1@gmail.com",
      "ZoeBombed@googlemail.com",
      "zoebombed@gmail.com",
    ];
    const statuses = [];
    for (const [index, email] of spellings.entries())
      statuses.push((await ask(index, { email }, `203.0.113.${50 + index}`)).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
  });

  test("the recipient's limit is reported differently from the caller's", async () => {
    const codeOf = ({ body }: Sent) => JSON.parse(body.toString()).code;
    const email = "told@example.com";
    for (const age of [40, 41, 42]) expect((await ask(0, { email, age }, "192.0.2.20")).status).toBe(202);
    expect(codeOf(await ask(0, { email, age: 43 }, "192.0.2.20"))).toBe("too-many-reports");
    const codes = [];
    for (let index = 0; index < 7; index++) {
      codes.push(codeOf(await ask(0, { email: `told-${index}@example.com` }, "192.0.2.20")));
    }
    expect(codes.at(-1)).toBe("too-many-requests");
  });

  test("a corrected name makes a new report, within the limits", async () => {
    const email = "corrected@example.com";
    const statuses = [];
    for (const name of ["Zoe", "Zoë", "Zoë Smith", "Zoë M Smith"])
      statuses.push((await ask(0, { email, name }, "192.0.2.30")).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
  });

  test("a program that imitates a page and has no access code is still limited", async () => {
    const locked = await start({ REPORT_ACCESS_CODE: "a code of sixteen characters" });
    const page = ["Sec-Fetch-Site", "same-origin", "Sec-Fetch-Dest", "empty"];
    const email = "program@example.com";
    const statuses = [(await ask(locked, { email }, "192.0.2.40")).status];
    for (const age of [40, 41, 42, 43]) {
      statuses.push((await ask(locked, { email, age }, "192.0.2.40", page)).status);
    }
    for (let index = 0; index < 8; index++) {
      const other = { email: `program-${index}@example.com` };
      statuses.push((await ask(locked, other, "192.0.2.40", page)).status);
    }
    await locked.stop();
    // Without the headers; then the recipient's three; then what is left of the address's ten, a refused one counted.
    const passed = [202, 202, 202, 429, 202, 202, 202, 202, 202, 202, 429, 429];
    expect(statuses).toEqual([403, ...passed]);
  });

  test("one IPv6 network of 48 bits gets a limited number of reports a day, whichever of its addresses asks", async () => {
    const few = await start({ REPORTS_PER_NETWORK_PER_DAY: "4" });
    const statuses = [];
    for (let index = 0; index < 6; index++) {
      const address = `[2001:db8:48:${index}::1]:50432`;
      statuses.push((await ask(few, { email: `n${index}@example.com` }, address)).status);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 429, 429]);
    expect((await ask(few, { email: "n7@example.com" }, "[2001:db8:49::1]:50432")).status).toBe(202);
    await few.stop();
  });

  test("one address can have ten reports an hour sent, whoever receives them", async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, index) =>
        ask(index, { email: `r${index}@example.com` }, "198.51.100.7:50432"),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429, 429, 429, 429]);
  });

  test("a double click sends one mail, and counts once", async () => {
    const twice = { email: "twice@example.com" };
    const [first, second] = [await ask(0, twice, "192.0.2.1"), await ask(1, twice, "192.0.2.1")];
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(second.body).toEqual(first.body);
    for (const age of [40, 41]) expect((await ask(0, { ...twice, age }, "192.0.2.1")).status).toBe(202);
    expect((await ask(1, { ...twice, age: 42 }, "192.0.2.1")).status).toBe(429);
  });
});
