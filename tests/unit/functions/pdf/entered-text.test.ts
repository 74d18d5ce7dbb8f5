import { expect, test } from "vitest";
import { loadFonts } from "#functions/pdf/fonts/load-fonts.ts";

test("an x between digits is drawn as an x if a visitor entered it, for example in an address", () => {
  const [inter] = loadFonts();
  for (const font of [inter?.regular, inter?.bold]) {
    const drawn = font?.layout("ali2x4").glyphs.map(({ id }) => id);
    expect(drawn).toEqual(Array.from("ali2x4", (letter) => font?.glyphForCodePoint(letter.charCodeAt(0)).id));
  }
});
