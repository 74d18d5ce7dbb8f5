/** What an endpoint answers; `@azure/functions` takes it as it is. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** Text, or the bytes of a file. */
  readonly body?: string | Uint8Array<ArrayBuffer>;
}
