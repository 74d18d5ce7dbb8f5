import { randomUUID } from "node:crypto";
import type { CoreModule } from "./core-module.ts";
import type { FunctionCallback, FunctionMetadata, RpcTypedData } from "./core-types.ts";

/** Runs a function on its trigger's data, in the steps of the Functions worker. @returns what its return binding sends */
export async function invoke(
  core: CoreModule,
  { metadata, callback }: { readonly metadata: FunctionMetadata; readonly callback: FunctionCallback },
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
