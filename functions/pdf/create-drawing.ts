import type { Drawing } from "./drawing.ts";
import type { Typesetter } from "./text/typesetter.ts";

export function createDrawing(typeset: Typesetter, primaryColor: string): Drawing {
  return {
    primaryColor,
    text: (text, style, { room, ...placing } = {}) => ({ text: typeset(text, room), style, ...placing }),
    inlines: (text, style, link) =>
      typeset(text).map((inline) => ({
        ...inline,
        style,
        // In one piece: every word would be a link of its own.
        ...(link !== undefined && { link, noWrap: true }),
      })),
  };
}
