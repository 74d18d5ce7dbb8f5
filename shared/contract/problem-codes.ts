/** Status and English title of every error that the API returns. */
export const PROBLEMS = {
  "invalid-input": { status: 400, title: "The input is not valid" },
  "invalid-json": { status: 400, title: "The body is not valid JSON" },
  "invalid-country": { status: 400, title: "Invalid country" },
  "invalid-country-of-retirement": { status: 400, title: "Invalid countryOfRetirement" },
  "origin-refused": { status: 403, title: "This origin is not allowed" },
  "cross-site-refused": { status: 403, title: "Only pages of these calculators may ask for this" },
  "not-found": { status: 404, title: "There is nothing at this address" },
  "method-not-allowed": { status: 405, title: "The method is not allowed here" },
  "body-too-large": { status: 413, title: "The body is too large" },
  "unsupported-media-type": { status: 415, title: "The body has to be application/json" },
  "too-many-reports": { status: 429, title: "Too many reports for one recipient in a day" },
  "too-many-requests": { status: 429, title: "Too many requests" },
  "internal-error": { status: 500, title: "Something went wrong" },
  "planning-service-invalid": { status: 502, title: "The planning service returned an invalid response" },
  overloaded: { status: 503, title: "There are too many requests at the moment" },
  unavailable: { status: 503, title: "The service is not available at the moment" },
  "planning-service-timeout": { status: 504, title: "The planning service took too long" },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

export const PROBLEM_CODES = Object.keys(PROBLEMS) as readonly ProblemCode[];
