// The types of @sendgrid/mail describe its one shared instance, and hide the class that has a client of its own.
declare module "@sendgrid/mail/src/classes/mail-service.js" {
  import type { MailDataRequired } from "@sendgrid/mail";

  export interface Client {
    setApiKey(apiKey: string): void;
    /** The settings that every request starts from; handed on to axios. */
    setDefaultRequest(settings: {
      readonly baseUrl: string;
      readonly maxRedirects: number;
      /** With `stream`, a request is answered once its headers are. */
      readonly responseType: "stream";
      readonly signal: AbortSignal;
    }): void;
  }

  // biome-ignore lint/style/noDefaultExport: the class is all that this CommonJS module exports.
  export default class MailService {
    /** Called by the constructor with a new client. */
    setClient(client: Client): void;
    send(message: MailDataRequired): Promise<[{ readonly statusCode: number }, unknown]>;
  }
}
