import data from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import { type AnyNode, type Expression, type MemberExpression, parse } from "acorn";
import { ancestor } from "acorn-walk";
import { SUPPORTED_BROWSERS } from "./supported-browsers.ts";

/** The last edition of JavaScript whose syntax every supported browser reads. Source: MDN's compatibility data. */
const ECMA_VERSION = 2023;

/** Browsers by whose newest version a feature has arrived everywhere. */
const ENGINES = SUPPORTED_BROWSERS.flatMap(({ editions }) => editions.slice(0, 1));

/** Names of the global object. */
const GLOBAL_OBJECTS: ReadonlySet<string> = new Set(["globalThis", "self", "window"]);

/** Objects of every page, each with its interface in MDN's data. Others share their names with variables. */
const STANDING_OBJECTS: ReadonlyMap<string, string> = new Map([
  ["crypto", "Crypto"],
  ["document", "Document"],
  ["navigator", "Navigator"],
  ["performance", "Performance"],
]);

/** Later than any version of a browser. */
const NEWEST = "9999";

/** The features that some supported browser lacks, such as `AbortSignal.any`, or `.any` for a method of any object. */
const LACKING = lackingFeatures({ ...data.api, ...data.javascript.builtins });

/** The names that a script uses. */
interface UsedNames {
  /** Globals and their members, such as `AbortSignal.any`, and methods, such as `.any`. */
  readonly used: ReadonlySet<string>;
  /** Names that the script tests for before use: by `typeof`, `in`, `?.` or a condition. */
  readonly askedFor: ReadonlySet<string>;
  /** Names that the script defines on its own objects. */
  readonly own: ReadonlySet<string>;
}

/**
 * The features that scripts use and that a supported browser lacks, as `file: AbortSignal.any`. A method is known by its
 * name alone, so one that the scripts give an object of theirs, or that an older feature has too, is not seen.
 * @param scripts the text of each, by its file
 * @throws {SyntaxError} if their syntax is newer than supported browsers read
 */
export function newerFeatures(scripts: Readonly<Record<string, string>>): readonly string[] {
  const names = Object.entries(scripts).map(([file, script]) => ({ file, ...namesIn(script) }));
  const own = new Set(names.flatMap((script) => [...script.own]));
  return names.flatMap(({ file, used, askedFor }) =>
    [...used]
      .filter((name) => LACKING.has(name) && !askedFor.has(lastPart(name)))
      .filter((name) => !name.startsWith(".") || !own.has(lastPart(name)))
      .map((name) => `${file}: ${name}`),
  );
}

function namesIn(script: string): UsedNames {
  const used = new Set<string>();
  const askedFor = new Set<string>();
  const own = new Set<string>();
  const define = (name: string | undefined) => name !== undefined && own.add(name);
  const use = (object: string | undefined, member: string) => {
    if (object === undefined) return;
    if (GLOBAL_OBJECTS.has(object)) used.add(member);
    else used.add(`${STANDING_OBJECTS.get(object) ?? object}.${member}`);
  };
  ancestor(parse(script, { ecmaVersion: ECMA_VERSION, sourceType: "module" }), {
    Identifier({ name }, _state, ancestors) {
      (isAskedFor(ancestors) ? askedFor : used).add(name);
    },
    MemberExpression(node, _state, ancestors) {
      const name = memberName(node);
      if (name === undefined) return;
      if (isAskedFor(ancestors)) askedFor.add(name);
      else use(globalName(node.object), name);
    },
    VariableDeclarator({ id, init }) {
      if (id.type !== "ObjectPattern" || !init) return;
      for (const property of id.properties) {
        const name = property.type === "Property" ? keyName(property.key) : undefined;
        if (name !== undefined) use(globalName(init), name);
      }
    },
    CallExpression({ callee, optional }) {
      const name = callee.type === "MemberExpression" ? memberName(callee) : undefined;
      if (name !== undefined) (optional ? askedFor : used).add(optional ? name : `.${name}`);
    },
    BinaryExpression({ operator, left }) {
      const name = operator === "in" ? textOf(left) : undefined;
      if (name !== undefined) askedFor.add(name);
    },
    Property({ key }) {
      define(keyName(key));
    },
    MethodDefinition({ key }) {
      define(keyName(key));
    },
    AssignmentExpression({ left }) {
      if (left.type === "MemberExpression") define(memberName(left));
    },
  });
  return { used, askedFor, own };
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf(".") + 1);
}

/** The name of a global, be it written as such or as a member of the global object. */
function globalName(node: AnyNode): string | undefined {
  if (node.type === "Identifier") return node.name;
  if (node.type !== "MemberExpression") return undefined;
  const isGlobal = node.object.type === "Identifier" && GLOBAL_OBJECTS.has(node.object.name);
  return isGlobal ? memberName(node) : undefined;
}

function keyName(key: AnyNode): string | undefined {
  return key.type === "Identifier" ? key.name : undefined;
}

function memberName({ property, computed }: MemberExpression): string | undefined {
  return computed ? textOf(property) : keyName(property);
}

/** The text of a string; minifiers write it as a template. */
function textOf(node: AnyNode): string | undefined {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type !== "TemplateLiteral" || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

/** Returns true if the last of the nodes, each of which contains the next, is a feature test rather than a use. */
function isAskedFor(ancestors: readonly AnyNode[]): boolean {
  const [parent, node] = ancestors.slice(-2);
  const test: Expression | undefined =
    parent?.type === "IfStatement" || parent?.type === "ConditionalExpression"
      ? parent.test
      : parent?.type === "LogicalExpression"
        ? parent.left
        : undefined;
  return (
    (parent?.type === "UnaryExpression" && ["typeof", "!"].includes(parent.operator)) ||
    (test !== undefined && test === node)
  );
}

function lackingFeatures(groups: Readonly<Record<string, Identifier>>): ReadonlySet<string> {
  const lacking = new Set<string>();
  const older = new Set<string>();
  for (const [group, { __compat: own, ...members }] of Object.entries(groups)) {
    if (own !== undefined && isLacking(own)) lacking.add(group);
    for (const [key, { __compat: compat }] of Object.entries(members)) {
      const member = key.replace(/_static$/, "");
      if (compat === undefined) continue;
      if (!isLacking(compat)) older.add(`.${member}`);
      else {
        lacking.add(group === "Window" ? member : `${group}.${member}`);
        // A name that one engine alone knows is rather one of the script's own.
        if (ENGINES.every((engine) => isSupported(compat, engine, NEWEST))) lacking.add(`.${member}`);
      }
    }
  }
  return new Set([...lacking].filter((name) => !older.has(name)));
}

function isLacking(compat: CompatStatement): boolean {
  return SUPPORTED_BROWSERS.some(({ oldest, editions }) =>
    editions.some((edition) => !isSupported(compat, edition, oldest)),
  );
}

/** Returns true if a version of a browser has a feature, or if that is unknown. */
function isSupported({ support }: CompatStatement, browser: string, version: string): boolean {
  const statements = new Map(Object.entries(support)).get(browser);
  return statements === undefined || [statements].flat().some((statement) => isIn(statement, version));
}

function isIn(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name } = statement;
  if (added === false || flags !== undefined || (prefix ?? alternative_name) !== undefined) return false;
  const isRemoved = typeof removed === "string" && !isBefore(version, removed);
  return !isRemoved && !isBefore(version, String(added).replace(/^≤/, ""));
}

/** Returns true if a version, such as 16.4, precedes another; "preview" follows all others, an unknown one none. */
function isBefore(version: string, other: string): boolean {
  if (!/^\d/.test(other)) return other === "preview";
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split(".").map(Number);
  return major < otherMajor || (major === otherMajor && minor < otherMinor);
}
