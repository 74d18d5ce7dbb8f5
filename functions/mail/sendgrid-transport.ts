import type { Client } from "@sendgrid/mail/src/classes/mail-service.js";
import { type MailMessage, type MailTransport, mailHeaders, type Sender } from "./mail-transport.ts";
import { outcomeOfError } from "./outcome-of-error.ts";

interface SendGridSettings {
  readonly apiKey: string;
  /** As https://api.sendgrid.com/ or, within the EU, https://api.eu.sendgrid.com/. */
  readonly baseUrl: string;
  readonly from: Sender;
}

/** How a mail is accepted. Source: SendGrid's API reference, Mail Send. */
const ACCEPTED = 202;

/** For one attempt as a whole, so that an answer that drips does not hold a message for ever. */
const DEADLINE_MS = 20_000;

/**
 * Sends by the Mail Send API of SendGrid, version 3: one attempt, which follows no redirect. The status tells its
 * outcome; a body may be cut, or never end, and is not read.
 */
export function createSendGridTransport(settings: SendGridSettings, deadlineMs = DEADLINE_MS): MailTransport {
  return {
    send: async (message) => {
      const answered = new AbortController();
      const signal = AbortSignal.any([answered.signal, AbortSignal.timeout(deadlineMs)]);
      try {
        const service = await createService(settings, signal);
        const [{ statusCode }] = await service.send(mailData(message, settings.from));
        // Another success is of something else that answers there, as a web page: it is not known to have taken a mail.
        return statusCode === ACCEPTED
          ? { kind: "accepted" }
          : { kind: "unknown", providerStatus: statusCode };
      } catch (error) {
        // The error holds the whole request: of it nothing but the outcome goes on.
        return outcomeOfError(error, Date.now());
      } finally {
        answered.abort();
      }
    },
  };
}

/** One client a send: the library keeps what is set here, and a deadline is of one request. */
async function createService({ apiKey, baseUrl }: SendGridSettings, signal: AbortSignal) {
  const { default: MailService } = await import("@sendgrid/mail/src/classes/mail-service.js");
  return new (class extends MailService {
    override setClient(client: Client): void {
      client.setApiKey(apiKey);
      // Set per request they would be dropped (0) or lose their prototype (the signal).
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
    // Links stay what they say, and nobody learns when a mail is read.
    trackingSettings: {
      clickTracking: { enable: false, enableText: false },
      openTracking: { enable: false },
    },
  };
}
