import { expect, it } from "vitest";
import { markdownOf } from "#tools/validate/markdown.ts";

it("writes a section with its list, table and remarks, in lines that are not too long", () => {
  const text = Array.from({ length: 40 }, () => "word").join(" ");
  const table = {
    caption: "Caption",
    heads: ["Plan", "Chance"] as const,
    rows: [{ label: "One", values: ["7"] }],
  };
  const markdown = markdownOf({
    heading: "Title",
    lead: "Lead.",
    sections: [{ heading: "Section", text, items: [text], table, remarks: ["Remark."] }],
  });
  expect(markdown).toMatch(/^# Title\n\nLead\.\n/);
  expect(markdown).toContain("\n## Section\n\nword");
  expect(markdown).toMatch(/\n- word.*\n {2}word/);
  expect(markdown).toContain("\n**Caption**\n\n| Plan | Chance |\n|---|--:|\n| One | 7 |\n\nRemark.\n");
  for (const line of markdown.split("\n")) expect(line.length).toBeLessThanOrEqual(120);
});
