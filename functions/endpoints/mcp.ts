import { protocolTools } from "#functions/assistants/call-tool.ts";
import { endOfServiceTool } from "#functions/assistants/end-of-service-tool.ts";
import { methodTool } from "#functions/assistants/method-tool.ts";
import { type PlanToolDependencies, planTools } from "#functions/assistants/plan-tools.ts";
import { answerMessage } from "#functions/assistants/protocol.ts";
import type { Endpoint, IncomingRequest } from "#functions/http/endpoint.ts";
import { HttpProblem } from "#functions/http/http-problem.ts";
import { readJsonBody } from "#functions/http/parse-json.ts";
import { requireAllowedOrigin } from "#functions/http/require-allowed-origin.ts";
import type { InTurn } from "#functions/http/turns.ts";
import { BUILD_COMMIT } from "#functions/log/build-commit.ts";
import { MAXIMUM_PLAN_BYTES } from "./calculate.ts";

interface McpDependencies extends PlanToolDependencies {
  /** Answers in turn with all who calculate: a list of tools or an error takes as long as a small plan. */
  readonly inTurn: InTurn;
  readonly allowedOrigins: ReadonlySet<string>;
}

/** The function's name and route, for an app that cannot serve it. */
export const MCP = { name: "Mcp", route: "mcp" } as const;

const INSTRUCTIONS = [
  "Calculators for people who live and work in the UAE. Take every figure from a tool, and none from memory: the law on",
  "the end-of-service gratuity changed in 2022. Tell the user which values were assumed, and ask for those that matter.",
  "Give the link with the answer, and show the disclosure as it is, in the user's language. Send no names or contact data.",
].join(" ");

/** `POST mcp`: the calculators as tools for assistants, by the Model Context Protocol. */
export function mcp({ allowedOrigins, inTurn, ...dependencies }: McpDependencies): Endpoint {
  const { brands, siteOrigin } = dependencies;
  const toolsFor = protocolTools(
    [...planTools(dependencies), endOfServiceTool(dependencies), methodTool(siteOrigin)],
    brands,
  );
  const identity = {
    name: "goal-planning-calculators",
    title: brands.en.name,
    version: BUILD_COMMIT,
    instructions: INSTRUCTIONS,
  };
  return {
    ...MCP,
    methods: ["POST"],
    handle: async (request, call) => {
      // Programs other than browsers send no origin.
      const origin = request.headers.get("origin");
      if (origin !== null) requireAllowedOrigin(origin, allowedOrigins);
      const message = await inTurn.read(call, () => readMessage(request));
      return inTurn.work(call, () => answerMessage(request, message, toolsFor(call), identity));
    },
  };
}

/** Reads a message; undefined if it is not JSON, for which the protocol has an answer of its own. */
async function readMessage(request: IncomingRequest): Promise<unknown> {
  try {
    return await readJsonBody(request, MAXIMUM_PLAN_BYTES);
  } catch (error) {
    if (error instanceof HttpProblem && error.code === "invalid-json") return undefined;
    throw error;
  }
}
