/** The names in braces of a message. */
type Placeholder<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** Puts values into the placeholders of a message; a missing value does not compile. */
export function fill<T extends string>(
  message: T,
  values: Readonly<Record<Placeholder<T>, string | number>>,
): string {
  const entries = new Map<string, string | number>(Object.entries(values));
  return message.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(entries.get(name) ?? whole));
}
