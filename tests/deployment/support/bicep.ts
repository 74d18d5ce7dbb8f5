import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Language, type Node, Parser } from "web-tree-sitter";

/**
 * Declarations and uses of a Bicep file, found by syntax only: there is no compiler and there are no resource types.
 */
export interface BicepFile {
  /** Places that the grammar does not accept, each with its line. */
  readonly faults: readonly string[];
  readonly parameters: readonly { readonly name: string; readonly isRequired: boolean }[];
  readonly outputs: readonly string[];
  /** Every name that an expression may use. */
  readonly declared: ReadonlySet<string>;
  /** Every name that an expression uses. */
  readonly used: ReadonlySet<string>;
  readonly modules: readonly BicepModule[];
  /** Texts of the properties of every object below a declaration, by their names: of the variable "fixed", for example. */
  propertiesOf(declaration: string): ReadonlyMap<string, string>;
  /** First arguments of the calls of a function. */
  argumentsOf(name: string): readonly string[];
  /** Files whose text it takes, as it names them. */
  readonly loadedFiles: readonly string[];
  /** Outputs of modules that it uses, as `storage.accountName`. */
  readonly usedOutputs: readonly string[];
  /** For example Microsoft.Storage/storageAccounts@2025-01-01; for nested resources only the last part. */
  readonly resourceTypes: readonly string[];
}

interface BicepModule {
  readonly name: string;
  /** Relative to the file. */
  readonly path: string;
  /** Names of what it is given. */
  readonly parameters: readonly string[];
}

await Parser.init();
const parser = new Parser().setLanguage(
  await Language.load(fileURLToPath(import.meta.resolve("tree-sitter-bicep/tree-sitter-bicep.wasm"))),
);

const DECLARATIONS = [
  "parameter_declaration",
  "variable_declaration",
  "resource_declaration",
  "module_declaration",
  "type_declaration",
  "output_declaration",
];

export function readBicep(path: string): BicepFile {
  const root = parser.parse(readFileSync(path, "utf8"))?.rootNode;
  if (root === undefined) throw new Error(`${path} was not parsed`);
  const all = (...types: readonly string[]) => root.descendantsOfType([...types]);
  const parameters = all("parameter_declaration");
  return {
    faults: faultsIn(root),
    parameters: parameters.map((node) => ({
      name: nameOf(node),
      // A type that ends in a question mark may be null, and one that is followed by = has a default.
      isRequired: !/[?]\s*$|=/.test(node.text),
    })),
    outputs: all("output_declaration").map(nameOf),
    declared: new Set([
      ...all(...DECLARATIONS).map(nameOf),
      ...all("for_statement").flatMap((node) => node.namedChildren.slice(0, 1).map(({ text }) => text)),
      ...all("lambda_expression").flatMap((node) => node.namedChildren.slice(0, 1).map(({ text }) => text)),
      ...all("import_statement", "import_functionality", "compatible_identifier").flatMap((node) =>
        node.descendantsOfType("identifier").map(({ text }) => text),
      ),
    ]),
    used: new Set(
      all("identifier")
        .filter(isUse)
        .map(({ text }) => text),
    ),
    modules: all("module_declaration").map(moduleOf),
    propertiesOf: (declaration) =>
      new Map(
        all(...DECLARATIONS)
          .filter((node) => nameOf(node) === declaration)
          .flatMap((node) => node.descendantsOfType("object_property"))
          .map((node) => [nameOf(node), node.namedChildren.at(-1)?.text ?? ""]),
      ),
    argumentsOf: (name) =>
      all("call_expression")
        .filter((node) => nameOf(node) === name)
        .map(stringIn),
    loadedFiles: [...root.text.matchAll(/\bload\w+Content\('([^']+)'\)/g)].map(([, file = ""]) => file),
    usedOutputs: [...root.text.matchAll(/\b(\w+)\.outputs\.(\w+)/g)].map(
      ([, name, output]) => `${name}.${output}`,
    ),
    resourceTypes: all("resource_declaration").map((node) => stringIn(node)),
  };
}

function faultsIn(node: Node): readonly string[] {
  if (node.isError || node.isMissing) return [`line ${node.startPosition.row + 1}: ${node.text}`];
  return node.hasError ? node.children.flatMap(faultsIn) : [];
}

function nameOf(node: Node): string {
  return node.descendantsOfType("identifier")[0]?.text ?? "";
}

/** The first text of a declaration: a path, or a type. */
function stringIn(node: Node): string {
  return node.descendantsOfType("string_content")[0]?.text ?? "";
}

function isUse(node: Node): boolean {
  const { parent } = node;
  if (parent === null || parent.type === "call_expression") return false;
  const isFirst = parent.namedChildren[0]?.id === node.id;
  return !(
    isFirst &&
    [...DECLARATIONS, "object_property", "for_statement", "lambda_expression"].includes(parent.type)
  );
}

function moduleOf(node: Node): BicepModule {
  const properties = node.descendantsOfType("object_property");
  const params = properties.find((property) => nameOf(property) === "params");
  const given = params?.descendantsOfType("object")[0]?.namedChildren ?? [];
  return {
    name: nameOf(node),
    path: stringIn(node),
    parameters: given.filter(({ type }) => type === "object_property").map(nameOf),
  };
}
