/** A place in the viewport, CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the point from which a pointer moves to a point: no browser notices a pointer that does not move. */
export function beside({ x, y }: Point): Point {
  return { x: x - 1, y: y - 1 };
}

/** The keys that do something else than write a character. */
export type NamedKey =
  | "ArrowDown"
  | "ArrowLeft"
  | "ArrowRight"
  | "ArrowUp"
  | "Backspace"
  | "End"
  | "Enter"
  | "Escape"
  | "Home"
  | "Tab";

/**
 * A visitor's hands on a browser of their own. Nothing acts on an element: a value that is set and a click that is made by
 * script come without the events of a pointer and of keys, in the order of which browsers differ.
 */
export interface Hands {
  /** Enters an address, as in the browser's bar. */
  readonly open: (address: string) => Promise<void>;
  readonly moveTo: (point: Point) => Promise<void>;
  /** Presses the mouse's button and lets it go. */
  readonly press: (point: Point) => Promise<void>;
  /** Presses twice, as fast as a double click. */
  readonly pressTwice: (point: Point) => Promise<void>;
  /** Moves in steps with the mouse's button down. */
  readonly drag: (from: Point, to: Point) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly strike: (key: NamedKey) => Promise<void>;
  /** Puts in what was copied. */
  readonly paste: () => Promise<void>;
  /** The value of an expression in the page, as JSON knows it: to look, never to act. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly screenshot: () => Promise<Uint8Array>;
  /** The folder that files are downloaded to. */
  readonly downloads: string;
  /** True if the browser crashed or no longer answers. */
  readonly isLost: () => boolean;
  /** Closes the browser, and removes all that it has left. */
  readonly end: () => Promise<void>;
}

/** The viewport, CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Opens a browser with nothing in it that another has left. */
export type OpenBrowser = (size: Size) => Promise<Hands>;
