import { expect, test } from "vitest";
import { FLOWS_IN_ALL_LANGUAGES } from "#shared/calculators.ts";
import config from "../../../staticwebapp.config.json" with { type: "json" };

test("the document of every page that a payload leads to is kept by no cache, whatever its query", () => {
  for (const path of FLOWS_IN_ALL_LANGUAGES.flatMap(({ summary, summaryPdf }) => [summary, summaryPdf])) {
    const rule = config.routes.find(({ route }) => path.startsWith(route.replace("*", "")));
    expect(rule?.headers).toEqual({ "Cache-Control": "no-store" });
  }
});
