/** The round step (1, 2 or 5 times a power of ten) that cuts a span into no more parts than asked for. */
export function niceStep(span: number, parts: number): number {
  const power = 10 ** Math.floor(Math.log10(span / parts));
  const factor = [1, 2, 5].find((candidate) => candidate * power * parts >= span) ?? 10;
  return factor * power;
}
