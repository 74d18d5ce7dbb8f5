import { type HttpProblem, invalidInput } from "#functions/http/http-problem.ts";
import { requireAllowedOrigin } from "#functions/http/require-allowed-origin.ts";
import { type Calculator, FLOWS } from "#shared/calculators.ts";
import { pathIn, readPath } from "#shared/wording/languages.ts";

/** Address of a visitor's calculator. */
interface CalculatorAddress {
  readonly calculator: Calculator;
  readonly calculatorUrl: string;
}

/**
 * Finds the calculator that a `baseUrl` names. The address is compared as text with those that exist, so that nothing
 * that a reader and a browser would understand differently (user info, back-slashes, look-alikes) gets through; it is
 * never fetched.
 * @throws {HttpProblem} 403 for another origin, 400 if no calculator is there
 */
export function calculatorAddress(baseUrl: string, allowedOrigins: ReadonlySet<string>): CalculatorAddress {
  const origin = URL.parse(baseUrl)?.origin;
  if (origin === undefined) throw unknownCalculator("must be an address such as https://host/education");
  requireAllowedOrigin(origin, allowedOrigins);
  if (!baseUrl.startsWith(origin)) throw noCalculator();
  const { language, path } = readPath(baseUrl.slice(origin.length));
  const flow = FLOWS.find(({ form }) => form.some((each) => isSamePath(each, path)));
  if (flow === undefined) throw noCalculator();
  return { calculator: flow.calculator, calculatorUrl: `${origin}${pathIn(language, flow.form[0])}` };
}

/** A trailing slash makes no difference. */
function isSamePath(known: string, path: string): boolean {
  return known === path || known === `${path}/` || `${known}/` === path;
}

function noCalculator(): HttpProblem {
  return unknownCalculator("must lead to a calculator, as /education or /ar/education does");
}

function unknownCalculator(message: string): HttpProblem {
  return invalidInput([{ path: "/baseUrl", rule: "calculator", message }]);
}
