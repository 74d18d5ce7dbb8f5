import { expect, test } from "vitest";
import { loadFonts } from "#functions/pdf/fonts/load-fonts.ts";

test("a comma keeps its distance to the digits before it if no letter determines the script", () => {
  const [{ regular } = { regular: undefined }] = loadFonts();
  const advances = (text: string) => regular?.layout(text).positions.map(({ xAdvance }) => xAdvance) ?? [];
  const amount = "1,207,187";
  const withLetters = advances(`AED ${amount}`).slice(-amount.length);
  expect(withLetters).toHaveLength(amount.length);
  expect(advances(amount)).toEqual(withLetters);
});
