import { StartError } from "#tools/process/lifecycle.ts";
import type { FunctionCallback, FunctionMetadata, LogLevel, ProgrammingModel } from "./core-types.ts";

/** Takes what an app tells the host while it loads. */
export class CoreModule {
  readonly version = "tools/functions-host";
  readonly #functions = new Map<string, { metadata: FunctionMetadata; callback: FunctionCallback }>();
  #programmingModel: ProgrammingModel | undefined;

  // The library takes these off the module, so they carry their `this` along.

  readonly setProgrammingModel = (model: ProgrammingModel): void => {
    this.#programmingModel = model;
  };

  readonly registerFunction = (metadata: FunctionMetadata, callback: FunctionCallback): void => {
    if (this.#functions.has(metadata.name)) throw new StartError(`Two functions are named ${metadata.name}`);
    this.#functions.set(metadata.name, { metadata, callback });
  };

  readonly log = (level: LogLevel, _category: string, message: string): void => {
    if (level === "trace" || level === "debug") return;
    console.log(level === "information" ? message : `[${level}] ${message}`);
  };

  get functions(): readonly { readonly metadata: FunctionMetadata; readonly callback: FunctionCallback }[] {
    return [...this.#functions.values()];
  }

  /** @throws {StartError} if the app set none */
  get programmingModel(): ProgrammingModel {
    if (this.#programmingModel === undefined) throw new StartError("The app set no programming model");
    return this.#programmingModel;
  }
}
