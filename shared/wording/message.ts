declare const NAMES: unique symbol;

/**
 * A text of a catalogue, in ICU MessageFormat: `{name}` takes a value, `{count, plural, one {# year} other {# years}}`
 * chooses by a number. Ready for use it is a `Message`.
 */
type MessageText<Name extends string = never> = string & { readonly [NAMES]: (name: Name) => Name };

/** The names of a text that take a value. */
type NamesIn<T extends string> = T extends `${string}{${infer Rest}`
  ? Rest extends `${infer Name}, plural,${infer Forms}`
    ? Name extends `${string}}${string}`
      ? PlainName<Rest>
      : Name | NamesIn<AfterForms<Forms>>
    : PlainName<Rest>
  : never;

type PlainName<T extends string> = T extends `${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** What follows the forms of a plural, none of which holds a name. */
type AfterForms<T extends string> = T extends `${infer Before}}${infer Rest}`
  ? Before extends `${string}{${string}`
    ? AfterForms<Rest>
    : Rest
  : never;

/** Texts as messages: their keys and the names in them, whatever the language. */
type Catalogue<Texts> = Texts extends string
  ? MessageText<NamesIn<Texts>>
  : { readonly [Key in keyof Texts]: Catalogue<Texts[Key]> };

/** Reads the names in the texts of a catalogue. */
export function catalogue<const Texts extends object>(texts: Texts): Catalogue<Texts> {
  return texts as unknown as Catalogue<Texts>;
}

/** What is put into the names of a message. What a plural chooses by is a number: while developing, a text throws. */
type Values<Name extends string> = Readonly<Record<Name, string | number>>;

/** A message ready for use: its text, or what makes the text of its values. */
type Message<Name extends string> = [Name] extends [never] ? string : (values: Values<Name>) => string;

/** A catalogue ready for use. */
export type Messages<Texts> =
  Texts extends MessageText<infer Name>
    ? Message<Name>
    : { readonly [Key in keyof Texts]: Messages<Texts[Key]> };
