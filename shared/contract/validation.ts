import type { Currency } from "#shared/domain/currencies.ts";

/** A fault of an input. */
export interface Fault {
  /** JSON Pointer (RFC 6901) to the faulty value. */
  readonly path: string;
  /** The broken rule: a keyword of JSON Schema (`minimum`, `required`, …) or a rule of this contract. */
  readonly rule: string;
  /** A message for developers who call the API; pages have their own wording. */
  readonly message: string;
  /** The limit of a range rule. */
  readonly limit?: number;
  /** The currency of the limit, if it is an amount. */
  readonly currency?: Currency;
}

export type Validated<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** A validator that the build generates (Ajv standalone): a guard for the type of its schema. */
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

/** Returns true if the value at a JSON Pointer fulfils its schema, and so is present and of its type. */
export type IsSound = (path: string) => boolean;

/** Returns the faults of a value by rules between its fields, of which only the sound ones may be read. */
export type Rules<T> = (value: T, isSound: IsSound) => readonly Fault[];

/** Checks an input and reports every fault at once. */
export function validateWith<T>(
  validator: GeneratedValidator<T>,
  input: unknown,
  furtherRules: Rules<T> = () => [],
): Validated<T> {
  const schemaFaults = validator(input) ? [] : faultsOf(validator.errors ?? []);
  const isSound: IsSound = (path) => !schemaFaults.some((fault) => `${path}/`.startsWith(`${fault.path}/`));
  const value = input as T;
  const faults = [...schemaFaults, ...furtherRules(value, isSound)];
  return faults.length === 0 ? { ok: true, value } : { ok: false, faults };
}

/**
 * Returns the faults of a part of an input by the part's own rules; none if the part is not sound enough to read.
 * @param path JSON Pointer to the part
 */
export function faultsAt<T>(
  path: string,
  readPart: () => T,
  rules: Rules<T>,
  isSound: IsSound,
): readonly Fault[] {
  if (!isSound(path)) return [];
  const faults = rules(readPart(), (inner) => isSound(`${path}${inner}`));
  return faults.map((fault) => ({ ...fault, path: `${path}${fault.path}` }));
}

function faultsOf(errors: readonly SchemaError[]): readonly Fault[] {
  const faults = new Map<string, Fault>();
  for (const error of errors) {
    if (error.keyword === "if") continue; // its "then" reports the broken rule
    const fault = faultOf(error);
    const key = `${fault.path} ${fault.rule}`;
    // The lower of two maxima implies the other (one may depend on another field).
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
  if (keyword === "const") {
    return { path: instancePath, rule: keyword, message: `must be ${params["allowedValue"]}` };
  }
  return { path: instancePath, rule: keyword, message, ...limit };
}
