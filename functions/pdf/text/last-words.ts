/** Letters that the last line of a headline has at least, as "until 80." alone is short of. */
const LEAST = 12;

/** A text whose last words stay in one line, as many of them as make that line long enough. */
export function lastWordsTogether(text: string): string {
  const start = text.lastIndexOf(" ", text.length - LEAST - 1) + 1;
  return text.slice(0, start) + text.slice(start).replaceAll(" ", "\u00a0");
}
