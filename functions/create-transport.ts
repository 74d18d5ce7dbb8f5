import type { MailTransport } from "#functions/mail/mail-transport.ts";
import { createOutboxTransport } from "#functions/mail/outbox-transport.ts";
import { createSendGridTransport } from "#functions/mail/sendgrid-transport.ts";
import type { MailConfig } from "./config/mail-config.ts";

/** The transport that is configured. */
export function createTransport(config: MailConfig): MailTransport {
  return config.transport === "sendgrid"
    ? createSendGridTransport(config)
    : createOutboxTransport({ ...config, now: Date.now });
}
