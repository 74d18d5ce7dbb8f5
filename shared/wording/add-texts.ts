import type { SomeTexts } from "./wording.ts";

/** Adds some of a language's texts to others, in place. The texts below one key may come in several parts. */
export function addTexts(texts: Record<string, unknown>, part: SomeTexts): void {
  for (const [key, value] of Object.entries(part)) {
    if (!isGroup(value)) {
      texts[key] = value;
      continue;
    }
    const group = isGroup(texts[key]) ? texts[key] : {};
    texts[key] = group;
    addTexts(group, value);
  }
}

/** Returns the texts of all parts in one object. */
export function joinedTexts(parts: readonly SomeTexts[]): Record<string, unknown> {
  const texts = {};
  for (const part of parts) addTexts(texts, part);
  return texts;
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
