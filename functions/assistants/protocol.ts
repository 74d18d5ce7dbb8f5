import type { Server, Tool } from "@modelcontextprotocol/server";
import type { HttpAnswer, IncomingRequest } from "#functions/http/endpoint.ts";

/** A tool as it is listed. */
export interface ProtocolTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly outputSchema: object;
  /** Hints of the protocol to what a tool does. */
  readonly annotations: object;
}

/** What a call of a tool leads to: an answer, or words about what is wrong with the call. */
interface ProtocolAnswer {
  readonly isError: boolean;
  readonly text: string;
  readonly content?: Record<string, unknown>;
}

export interface ProtocolTools {
  readonly listed: readonly ProtocolTool[];
  /** Calls a tool; undefined if there is none of that name. An exception ends the request. */
  readonly call: (
    name: string,
    given: Readonly<Record<string, unknown>>,
  ) => Promise<ProtocolAnswer | undefined>;
}

/** Who answers, as clients see it. */
interface ServerIdentity {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly instructions: string;
}

/** The revisions that have no batches and need no session. */
const REVISIONS = ["2026-07-28", "2025-11-25", "2025-06-18"];

/**
 * Answers a message by the Model Context Protocol: one request, one JSON answer, and no session. The library is loaded
 * with the first message, so that no other start of the app waits for it.
 * @param message the body; undefined if it is not JSON
 * @throws whatever a tool throws
 */
export async function answerMessage(
  request: IncomingRequest,
  message: unknown,
  tools: ProtocolTools,
  identity: ServerIdentity,
): Promise<HttpAnswer> {
  const library = await import("@modelcontextprotocol/server");
  let failure: { readonly error: unknown } | undefined;

  function createServer(): Server {
    const { instructions, ...info } = identity;
    const server = new library.Server(info, {
      capabilities: { tools: {} },
      instructions,
      supportedProtocolVersions: REVISIONS,
    });
    server.setRequestHandler("tools/list", () => ({
      tools: tools.listed as unknown as Tool[],
    }));
    server.setRequestHandler("tools/call", async ({ params }) => {
      const { name, arguments: given = {} } = params;
      const answer = await tools.call(name, given).catch((error: unknown) => {
        failure = { error };
        throw error;
      });
      if (answer === undefined) throw unknownTool(name);
      const { isError, text, content } = answer;
      return {
        content: [{ type: "text", text }],
        ...(content && { structuredContent: content }),
        ...(isError && { isError }),
      };
    });
    return server;
  }

  function unknownTool(name: string): Error {
    const names = tools.listed.map((tool) => tool.name).join(", ");
    const { InvalidParams } = library.ProtocolErrorCode;
    return new library.ProtocolError(InvalidParams, `Unknown tool: ${name}. The tools are ${names}.`);
  }

  /** The revision of 2026, and what no revision accepts. Nothing here changes, so there is nothing to subscribe to. */
  function answerStateless(asked: Request): Promise<Response> {
    const handler = library.createMcpHandler(createServer, { legacy: "reject", maxSubscriptions: 0 });
    return handler.fetch(asked, { parsedBody: message });
  }

  /** The revisions of 2025, whose messages can be answered without what came before. */
  async function answerWithoutSession(asked: Request): Promise<Response> {
    const server = createServer();
    const transport = new library.WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    const response = await transport.handleRequest(asked, { parsedBody: message });
    await server.close();
    return response;
  }

  const asked = new Request(request.url, {
    method: request.method,
    headers: [...request.headers].filter(([name]) => name !== "content-length"),
  });
  const isSingle = message !== undefined && !Array.isArray(message);
  const isOfLastYear = isSingle && (await library.isLegacyRequest(asked, message));
  const response = await (isOfLastYear ? answerWithoutSession(asked) : answerStateless(asked));
  if (failure !== undefined) throw failure.error;
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}
