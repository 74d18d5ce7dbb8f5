import { describe, expect, it } from "vitest";
import { structuredData } from "#tools/vite/structured-data.ts";

const PAGE = {
  path: "/ar/education",
  language: "ar",
  title: "حاسبة التعليم",
  description: "</script><b>",
  provider: "Falcon",
  isCalculator: true,
  questions: [],
} as const;

const read = (elements: readonly string[]) =>
  elements.map((element) =>
    JSON.parse(element.replace(/^<script type="application\/ld\+json">|<\/script>$/g, "")),
  );

describe("structuredData", () => {
  it("tells of a calculator, which costs nothing, in its language and by its whole address", () => {
    expect(read(structuredData(PAGE, "https://plans.example.com"))).toMatchObject([
      {
        "@context": "https://schema.org",
        "@type": "WebApplication",
        name: PAGE.title,
        description: PAGE.description,
        url: "https://plans.example.com/ar/education",
        inLanguage: "ar",
        isAccessibleForFree: true,
        provider: { "@type": "Organization", name: "Falcon" },
      },
    ]);
  });

  it("lets no text end the element", () => {
    const [element = ""] = structuredData(PAGE, "");
    expect(element.match(/</g)).toHaveLength(2);
  });

  it("tells of the questions of a page, and nothing of a page without any", () => {
    const questions = [{ question: "Are the chances right?", answer: "We counted." }];
    const page = { ...PAGE, isCalculator: false, questions };
    expect(read(structuredData(page, ""))).toMatchObject([
      {
        "@type": "FAQPage",
        mainEntity: [
          { "@type": "Question", name: "Are the chances right?", acceptedAnswer: { text: "We counted." } },
        ],
      },
    ]);
    expect(structuredData({ ...page, questions: [] }, "")).toEqual([]);
  });
});
