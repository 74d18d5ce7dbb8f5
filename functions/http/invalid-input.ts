import { PROBLEMS, type ProblemCode } from "#shared/contract/problem-codes.ts";
import type { Fault } from "#shared/contract/validation.ts";
import { HttpProblem } from "./http-problem.ts";

/** Codes for unknown countries, which have their own messages. Source: specification sections 5 and 8. */
const COUNTRY_FIELDS: readonly { readonly path: RegExp; readonly code: ProblemCode }[] = [
  { path: /^(\/payload)?\/country$/, code: "invalid-country-of-retirement" },
  { path: /^(\/goals\/\d+|\/payload(\/\w+Goal)?)?\/countryOfExpense$/, code: "invalid-country" },
];

/** Returns the problem that lists every fault of an input. */
export function invalidInput(faults: readonly Fault[]): HttpProblem {
  const code = faults.map(codeOfCountry).find((found) => found !== undefined);
  return new HttpProblem(code ?? "invalid-input", { faults: faults.map(inWordsOfTheSpecification) });
}

function inWordsOfTheSpecification(fault: Fault): Fault {
  const code = codeOfCountry(fault);
  return code === undefined ? fault : { ...fault, message: PROBLEMS[code].title };
}

function codeOfCountry({ path, rule }: Fault): ProblemCode | undefined {
  return rule === "enum" ? COUNTRY_FIELDS.find((field) => field.path.test(path))?.code : undefined;
}
