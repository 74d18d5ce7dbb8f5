/** What a page says in a browser that is too old for it. The build defines it for the head's script alone. */
declare const TOO_OLD: Readonly<Record<import("#shared/wording/languages.ts").Language, string>>;
