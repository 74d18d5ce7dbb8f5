import { randomUUID } from "node:crypto";
import { StartError } from "#tools/process/lifecycle.ts";
import type { CoreModule, RegisteredFunction, RpcTypedData } from "./core.ts";
import { startHttpTrigger } from "./http-trigger.ts";
import { startQueueTrigger } from "./queue-trigger.ts";
import { startTimerTrigger } from "./timer-trigger.ts";
import {
  type HostSettings,
  type RunningTrigger,
  type StartTrigger,
  type TriggeredFunction,
  together,
} from "./trigger.ts";

/** The triggers that this host has, by the type of their binding. */
const TRIGGERS: Readonly<Record<string, StartTrigger>> = {
  httpTrigger: startHttpTrigger,
  queueTrigger: startQueueTrigger,
  timerTrigger: startTimerTrigger,
};

/** Starts every function that an app registered. @throws {StartError} if one has no trigger that this host knows */
export async function startTriggers(core: CoreModule, hostSettings: HostSettings): Promise<RunningTrigger> {
  const functions = core.functions.map((registered) => triggered(core, registered));
  const byType = Object.groupBy(functions, ({ binding }) => binding.type);
  const starts = Object.entries(byType).map(([type, ofType = []]) => {
    const start = TRIGGERS[type];
    if (start === undefined) throw new StartError(`This host has no ${type}, which ${ofType[0]?.name} needs`);
    return () => start(ofType, hostSettings);
  });
  return together(await Promise.all(starts.map((start) => start())));
}

function triggered(core: CoreModule, registered: RegisteredFunction): TriggeredFunction {
  const { name, bindings } = registered.metadata;
  const [bindingName, binding] =
    Object.entries(bindings).find(([, { type }]) => /trigger$/i.test(type)) ?? [];
  if (bindingName === undefined || binding === undefined) throw new StartError(`${name} has no trigger`);
  return {
    name,
    binding,
    invoke: (data, triggerMetadata = {}) =>
      invoke(core, registered, { name: bindingName, data }, triggerMetadata),
  };
}

/** Runs a function on its trigger's data, in the steps of the Functions worker. @returns what its return binding sends */
async function invoke(
  core: CoreModule,
  { metadata, callback }: RegisteredFunction,
  trigger: { readonly name: string; readonly data: RpcTypedData },
  triggerMetadata: Readonly<Record<string, RpcTypedData>>,
): Promise<RpcTypedData | null | undefined> {
  const invocationId = randomUUID();
  const model = await core.programmingModel.getInvocationModel({
    invocationId,
    request: { invocationId, inputData: [trigger], triggerMetadata },
    metadata,
    log: core.log,
  });
  const { context, inputs } = await model.getArguments();
  const result = await model.invokeFunction(context, inputs, callback);
  const { returnValue } = await model.getResponse(context, result);
  return returnValue;
}
