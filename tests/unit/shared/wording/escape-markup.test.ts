import { expect, it } from "vitest";
import { escapeMarkup } from "#shared/wording/escape-markup.ts";

it("replaces every character that ends a text or an attribute", () => {
  expect(escapeMarkup(`<a title="x" lang='en'>&amp;`)).toBe(
    "&lt;a title=&quot;x&quot; lang=&#39;en&#39;&gt;&amp;amp;",
  );
});

it("returns other text as it is, in any script", () => {
  expect(escapeMarkup("AED 1,200 · ١٢٠٠ درهم")).toBe("AED 1,200 · ١٢٠٠ درهم");
});
