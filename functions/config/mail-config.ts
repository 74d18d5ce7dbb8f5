import type { Sender } from "#functions/mail/mail-transport.ts";
import type { Environment } from "./environment.ts";
import { settingOf } from "./settings.ts";

/** Mail transport: files in a folder, or SendGrid. */
export type MailConfig =
  | { readonly transport: "outbox"; readonly folder: string; readonly from: Sender }
  | {
      readonly transport: "sendgrid";
      readonly apiKey: string;
      readonly baseUrl: string;
      readonly from: Sender;
    };

/** A sender that cannot exist (RFC 2606); mail that leaves this machine needs a real one. */
const NO_SENDER = "no-reply@example.com";

/** Reads the settings of mail, and adds a fault for each that SendGrid needs. */
export function parseMailConfig(environment: Environment, faults: string[]): MailConfig {
  const name = settingOf(environment, "MAIL_FROM_NAME");
  const address = settingOf(environment, "MAIL_FROM");
  const from: Sender = { address: address ?? NO_SENDER, ...(name !== undefined && { name }) };
  if (settingOf(environment, "MAIL_TRANSPORT") !== "sendgrid") {
    return { transport: "outbox", folder: settingOf(environment, "MAIL_OUTBOX"), from };
  }
  const apiKey = settingOf(environment, "SENDGRID_API_KEY");
  if (apiKey === undefined) faults.push("SENDGRID_API_KEY must be set for MAIL_TRANSPORT sendgrid");
  if (address === undefined) faults.push("MAIL_FROM must be set for MAIL_TRANSPORT sendgrid");
  const baseUrl = settingOf(environment, "SENDGRID_BASE_URL");
  return { transport: "sendgrid", apiKey: apiKey ?? "", baseUrl, from };
}
