import Type from "typebox";
import { invalidInput } from "#functions/http/http-problem.ts";
import { type MethodSection, methodContent } from "#shared/method/method-content.ts";
import { METHOD_FIGURES } from "#shared/method/method-figures.ts";
import { METHOD_PATH } from "#shared/report/method-path.ts";
import { pathIn } from "#shared/wording/languages.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { argumentsSchema } from "./arguments-schema.ts";
import type { AssistantTool } from "./tool.ts";

const Texts = Type.Optional(Type.Array(Type.String()));

const MethodSchema = Type.Object({
  heading: Type.String(),
  lead: Type.String(),
  sections: Type.Array(
    Type.Object({
      heading: Type.String(),
      text: Type.String(),
      items: Texts,
      table: Type.Optional(
        Type.Object({
          caption: Type.String(),
          heads: Type.Array(Type.String()),
          rows: Type.Array(Type.Object({ label: Type.String(), values: Type.Array(Type.String()) })),
        }),
      ),
      remarks: Texts,
    }),
  ),
});

/** The tool that says how the figures are made and tested, and what nobody knows. */
export function methodTool(siteOrigin: string): AssistantTool {
  return {
    description: {
      name: "explain_method",
      title: "How the figures are tested",
      description:
        "Tells what stands behind the chances that the other tools answer: what the model does not know, how it was tested, and how often plans worked in other models of markets.",
      inputSchema: argumentsSchema({ properties: {} }, {}),
      result: MethodSchema,
    },
    answer: async (given, _call, language) => {
      const [field] = Object.keys(given);
      if (field !== undefined) {
        throw invalidInput([
          { path: `/${field}`, rule: "additionalProperties", message: "is not a known property" },
        ]);
      }
      const wording = WORDINGS[language];
      const { unknown, calibration } = wording.method;
      const result = methodContent(METHOD_FIGURES, wording);
      // What nobody knows, and how often the chances were right; the rest is in the content.
      const isTold = ({ heading }: MethodSection) => [unknown.heading, calibration.heading].includes(heading);
      return {
        result,
        assumed: [],
        withoutEffect: [],
        modelVersion: METHOD_FIGURES.origin.modelVersion,
        link: `${siteOrigin}${pathIn(language, METHOD_PATH)}`,
        opens: "method",
        lines: [result.heading, result.lead, ...result.sections.filter(isTold).flatMap(linesOf)],
      };
    },
  };
}

function linesOf({ heading, text, items = [], remarks = [] }: MethodSection): readonly string[] {
  return [heading, text, ...items.map((item) => `- ${item}`), ...remarks];
}
