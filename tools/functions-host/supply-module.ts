import Module from "node:module";

/** Answers `require(name)` with the given module, as the Functions worker supplies `@azure/functions-core`. */
export function supplyModule(name: string, supplied: unknown): void {
  Module.prototype.require = new Proxy(Module.prototype.require, {
    apply: (require, caller, [id]) => (id === name ? supplied : Reflect.apply(require, caller, [id])),
  });
}
