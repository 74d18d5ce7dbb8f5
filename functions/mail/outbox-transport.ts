import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type MailMessage, type MailTransport, mailHeaders, type Sender } from "./mail-transport.ts";

interface OutboxSettings {
  /** Folder for the mails. */
  readonly folder: string;
  readonly from: Sender;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly now: () => number;
}

/** Writes every mail to a folder instead of sending it, as an `.eml` file that mail programs can open. */
export function createOutboxTransport({ folder, from, now }: OutboxSettings): MailTransport {
  return {
    send: async (message) => {
      const date = new Date(now());
      const file = join(folder, `${date.toISOString().replaceAll(":", "-")}-${message.reportId}.eml`);
      try {
        await mkdir(folder, { recursive: true });
        // The file gets its name once it is complete, so that nobody reads half a mail.
        await writeFile(`${file}.part`, await compose(message, from, date));
        await rename(`${file}.part`, file);
        return { kind: "accepted" };
      } catch {
        return { kind: "retryable" };
      }
    },
  };
}

async function compose(message: MailMessage, from: Sender, date: Date): Promise<Buffer> {
  const { to, brandName, subject, text, html, attachment } = message;
  const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
  const composer = new MailComposer({
    from: { address: from.address, name: from.name ?? brandName },
    to: { address: to, name: "" },
    headers: mailHeaders(message),
    subject,
    text,
    html,
    date,
    attachments: [{ ...attachment, content: Buffer.from(attachment.content) }],
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
