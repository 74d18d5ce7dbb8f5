import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { MailMessage } from "#functions/mail/mail-transport.ts";
import { createOutboxTransport } from "#functions/mail/outbox-transport.ts";

const NOW = Date.UTC(2026, 10, 21, 8, 30);

const MESSAGE: MailMessage = {
  reportId: "2026-11-21-test",
  language: "ar",
  to: "zoe@example.com",
  brandName: "مخطط الأهداف",
  subject: "Your detailed report",
  text: "Dear زوي,\n.\nFrom here on",
  html: "<p>Dear زوي,</p>",
  attachment: {
    filename: "report.pdf",
    contentType: "application/pdf",
    content: Uint8Array.from({ length: 2_000 }, (_, index) => index % 256),
  },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "outbox-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const transport = (place: string) =>
  createOutboxTransport({
    folder: place,
    from: { address: "plans@example.com", name: "Goal Planner" },
    now: () => NOW,
  });

describe("the outbox", () => {
  it("stores a mail as a file that mail programs can open", async () => {
    const place = join(folder, "made", "when-needed");
    expect(await transport(place).send(MESSAGE)).toEqual({ kind: "accepted" });
    expect(readdirSync(place)).toEqual(["2026-11-21T08-30-00.000Z-2026-11-21-test.eml"]);
    const mail = await PostalMime.parse(readFileSync(join(place, readdirSync(place)[0] ?? "")));
    expect(mail.from).toMatchObject({ address: "plans@example.com", name: "Goal Planner" });
    expect(mail.to).toMatchObject([{ address: "zoe@example.com" }]);
    expect(mail.subject).toBe(MESSAGE.subject);
    expect(mail.headers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
        expect.objectContaining({ key: "x-auto-response-suppress", value: "All" }),
        expect.objectContaining({ key: "content-language", value: "ar" }),
      ]),
    );
    expect(mail.text?.trimEnd()).toBe(MESSAGE.text);
    expect(mail.html?.trimEnd()).toBe(MESSAGE.html);
    expect(mail.attachments).toHaveLength(1);
    const [attachment] = mail.attachments;
    expect(attachment).toMatchObject({ filename: "report.pdf", mimeType: "application/pdf" });
    const { content } = attachment ?? { content: "" };
    if (typeof content === "string") throw new Error("the attachment is text");
    expect(Buffer.from(new Uint8Array(content)).equals(MESSAGE.attachment.content)).toBe(true);
  });

  it("defers a mail that it cannot write", async () => {
    const file = join(folder, "no-folder");
    writeFileSync(file, "");
    expect(await transport(file).send(MESSAGE)).toEqual({ kind: "retryable" });
  });
});
