/** Message shown in a browser that is too old for the pages. The build defines it only for the script in the head. */
declare const TOO_OLD: Readonly<Record<import("#shared/wording/languages.ts").Language, string>>;

/** Where the education calculator starts at the root. The build defines it only for the script in the head. */
declare const EDUCATION_SITE: import("./paths.ts").EducationSite;
