import type { Call } from "#functions/http/endpoint.ts";
import type { Language } from "#shared/wording/languages.ts";
import type { ArgumentsSchema } from "./arguments-schema.ts";
import type { Assumed, WithoutEffect } from "./first-values.ts";

/** The arguments of a tool but for the language. */
export type Arguments = Readonly<Record<string, unknown>>;

/** An answer in figures and in words. */
export interface ToolAnswer {
  readonly result: object;
  readonly assumed: readonly Assumed[];
  readonly withoutEffect: readonly WithoutEffect[];
  readonly modelVersion: string;
  readonly link: string;
  /** What the link opens: the plan unless it says otherwise. */
  readonly opens?: "plan" | "example" | "method";
  /** Lines of text in the language of the call. */
  readonly lines: readonly string[];
}

/** A question that assistants may ask. */
export interface AssistantTool {
  readonly description: {
    readonly name: string;
    readonly title: string;
    readonly description: string;
    readonly inputSchema: ArgumentsSchema;
    /** Schema of the result. */
    readonly result: object;
  };
  /** @throws {HttpProblem} for arguments that are refused; {PlanningError} if the planning service fails */
  readonly answer: (given: Arguments, call: Call, language: Language) => Promise<ToolAnswer>;
}
