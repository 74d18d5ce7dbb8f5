import type { SomeTexts } from "./wording.ts";

/** Adds a part of a language's texts to others, which it changes: what is below a key may come in several parts. */
export function addTexts(texts: Record<string, unknown>, part: SomeTexts): void {
  for (const [key, value] of Object.entries(part)) {
    if (!isGroup(value)) texts[key] = value;
    else texts[key] = Object.assign(isGroup(texts[key]) ? texts[key] : {}, value);
  }
}

/** The texts of parts in one. */
export function joinedTexts(parts: readonly SomeTexts[]): Record<string, unknown> {
  const texts = {};
  for (const part of parts) addTexts(texts, part);
  return texts;
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
