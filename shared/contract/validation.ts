/** One thing wrong with an input. */
export interface Fault {
  /** JSON Pointer (RFC 6901) to the faulty value. */
  readonly path: string;
  /** The rule that is broken, a keyword of JSON Schema (`minimum`, `required`, …) or a rule of this contract. */
  readonly rule: string;
  /** For people who call the API; pages have wording of their own. */
  readonly message: string;
  /** The limit of a range rule. */
  readonly limit?: number;
}

export type Validated<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** A validator as the build generates it (Ajv standalone): the guard of its schema's type. */
export interface GeneratedValidator<T> {
  (data: unknown): data is T;
  errors?: readonly SchemaError[] | null;
}

/** The part of Ajv's `ErrorObject` that is read. */
interface SchemaError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Whether a value, named by its JSON Pointer, keeps its schema: then it is there and of its type. */
export type IsSound = (path: string) => boolean;

/**
 * Checks an input against a generated validator and a contract's own rules; reports every fault at once.
 * @param furtherRules may read of the value only what is sound
 */
export function validateWith<T>(
  validator: GeneratedValidator<T>,
  input: unknown,
  furtherRules: (value: T, isSound: IsSound) => readonly Fault[] = () => [],
): Validated<T> {
  const schemaFaults = validator(input) ? [] : faultsOf(validator.errors ?? []);
  const isSound: IsSound = (path) => !schemaFaults.some((fault) => `${path}/`.startsWith(`${fault.path}/`));
  const value = input as T;
  const faults = [...schemaFaults, ...furtherRules(value, isSound)];
  return faults.length === 0 ? { ok: true, value } : { ok: false, faults };
}

function faultsOf(errors: readonly SchemaError[]): readonly Fault[] {
  const faults = new Map<string, Fault>();
  for (const error of errors) {
    if (error.keyword === "if") continue; // its "then" reports the rule that is broken
    const fault = faultOf(error);
    const key = `${fault.path} ${fault.rule}`;
    // Of two maxima (one may depend on another field), the lower one says it all.
    if ((fault.limit ?? 0) <= (faults.get(key)?.limit ?? Number.POSITIVE_INFINITY)) faults.set(key, fault);
  }
  return [...faults.values()];
}

function faultOf({ instancePath, keyword, message = "is not valid", params }: SchemaError): Fault {
  const limit = typeof params["limit"] === "number" ? { limit: params["limit"] } : {};
  const property = params["missingProperty"] ?? params["additionalProperty"];
  if (typeof property === "string") {
    const path = `${instancePath}/${property.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    return {
      path,
      rule: keyword,
      message: keyword === "required" ? "is required" : "is not a known property",
    };
  }
  if (keyword === "enum" && Array.isArray(params["allowedValues"])) {
    return {
      path: instancePath,
      rule: keyword,
      message: `must be one of ${params["allowedValues"].join(", ")}`,
    };
  }
  return { path: instancePath, rule: keyword, message, ...limit };
}
