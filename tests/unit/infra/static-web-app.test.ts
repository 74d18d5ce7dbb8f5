import { expect, test } from "vitest";
import { FLOWS, flowIn } from "#shared/calculators.ts";
import { LANGUAGE_NAMES } from "#shared/wording/languages.ts";
import config from "../../../staticwebapp.config.json" with { type: "json" };

test("the document of every page that a payload leads to is kept by no cache, whatever its query", () => {
  const flows = LANGUAGE_NAMES.flatMap((language) => FLOWS.map((flow) => flowIn(language, flow)));
  for (const path of flows.flatMap(({ summary, summaryPdf }) => [summary, summaryPdf])) {
    const rule = config.routes.find(({ route }) => path.startsWith(route.replace("*", "")));
    expect(rule?.headers).toEqual({ "Cache-Control": "no-store" });
  }
});
