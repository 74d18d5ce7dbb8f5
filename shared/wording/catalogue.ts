declare const NAMES: unique symbol;

/** A text in ICU MessageFormat, such as `{name}` or `{count, plural, one {# year} other {# years}}`. */
type MessageText<Name extends string = never> = string & { readonly [NAMES]: (name: Name) => Name };

/** The placeholders in a text. */
type NamesIn<T extends string> = T extends `${string}{${infer Rest}`
  ? Rest extends `${infer Name}, plural,${infer Forms}`
    ? Name extends `${string}}${string}`
      ? PlainName<Rest>
      : Name | NamesIn<AfterForms<Forms>>
    : PlainName<Rest>
  : never;

type PlainName<T extends string> = T extends `${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The text after the forms of a plural, none of which contains a placeholder. */
type AfterForms<T extends string> = T extends `${infer Before}}${infer Rest}`
  ? Before extends `${string}{${string}`
    ? AfterForms<Rest>
    : Rest
  : never;

/** Texts as messages: their keys and placeholders, in any language. */
type Catalogue<Texts> = Texts extends string
  ? MessageText<NamesIn<Texts>>
  : { readonly [Key in keyof Texts]: Catalogue<Texts[Key]> };

/** Types the placeholders in the texts of a catalogue. */
export function catalogue<const Texts extends object>(texts: Texts): Catalogue<Texts> {
  return texts as unknown as Catalogue<Texts>;
}

/** The values for the placeholders of a message. A plural needs a number: during development, a string throws. */
type Values<Name extends string> = Readonly<Record<Name, string | number>>;

/** A compiled message: its text, or a function from values to text. */
type Message<Name extends string> = [Name] extends [never] ? string : (values: Values<Name>) => string;

/** A compiled catalogue. */
export type Messages<Texts> =
  Texts extends MessageText<infer Name>
    ? Message<Name>
    : { readonly [Key in keyof Texts]: Messages<Texts[Key]> };
