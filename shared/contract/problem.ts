import Type from "typebox";
import { CLOSED } from "./fields.ts";
import { PROBLEM_CODES } from "./problem-codes.ts";

/** An error answer, `application/problem+json`. Source: RFC 9457; `code` and `errors` are this API's extensions. */
export const ProblemSchema = Type.Object(
  {
    type: Type.String({ description: "URN that names the kind of problem by its code." }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String(),
    code: Type.Enum([...PROBLEM_CODES]),
    errors: Type.Optional(
      Type.Array(
        Type.Object(
          {
            path: Type.String({ description: "JSON Pointer (RFC 6901) into the body." }),
            message: Type.String(),
          },
          CLOSED,
        ),
        { description: "Every fault of the input." },
      ),
    ),
  },
  CLOSED,
);

export type Problem = Type.Static<typeof ProblemSchema>;
