// The part that this host uses of the interface between the Functions Node worker and `@azure/functions`, as the
// worker's `types-core/index.d.ts` (github.com/Azure/azure-functions-nodejs-worker) defines it. No package includes it.
import { StartError } from "#tools/process/lifecycle.ts";

export interface RpcNullable<T> {
  readonly value?: T | null;
}

export interface RpcHttpRequest {
  readonly method: string;
  readonly url: string;
  readonly nullableHeaders: Readonly<Record<string, RpcNullable<string>>>;
  readonly nullableQuery: Readonly<Record<string, RpcNullable<string>>>;
  readonly nullableParams: Readonly<Record<string, RpcNullable<string>>>;
  readonly body?: RpcTypedData;
}

export interface RpcHttpResponse {
  readonly statusCode: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: RpcTypedData | null;
}

export interface RpcTypedData {
  readonly string?: string;
  readonly json?: string;
  readonly bytes?: Uint8Array;
  readonly http?: RpcHttpRequest | RpcHttpResponse;
}

export interface RpcBinding {
  readonly type: string;
  readonly direction: "in" | "out" | "inout";
  // Of an HTTP trigger.
  readonly route?: string;
  readonly methods?: readonly string[];
  // Of a queue trigger; `connection` names the setting that holds the connection string.
  readonly queueName?: string;
  readonly connection?: string;
  // Of a timer trigger.
  readonly schedule?: string;
  readonly runOnStartup?: boolean;
}

interface FunctionMetadata {
  readonly name: string;
  readonly bindings: Readonly<Record<string, RpcBinding>>;
}

type FunctionCallback = (...inputs: unknown[]) => unknown;

type LogLevel = "trace" | "debug" | "information" | "warning" | "error" | "critical" | "none";

interface CoreInvocationContext {
  readonly invocationId: string;
  readonly request: {
    readonly invocationId: string;
    readonly inputData: readonly { readonly name: string; readonly data: RpcTypedData }[];
    /** Metadata that the trigger has beside its data. */
    readonly triggerMetadata: Readonly<Record<string, RpcTypedData>>;
  };
  readonly metadata: FunctionMetadata;
  log(level: LogLevel, category: string, message: string): void;
}

interface InvocationModel {
  getArguments(): Promise<{ readonly context: unknown; readonly inputs: unknown[] }>;
  invokeFunction(context: unknown, inputs: unknown[], callback: FunctionCallback): Promise<unknown>;
  getResponse(context: unknown, result: unknown): Promise<{ readonly returnValue?: RpcTypedData | null }>;
}

interface ProgrammingModel {
  getInvocationModel(context: CoreInvocationContext): InvocationModel | Promise<InvocationModel>;
}

export interface RegisteredFunction {
  readonly metadata: FunctionMetadata;
  readonly callback: FunctionCallback;
}

/** Takes what an app tells the host while it loads. */
export class CoreModule {
  readonly version = "tools/functions-host";
  readonly #functions = new Map<string, RegisteredFunction>();
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

  get functions(): readonly RegisteredFunction[] {
    return [...this.#functions.values()];
  }

  /** @throws {StartError} if the app set none */
  get programmingModel(): ProgrammingModel {
    if (this.#programmingModel === undefined) throw new StartError("The app set no programming model");
    return this.#programmingModel;
  }
}
