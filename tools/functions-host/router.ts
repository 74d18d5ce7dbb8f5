export interface Route<T> {
  /** Segments, literal or `{parameter}`, as `reports/{id}`. */
  readonly template: string;
  readonly methods: readonly string[];
  readonly target: T;
}

export interface RouteMatch<T> {
  readonly target: T;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Finds the route of a method and path. As in the Functions host, case does not matter in literal segments, they win
 * over parameters, and a method that a route does not name is not found.
 * @throws {URIError} if the path is wrongly percent-encoded
 */
export function findRoute<T>(
  routes: readonly Route<T>[],
  method: string,
  path: string,
): RouteMatch<T> | undefined {
  const segments = segmentsOf(path).map(decodeURIComponent);
  return routes
    .filter(({ methods }) => methods.includes(method))
    .toSorted((a, b) => parameterCount(a) - parameterCount(b))
    .map(({ template, target }) => ({ target, params: paramsOf(segmentsOf(template), segments) }))
    .find((match): match is RouteMatch<T> => match.params !== undefined);
}

function paramsOf(
  template: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  if (template.length !== segments.length) return undefined;
  const params: [string, string][] = [];
  for (const [index, segment] of segments.entries()) {
    const expected = template[index] ?? "";
    const name = /^\{(\w+)\}$/.exec(expected)?.[1];
    if (name !== undefined) params.push([name, segment]);
    else if (expected.toLowerCase() !== segment.toLowerCase()) return undefined;
  }
  return Object.fromEntries(params);
}

const segmentsOf = (path: string): readonly string[] => path.split("/").filter((segment) => segment !== "");

const parameterCount = ({ template }: Route<unknown>): number => template.split("{").length;
