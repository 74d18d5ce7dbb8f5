import type { Client } from "@sendgrid/mail/src/classes/mail-service.js";
import { type MailMessage, type MailTransport, mailHeaders, type Sender } from "./mail-transport.ts";
import { outcomeOfError } from "./outcome-of-error.ts";

interface SendGridSettings {
  readonly apiKey: string;
  /** For example https://api.sendgrid.com/ or, within the EU, https://api.eu.sendgrid.com/. */
  readonly baseUrl: string;
  readonly from: Sender;
}

/** HTTP status of an accepted mail. Source: SendGrid's API reference, Mail Send. */
const ACCEPTED = 202;

/** Deadline of a whole attempt, so that an answer sent in single bytes does not hold a message for ever. */
const DEADLINE_MS = 20_000;

/**
 * Sends through SendGrid's Mail Send API, version 3, in one attempt that follows no redirect. The status gives the
 * outcome. The body is not read, because it may be cut off or never end.
 */
export function createSendGridTransport(settings: SendGridSettings, deadlineMs = DEADLINE_MS): MailTransport {
  return {
    send: async (message) => {
      const answered = new AbortController();
      const signal = AbortSignal.any([answered.signal, AbortSignal.timeout(deadlineMs)]);
      try {
        const service = await createService(settings, signal);
        const [{ statusCode }] = await service.send(mailData(message, settings.from));
        // Any other success comes from something else, such as a web page, which may not have accepted a mail.
        return statusCode === ACCEPTED
          ? { kind: "accepted" }
          : { kind: "unknown", providerStatus: statusCode };
      } catch (error) {
        // The error contains the whole request, so only its outcome is passed on.
        return outcomeOfError(error, Date.now());
      } finally {
        answered.abort();
      }
    },
  };
}

/** Makes a client for one request: the library keeps these settings, and a deadline applies to one request. */
async function createService({ apiKey, baseUrl }: SendGridSettings, signal: AbortSignal) {
  const { default: MailService } = await import("@sendgrid/mail/src/classes/mail-service.js");
  return new (class extends MailService {
    override setClient(client: Client): void {
      client.setApiKey(apiKey);
      // As options of a request, 0 would be dropped and the signal would lose its prototype.
      client.setDefaultRequest({ baseUrl, maxRedirects: 0, responseType: "stream", signal });
      super.setClient(client);
    }
  })();
}

function mailData(message: MailMessage, from: Sender) {
  const { to, brandName, subject, text, html, attachment } = message;
  return {
    to: { email: to },
    from: { email: from.address, name: from.name ?? brandName },
    headers: mailHeaders(message),
    subject,
    text,
    html,
    attachments: [
      {
        filename: attachment.filename,
        type: attachment.contentType,
        disposition: "attachment",
        content: Buffer.from(attachment.content).toString("base64"),
      },
    ],
    // Links stay unchanged, and nobody learns when a mail is read.
    trackingSettings: {
      clickTracking: { enable: false, enableText: false },
      openTracking: { enable: false },
    },
  };
}
