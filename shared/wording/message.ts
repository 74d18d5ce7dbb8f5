declare const NAMES: unique symbol;

/** A text that takes a value for each of its names, which stand in braces. */
export type Message<Name extends string = never> = string & { readonly [NAMES]: (name: Name) => Name };

/** The names in braces of a text. */
type NamesIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** Texts as messages: their keys and the names in them, whatever the language. */
type Messages<Texts> = Texts extends string
  ? Message<NamesIn<Texts>>
  : { readonly [Key in keyof Texts]: Messages<Texts[Key]> };

/** Reads the names in the texts of a catalogue. */
export function messages<const Texts extends object>(texts: Texts): Messages<Texts> {
  return texts as unknown as Messages<Texts>;
}

/** Any text that says which values it takes. */
type AnyMessage = string & { readonly [NAMES]: unknown };

type NameOf<M> = M extends Message<infer Name> ? Name : never;

/** Puts values into the names of a message; a missing value does not compile. */
export function fill<M extends AnyMessage>(
  message: M,
  values: Readonly<Record<NameOf<M>, string | number>>,
): string {
  const entries = new Map<string, string | number>(Object.entries(values));
  return message.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(entries.get(name) ?? whole));
}
