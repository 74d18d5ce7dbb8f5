import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import Type, { type Static } from "typebox";
import { Value } from "typebox/value";
import { close, listen } from "#tools/http/listen.ts";

const Address = Type.Object(
  { email: Type.String({ pattern: "^[^\\s@]+@[^\\s@]+$" }), name: Type.Optional(Type.String()) },
  { additionalProperties: false },
);

const Setting = Type.Object({ enable: Type.Boolean(), enable_text: Type.Optional(Type.Boolean()) });

/** The part of the body of `POST /v3/mail/send` that is sent. Source: SendGrid's API reference, Mail Send. */
const MailSend = Type.Object(
  {
    personalizations: Type.Array(Type.Object({ to: Type.Array(Address, { minItems: 1 }) }), {
      minItems: 1,
      maxItems: 1,
    }),
    from: Address,
    subject: Type.String({ minLength: 1 }),
    headers: Type.Record(Type.String(), Type.String()),
    content: Type.Tuple([
      Type.Object({ type: Type.Literal("text/plain"), value: Type.String({ minLength: 1 }) }),
      Type.Object({ type: Type.Literal("text/html"), value: Type.String({ minLength: 1 }) }),
    ]),
    attachments: Type.Array(
      Type.Object({
        content: Type.String({ pattern: "^[A-Za-z0-9+/]+={0,2}$" }),
        type: Type.String(),
        filename: Type.String(),
        disposition: Type.Literal("attachment"),
      }),
    ),
    tracking_settings: Type.Object({ click_tracking: Setting, open_tracking: Setting }),
  },
  { additionalProperties: false },
);

export type SentMail = Static<typeof MailSend>;

type Answer = (response: ServerResponse) => void;

const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) => {
    response.writeHead(code, headers).end();
  };

/**
 * Headers that promise more of a body than there is before something ends it: not before they were read, as a reset
 * takes from its reader what is still unread. This process reads between a timer and what follows it immediately.
 */
function begun(end: Answer, code = 202): Answer {
  return (response) => {
    const endOnceRead = () => setImmediate(end, response);
    response.writeHead(code, { "Content-Length": "100" }).write("{", () => setTimeout(endOnceRead, 20));
  };
}

/** Possible answers of the stand-in. */
const ANSWERS = {
  accepted: status(202),
  "accepted late": (response) => setTimeout(status(202), 100, response),
  "429": status(429, { "Retry-After": "7" }),
  "503": status(503),
  "500": status(500),
  "200": status(200),
  "400": status(400),
  "401": status(401),
  "403": status(403),
  "404": status(404),
  "405": status(405),
  "408": status(408),
  "410": status(410),
  reset: (response) => response.socket?.resetAndDestroy(),
  /** Its headers never end, though they never pause for long. */
  drip: ({ socket }) => {
    socket?.write("HTTP/1.1 202 Accepted\r\nX-Drip: ");
    const dripping = setInterval(() => socket?.write("."), 50);
    socket?.once("close", () => clearInterval(dripping));
  },
  "202 without an end": (response) => {
    response.writeHead(202);
    const dripping = setInterval(() => response.write("."), 50);
    response.once("close", () => clearInterval(dripping));
  },
  "202, cut": begun((response) => response.socket?.end()),
  "202, reset": begun((response) => response.socket?.resetAndDestroy()),
  "503, cut": begun((response) => response.socket?.end(), 503),
  /** Never answers. */
  silence: () => {},
  redirect: status(307, { Location: "/v3/mail/send" }),
} as const satisfies Readonly<Record<string, Answer>>;

export type AnswerName = keyof typeof ANSWERS;

/** A stand-in for SendGrid, which takes what the real one would and answers as it is told. */
export interface SendGridStandIn {
  readonly origin: string;
  /** Mails that arrived, whatever was answered. */
  readonly received: readonly SentMail[];
  /** Mails that the real service would have refused. */
  readonly refused: readonly unknown[];
  /** The next answers; all after the last are like it. */
  answer(...names: AnswerName[]): void;
  close(): Promise<void>;
}

export async function startSendGrid(apiKey: string): Promise<SendGridStandIn> {
  const received: SentMail[] = [];
  const refused: unknown[] = [];
  let answers: AnswerName[] = ["accepted"];

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await json(request);
    if (request.headers.authorization !== `Bearer ${apiKey}`) {
      refused.push(body);
      return status(401)(response);
    }
    const isAsDocumented =
      request.method === "POST" &&
      request.url === "/v3/mail/send" &&
      request.headers["content-type"] === "application/json";
    if (!isAsDocumented || !Value.Check(MailSend, body)) {
      refused.push(body);
      return status(400)(response);
    }
    received.push(body);
    const [name = "accepted", ...rest] = answers;
    if (rest.length > 0) answers = rest;
    ANSWERS[name](response);
  };

  const server = createServer((request, response) => {
    take(request, response).catch(() => response.destroy());
  });
  return {
    origin: await listen(server, 0),
    received,
    refused,
    answer: (...names) => {
      answers = names;
    },
    close: () => {
      server.closeAllConnections();
      return close(server);
    },
  };
}
