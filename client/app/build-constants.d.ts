/** Message shown in a browser that is too old for the pages. The build defines it only for the script in the head. */
declare const TOO_OLD: Readonly<Record<import("#shared/wording/languages.ts").Language, string>>;
