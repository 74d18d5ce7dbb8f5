import type { Sender } from "#functions/mail/mail-transport.ts";
import { setting } from "#shared/contract/setting.ts";
import {
  checkLine,
  EMAIL_ADDRESS,
  type Environment,
  isEmailAddress,
  isInAzure,
  isServiceAddress,
  LONGEST_NAME,
} from "./environment.ts";

/** How mail goes out: as files into a folder, or by SendGrid. */
export type MailConfig =
  | { readonly transport: "outbox"; readonly folder: string; readonly from: Sender }
  | {
      readonly transport: "sendgrid";
      readonly apiKey: string;
      readonly baseUrl: string;
      readonly from: Sender;
    };

const DEFAULT_FOLDER = "outbox";

const DEFAULT_BASE_URL = "https://api.sendgrid.com/";

/** A sender that nobody has (RFC 2606); mail that leaves this machine needs a real one. */
const DEFAULT_FROM = "no-reply@example.com";

/** Source: SendGrid's documentation, "API Keys". */
const SENDGRID_API_KEY = /^SG\.[\w-]+\.[\w-]+$/;

/** Reads the settings of mail, adding what is wrong with them to the faults. */
export function parseMailConfig(environment: Environment, faults: string[]): MailConfig {
  const transport = setting(environment, "MAIL_TRANSPORT") ?? "outbox";
  const name = setting(environment, "MAIL_FROM_NAME");
  const from: Sender = {
    address: setting(environment, "MAIL_FROM") ?? DEFAULT_FROM,
    ...(name !== undefined && { name }),
  };
  if (!isEmailAddress(from.address)) faults.push(`MAIL_FROM must be ${EMAIL_ADDRESS}`);
  checkLine(environment, "MAIL_FROM_NAME", LONGEST_NAME, faults);
  if (transport === "sendgrid") return { transport, from, ...parseSendGrid(environment, faults) };
  if (transport !== "outbox") faults.push("MAIL_TRANSPORT must be outbox or sendgrid");
  if (isInAzure(environment)) {
    faults.push("MAIL_TRANSPORT must be sendgrid in Azure, where nobody sees the outbox");
  }
  return { transport: "outbox", folder: setting(environment, "MAIL_OUTBOX") ?? DEFAULT_FOLDER, from };
}

function parseSendGrid(environment: Environment, faults: string[]) {
  const apiKey = setting(environment, "SENDGRID_API_KEY") ?? "";
  const baseUrl = setting(environment, "SENDGRID_BASE_URL") ?? DEFAULT_BASE_URL;
  if (apiKey === "") faults.push("SENDGRID_API_KEY must be set for MAIL_TRANSPORT sendgrid");
  else if (!SENDGRID_API_KEY.test(apiKey))
    faults.push("SENDGRID_API_KEY must be a key of SendGrid: SG.<id>.<secret>");
  // The library adds the path of the API, version included.
  if (!isServiceAddress(baseUrl, environment) || new URL(baseUrl).pathname !== "/")
    faults.push(
      "SENDGRID_BASE_URL must be an https address without user, path and query, as https://api.sendgrid.com/",
    );
  if (setting(environment, "MAIL_FROM") === undefined) {
    faults.push("MAIL_FROM must be set for MAIL_TRANSPORT sendgrid");
  }
  return { apiKey, baseUrl };
}
