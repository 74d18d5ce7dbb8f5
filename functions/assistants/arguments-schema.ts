import { isRecord } from "#shared/contract/is-record.ts";

/** The schema of an object, as far as it is read here. */
interface ObjectSchema {
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

/** The schema of a tool's arguments. */
export interface ArgumentsSchema extends ObjectSchema {
  readonly type: "object";
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

/**
 * Returns the schema of arguments that may leave out what has a default. Rules between fields are left out: providers
 * of language models refuse them in a tool, and the check of the plan has them.
 * @param defaults the values that are the same for every plan
 * @param leftOut names of fields whose default depends on the plan
 */
export function argumentsSchema(
  { properties, required = [] }: ObjectSchema,
  defaults: Readonly<Record<string, unknown>>,
  leftOut: readonly string[] = [],
): ArgumentsSchema {
  const optional = new Set([...Object.keys(defaults), ...leftOut]);
  return {
    type: "object",
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [
        name,
        name in defaults ? { ...schema, default: defaults[name] } : schema,
      ]),
    ),
    required: required.filter((name) => !optional.has(name)),
    additionalProperties: false,
  };
}

/** Returns a schema with another one in place of some fields. */
export function withFields<S extends ObjectSchema>(schema: S, fields: ObjectSchema["properties"]): S {
  return { ...schema, properties: { ...schema.properties, ...fields } };
}

/** What a schema says of a value. */
interface Described {
  /** In the language of schemas. */
  readonly description?: string;
  readonly choices?: readonly unknown[];
}

/** Returns what a schema says of the value at a JSON Pointer; nothing if it has no such field. */
export function describedAt(schema: unknown, path: string): Described {
  if (!isRecord(schema)) return {};
  const [, name, ...rest] = path.split("/");
  if (name !== undefined) {
    const inner = isRecord(schema["properties"]) ? schema["properties"][name] : schema["items"];
    return describedAt(inner, ["", ...rest].join("/"));
  }
  const { description, enum: choices } = schema;
  return {
    ...(typeof description === "string" && { description }),
    ...(Array.isArray(choices) && { choices }),
  };
}
