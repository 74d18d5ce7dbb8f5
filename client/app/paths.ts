export type Calculator = "pension" | "education" | "helpingKids" | "activities" | "healthcare" | "kidsSaver";

/** The way through one calculator, from its form to the confirmation. */
export interface Flow {
  readonly calculator: Calculator;
  /** Where the form is; the first is the one that links lead to. */
  readonly form: readonly [string, ...string[]];
  /** Asks for contact data before the form. */
  readonly personalInfo?: string;
  readonly summary: string;
  readonly summaryPdf: string;
  readonly confirmation: string;
}

/** Every path of the site. Source: specification section 2. A trailing slash makes no difference. */
export const FLOWS: readonly Flow[] = [
  {
    calculator: "pension",
    form: ["/", "/calculator"],
    summary: "/summary",
    summaryPdf: "/summary-pdf",
    confirmation: "/confirmation",
  },
  {
    calculator: "pension",
    form: ["/peko", "/peko/calculator"],
    summary: "/peko/summary",
    summaryPdf: "/peko/summary-pdf",
    confirmation: "/peko/confirmation",
  },
  {
    calculator: "education",
    form: ["/education"],
    summary: "/education/summary",
    summaryPdf: "/education/summary-pdf",
    confirmation: "/education/confirmation",
  },
  {
    calculator: "helpingKids",
    form: ["/helping-kids"],
    summary: "/helping-kids/summary",
    summaryPdf: "/helping-kids/summary-pdf",
    confirmation: "/helping-kids/confirmation",
  },
  {
    calculator: "activities",
    form: ["/activities"],
    summary: "/activities/summary",
    summaryPdf: "/activities/summary-pdf",
    confirmation: "/activities/confirmation",
  },
  {
    calculator: "healthcare",
    form: ["/healthcare"],
    summary: "/healthcare/summary",
    summaryPdf: "/healthcare/summary-pdf",
    confirmation: "/healthcare/confirmation",
  },
  {
    calculator: "kidsSaver",
    personalInfo: "/kids-saver/personal-info",
    form: ["/kids-saver"],
    summary: "/kids-saver/summary",
    summaryPdf: "/kids-saver/summary-pdf",
    confirmation: "/kids-saver/confirmation",
  },
];

/** Where a visitor starts who asked for nothing else. */
export const HOME = "/";

/** Where the root leads on the host that is dedicated to the education calculator. */
export const EDUCATION_HOME = "/education";

/** Where the root leads instead of to the pension calculator, if anywhere. */
export function redirectOfRoot(hostname: string, educationHost: string): string | undefined {
  return hostname === educationHost ? EDUCATION_HOME : undefined;
}
