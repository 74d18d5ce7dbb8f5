import { expect, it } from "vitest";
import { llmsText } from "#tools/vite/llms-text.ts";

const PAGES = [
  { path: "/education", language: "en", title: "Education", description: "Fees.", provider: "Falcon" },
  { path: "/ar/education", language: "ar", title: "التعليم", description: "الرسوم.", provider: "صقر" },
] as const;

const siteOrigin = "https://plans.example.com";

it("lists the pages of each language by their whole addresses, under the provider's name", () => {
  const text = llmsText({ pages: PAGES, siteOrigin, servesAssistants: true });
  expect(text).toMatch(/^# Falcon\n\n> Goal-planning calculators/);
  expect(text.split("\n")).toEqual(
    expect.arrayContaining([
      "## English",
      "- [Education](https://plans.example.com/education): Fees.",
      "## العربية",
      "- [التعليم](https://plans.example.com/ar/education): الرسوم.",
    ]),
  );
});

it("says that a resignation does not reduce the gratuity", () => {
  const text = llmsText({ pages: PAGES, siteOrigin: "", servesAssistants: false });
  expect(text).toContain("It is the same after a resignation");
  expect(text).toContain("الاستقالة");
});

it("names the endpoint of assistants where there is one", () => {
  const named = (servesAssistants: boolean) => llmsText({ pages: PAGES, siteOrigin, servesAssistants });
  expect(named(true)).toContain("(https://plans.example.com/api/mcp)");
  expect(named(false)).not.toContain("mcp");
});
