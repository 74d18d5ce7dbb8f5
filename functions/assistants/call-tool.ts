import Type from "typebox";
import type { Call } from "#functions/http/endpoint.ts";
import { type HttpProblem, invalidInput } from "#functions/http/http-problem.ts";
import { problemOfError } from "#functions/http/problem-response.ts";
import { EARLIEST_WORKING_AGE } from "#shared/domain/working-age.ts";
import type { Brand } from "#shared/report/brand.ts";
import { licenceStatement } from "#shared/report/provider.ts";
import { inEachLanguage, LANGUAGE_NAMES, type Language } from "#shared/wording/languages.ts";
import type { Wording } from "#shared/wording/wording.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { type ArgumentsSchema, describedAt, withFields } from "./arguments-schema.ts";
import type { Assumed, WithoutEffect } from "./first-values.ts";
import type { ProtocolTool, ProtocolTools } from "./protocol.ts";
import type { AssistantTool, ToolAnswer } from "./tool.ts";

/** Nothing changes anybody's data, and the same question has the same answer. */
const READ_ONLY = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

type Brands = Readonly<Record<Language, Brand>>;

/** The language of an answer unless another is asked for, and that of every schema. */
const DEFAULT_LANGUAGE: Language = "en";

const LANGUAGE_ARGUMENT = {
  enum: [...LANGUAGE_NAMES],
  default: DEFAULT_LANGUAGE,
  description: "Language of the text in the answer.",
};

/** Returns the schema of a tool's arguments with the one that all of them take. */
function withLanguage(schema: ArgumentsSchema): ArgumentsSchema {
  return withFields(schema, { language: LANGUAGE_ARGUMENT });
}

/** Returns the schema of an answer around that of its result. */
function answerSchema(result: object) {
  return Type.Object({
    result: Type.Unsafe(result),
    assumed: Type.Array(
      Type.Object({
        path: Type.String({ description: "JSON Pointer (RFC 6901) into the arguments." }),
        value: Type.Union([Type.String(), Type.Number(), Type.Boolean()]),
      }),
      {
        description:
          "Every value that was not given, was assumed, and is used by this plan. Tell the user, and ask where it matters.",
      },
    ),
    withoutEffect: Type.Array(
      Type.Object({
        path: Type.String({ description: "JSON Pointer (RFC 6901) into the arguments." }),
        reason: Type.String({ description: "In the language asked for." }),
      }),
      {
        description:
          "Every value that was given and changes no figure here. Tell the user, and do not present the figures as if it counted.",
      },
    ),
    modelVersion: Type.String({ description: "The model that the figures were made with." }),
    disclosure: Type.Object(
      inEachLanguage(() => Type.String()),
      {
        description: "The provider's disclosure. Show it as it is, in the user's language.",
      },
    ),
    link: Type.String({ description: "Opens the plan, which the user can change there." }),
  });
}

/** Returns the tools as the protocol lists and calls them: what is common to all of them is added here. */
export function protocolTools(
  tools: readonly AssistantTool[],
  brands: Brands,
): (call: Call) => ProtocolTools {
  const disclosure = inEachLanguage((language) => disclosureOf(brands[language], WORDINGS[language]));
  const byName = new Map(tools.map((tool) => [tool.description.name, tool]));
  const listed = tools.map(
    ({ description: { result, inputSchema, ...description } }): ProtocolTool => ({
      ...description,
      inputSchema: withLanguage(inputSchema),
      outputSchema: answerSchema(result),
      annotations: READ_ONLY,
    }),
  );
  return (call) => ({
    listed,
    call: async (name, { language: asked = DEFAULT_LANGUAGE, ...given }) => {
      // A language may have a region: "ar" of "ar-AE".
      const language = typeof asked === "string" ? asked.replace(/-.*/s, "").toLowerCase() : asked;
      const tool = byName.get(name);
      if (tool === undefined) return undefined;
      call.note({ tool: name });
      if (!isLanguage(language)) return refusal(unknownLanguage(), tool, DEFAULT_LANGUAGE);
      try {
        const answer = await tool.answer(given, call, language);
        const { result, assumed, modelVersion, link } = answer;
        const withoutEffect = reasonsOf(answer.withoutEffect, WORDINGS[language]);
        return {
          isError: false,
          text: textOf(answer, withoutEffect, disclosure[language], WORDINGS[language]),
          content: { result, assumed, withoutEffect, modelVersion, disclosure, link },
        };
      } catch (error) {
        const problem = problemOfError(error);
        // Whatever nobody expected is logged and answered as everywhere.
        if (problem.code === "internal-error") throw error;
        call.note({ refusal: problem.code });
        return refusal(problem, tool, language);
      }
    },
  });
}

/** A value without effect, and why in words. */
interface Reasoned {
  readonly path: string;
  readonly reason: string;
}

function reasonsOf(withoutEffect: readonly WithoutEffect[], { assistants }: Wording): readonly Reasoned[] {
  return withoutEffect.map(({ path, because }) => ({ path, reason: assistants.because[because] }));
}

function textOf(
  { lines, assumed, link, opens = "plan" }: ToolAnswer,
  withoutEffect: readonly Reasoned[],
  disclosure: string,
  wording: Wording,
) {
  const { assistants } = wording;
  const linkText = {
    plan: assistants.openPlan,
    example: assistants.openExample,
    method: assistants.openMethod,
  }[opens];
  return [
    ...lines,
    ...(withoutEffect.length === 0
      ? []
      : [
          assistants.withoutEffect,
          ...withoutEffect.map(({ path, reason }) => `- ${path.slice(1)}: ${reason}.`),
        ]),
    ...(assumed.length === 0 ? [] : [assistants.assumed({ values: valuesOf(assumed) })]),
    linkText({ link }),
    disclosure,
  ].join("\n");
}

function valuesOf(assumed: readonly Assumed[]): string {
  return assumed.map(({ path, value }) => `${path.slice(1)} = ${value}`).join("; ");
}

/** Returns what a provider has to say beside every figure. */
function disclosureOf(brand: Brand, wording: Wording): string {
  return `${brand.name}: ${licenceStatement(brand, wording)} ${wording.assumptions.risk}`;
}

/** Words a problem so that an assistant knows what to do about it. */
function refusal({ faults }: HttpProblem, { description }: AssistantTool, language: Language) {
  const { assistants } = WORDINGS[language];
  const lines =
    faults !== undefined
      ? [assistants.faults, ...faults.map((fault) => faultLine(fault, description, language))]
      : [assistants.failed];
  return { isError: true, text: lines.join("\n") };
}

type ToolFault = NonNullable<HttpProblem["faults"]>[number];

/** Returns a fault in words, with what the schema says of its value as far as that is no other language. */
function faultLine(
  fault: ToolFault,
  { inputSchema }: AssistantTool["description"],
  language: Language,
): string {
  const { assistants, listSeparator } = WORDINGS[language];
  const { path } = fault;
  const { description, choices } = path === "" ? {} : describedAt(withLanguage(inputSchema), path);
  const about = [
    ...(description !== undefined && language === DEFAULT_LANGUAGE ? [description] : []),
    // Not within a text, which would set values apart by marks that nobody may send back.
    ...(choices ? [`${assistants.choices} ${choices.join(listSeparator)}.`] : []),
  ];
  return [`- ${path.slice(1) || assistants.arguments}: ${ruleInWords(fault, assistants)}.`, ...about].join(
    " ",
  );
}

function ruleInWords({ rule = "", limit = 0 }: ToolFault, { rules }: Wording["assistants"]): string {
  const terms = { limit: String(limit) };
  const texts: Readonly<Record<string, string>> = {
    required: rules.required,
    additionalProperties: rules.unknown,
    type: rules.type,
    enum: rules.choice,
    const: rules.choice,
    minimum: rules.minimum(terms),
    maximum: rules.maximum(terms),
    minItems: rules.minItems(terms),
    maxItems: rules.maxItems(terms),
    sharesAboveOne: rules.sharesAboveOne,
    unique: rules.unique,
    onlyWithGratuity: rules.onlyWithGratuity,
    sinceWorkingAge: rules.sinceWorkingAge({ age: String(EARLIEST_WORKING_AGE) }),
    notAboveRetirementAge: rules.notAboveRetirementAge,
    notBelowAge: rules.notBelowAge,
    over: rules.over,
    singleGoalMaximum: rules.singleGoalMaximum(terms),
    startsTooEarly: rules.startsTooEarly(terms),
  };
  return texts[rule] ?? rules.other;
}

function unknownLanguage(): HttpProblem {
  const message = `must be one of ${LANGUAGE_NAMES.join(", ")}`;
  return invalidInput([{ path: "/language", rule: "enum", message }]);
}

function isLanguage(language: unknown): language is Language {
  return LANGUAGE_NAMES.some((each) => each === language);
}
