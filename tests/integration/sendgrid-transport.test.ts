import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { MailMessage } from "#functions/mail/mail-transport.ts";
import { createSendGridTransport } from "#functions/mail/sendgrid-transport.ts";
import { freePort } from "#tools/http/listen.ts";
import { type AnswerName, type SendGridStandIn, startSendGrid } from "./support/sendgrid.ts";

const API_KEY = "SG.test.key";

const MESSAGE: MailMessage = {
  reportId: "2026-11-21-test",
  language: "en",
  to: "zoe@example.com",
  brandName: "Goal Planner",
  subject: "Your detailed report",
  text: "Dear Zoë {{name}}",
  html: "<p>Dear Zoë</p>",
  attachment: {
    filename: "report.pdf",
    contentType: "application/pdf",
    content: Uint8Array.from({ length: 256 }, (_, byte) => byte),
  },
};

describe("the SendGrid transport", () => {
  let provider: SendGridStandIn;
  beforeAll(async () => {
    provider = await startSendGrid(API_KEY);
  });
  afterAll(() => provider.close());
  beforeEach(() => provider.answer("accepted"));

  const transport = (baseUrl: string, deadlineMs?: number) =>
    createSendGridTransport({ apiKey: API_KEY, baseUrl, from: { address: "plans@example.com" } }, deadlineMs);

  it("sends a request in the API's format, with the attachment unchanged and tracking off", async () => {
    expect(await transport(provider.origin).send(MESSAGE)).toEqual({ kind: "accepted" });
    expect(provider.refused).toEqual([]);
    expect(provider.received.at(-1)).toMatchObject({
      personalizations: [{ to: [{ email: "zoe@example.com" }] }],
      from: { email: "plans@example.com", name: "Goal Planner" },
      subject: MESSAGE.subject,
      headers: {
        "Auto-Submitted": "auto-generated",
        "X-Auto-Response-Suppress": "All",
        "Content-Language": "en",
      },
      content: [{ value: MESSAGE.text }, { value: MESSAGE.html }],
      attachments: [{ filename: "report.pdf", type: "application/pdf" }],
      tracking_settings: {
        click_tracking: { enable: false, enable_text: false },
        open_tracking: { enable: false },
      },
    });
    const content = provider.received.at(-1)?.attachments[0]?.content ?? "";
    expect(Buffer.from(content, "base64").equals(MESSAGE.attachment.content)).toBe(true);
  });

  it.each<[AnswerName, object]>([
    ["429", { kind: "retryable", retryAfterMs: 7_000, providerStatus: 429 }],
    ["503", { kind: "retryable", providerStatus: 503 }],
    ["503, cut", { kind: "retryable", providerStatus: 503 }],
    ["408", { kind: "retryable", providerStatus: 408 }],
    ["401", { kind: "unauthorized", providerStatus: 401 }],
    ["403", { kind: "unauthorized", providerStatus: 403 }],
    ["404", { kind: "unauthorized", providerStatus: 404 }],
    ["405", { kind: "unauthorized", providerStatus: 405 }],
    ["202, cut", { kind: "accepted" }],
    ["202, reset", { kind: "accepted" }],
    ["202 without an end", { kind: "accepted" }],
    ["500", { kind: "unknown", providerStatus: 500 }],
    ["reset", { kind: "unknown" }],
    ["400", { kind: "rejected", providerStatus: 400 }],
    ["redirect", { kind: "unauthorized", providerStatus: 307 }],
    ["410", { kind: "unauthorized", providerStatus: 410 }],
    ["200", { kind: "unknown", providerStatus: 200 }],
  ])("makes one attempt, and returns the outcome of the answer %s", async (answer, outcome) => {
    provider.answer(answer);
    const before = provider.received.length;
    expect(await transport(provider.origin).send(MESSAGE)).toEqual(outcome);
    expect(provider.received).toHaveLength(before + 1);
  });

  it.each<AnswerName>(["silence", "drip"])("gives up at its deadline with the answer %s", async (answer) => {
    provider.answer(answer);
    const start = Date.now();
    expect(await transport(provider.origin, 400).send(MESSAGE)).toEqual({ kind: "unknown" });
    expect(Date.now() - start).toBeLessThan(5_000);
  });

  it("reports that nothing was sent if the connection was refused", async () => {
    const origin = `http://127.0.0.1:${await freePort()}`;
    expect(await transport(origin).send(MESSAGE)).toEqual({ kind: "retryable" });
  });

  it("reports a wrong key without the message or the key", async () => {
    const said = vi.spyOn(console, "warn").mockImplementation(() => {});
    const other = createSendGridTransport({
      apiKey: "canary-key",
      baseUrl: provider.origin,
      from: { address: "plans@example.com", name: "Goal Planner" },
    });
    expect(await other.send(MESSAGE)).toEqual({ kind: "unauthorized", providerStatus: 401 });
    expect(JSON.stringify(said.mock.calls)).not.toMatch(/canary|example\.com/);
    said.mockRestore();
  });

  it("sends several mails at once, each with a client of its own", async () => {
    const before = provider.received.length;
    provider.answer("accepted", "drip", "accepted");
    const sent = await Promise.all([1, 2, 3].map(() => transport(provider.origin, 4_000).send(MESSAGE)));
    expect(sent.map(({ kind }) => kind).toSorted()).toEqual(["accepted", "accepted", "unknown"]);
    expect(provider.received).toHaveLength(before + 3);
  });
});
