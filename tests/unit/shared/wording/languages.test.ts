import { describe, expect, test } from "vitest";
import { FLOWS_IN_ALL_LANGUAGES } from "#shared/calculators.ts";
import { LANGUAGE_NAMES, pathIn, readPath } from "#shared/wording/languages.ts";

describe("a path", () => {
  test("is read in its own language, and leads to the same page", () => {
    for (const path of ["/", "/education", "/kids-saver/personal-info", "/arabic", "/ar-education"]) {
      for (const language of LANGUAGE_NAMES) {
        expect(readPath(pathIn(language, path))).toEqual({ language, path });
      }
    }
  });

  test("is Arabic below /ar, with and without a trailing slash", () => {
    expect(readPath("/ar")).toEqual({ language: "ar", path: "/" });
    expect(readPath("/ar/")).toEqual({ language: "ar", path: "/" });
    expect(readPath("/AR/summary")).toEqual({ language: "ar", path: "/summary" });
    expect(readPath("/Ar")).toEqual({ language: "ar", path: "/" });
    expect(readPath("/ar/summary")).toEqual({ language: "ar", path: "/summary" });
  });

  test.each(["/arabic", "/ARABIC", "/education/ar", "/%61r", "ar", ""])(
    "%j has no language and is English",
    (path) => {
      expect(readPath(path)).toEqual({ language: "en", path });
    },
  );
});

test.each(["//evil.example/x", "///evil.example", "/\\evil.example", "\\\\evil.example"])(
  "%j leads to this site in every other language",
  (path) => {
    for (const language of LANGUAGE_NAMES) {
      const { origin } = new URL(pathIn(language, path), "https://plan.example.com/ar");
      expect(origin).toBe("https://plan.example.com");
    }
  },
);

test("of a page is never that of another page in another language", () => {
  const paths = FLOWS_IN_ALL_LANGUAGES.flatMap(
    ({ form, personalInfo, summary, summaryPdf, confirmation }) => [
      ...form,
      ...(personalInfo === undefined ? [] : [personalInfo]),
      summary,
      summaryPdf,
      confirmation,
    ],
  );
  expect(paths).toContain("/education/summary");
  expect(paths).toContain("/ar/education/summary");
  expect(new Set(paths).size).toBe(paths.length);
});
