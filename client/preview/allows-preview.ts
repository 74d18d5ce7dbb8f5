/** The part of the Network Information API that is read. Firefox and Safari lack it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** A browser that may tell how it is connected. */
export interface Connected {
  readonly connection?: Connection;
}

const SLOW: ReadonlySet<string | undefined> = new Set(["slow-2g", "2g", "3g"]);

/** Returns whether a device may load and run the preview: not on a slow connection, or if the visitor saves data. */
export function allowsPreview({ connection }: Connected): boolean {
  return connection?.saveData !== true && !SLOW.has(connection?.effectiveType);
}
