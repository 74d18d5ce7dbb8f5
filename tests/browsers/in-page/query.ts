/** Describes what a visitor looks for: an element by role and name, or a text. */
export interface Query {
  readonly role: Role;
  /** Its whole name, or a pattern of it. */
  readonly name: string | RegExp;
  /** The element that contains it. */
  readonly within?: Query;
}

export type Role =
  | "application"
  | "button"
  | "checkbox"
  | "dialog"
  | "figure"
  | "heading"
  | "link"
  | "radio"
  | "radiogroup"
  | "region"
  | "slider"
  | "table"
  | "text"
  | "textbox";

/** A query as JSON carries it into a page. */
export interface PlainQuery {
  readonly role: Role;
  /** The source of a regular expression. */
  readonly name: string;
  readonly within?: PlainQuery;
}

export function plainQuery({ role, name, within }: Query): PlainQuery {
  const source = typeof name === "string" ? `^${literally(name)}$` : name.source;
  return { role, name: source, ...(within === undefined ? {} : { within: plainQuery(within) }) };
}

/** The source of a pattern that finds a text as it stands. */
export function literally(text: string): string {
  return text.replaceAll("\u00a0", " ").replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** A pattern of a message with anything where it is filled in by this mark. */
export function filledIn(message: string, mark = "§"): RegExp {
  return new RegExp(`^${literally(message).replaceAll(mark, ".+")}$`);
}

/** Formats a query for an error message. */
export function toldQuery({ role, name, within }: Query): string {
  const own = `${role} ${typeof name === "string" ? `"${name}"` : name}`;
  return within === undefined ? own : `${own} in ${toldQuery(within)}`;
}

const query =
  (role: Role) =>
  (name: string | RegExp, within?: Query): Query => ({
    role,
    name,
    ...(within === undefined ? {} : { within }),
  });

export const application = query("application");
export const button = query("button");
export const checkbox = query("checkbox");
export const dialog = query("dialog");
export const figure = query("figure");
export const heading = query("heading");
export const link = query("link");
export const radio = query("radio");
export const region = query("region");
export const slider = query("slider");
export const table = query("table");
export const text = query("text");
export const textbox = query("textbox");

/** One of the choices of a group. */
export function choice(group: string, name: string): Query {
  return radio(name, query("radiogroup")(group));
}
