/** The bytes of the longest vector that a kernel writes; where an array does not fill its last one, nothing else lies. */
const VECTOR_BYTES = 16;

/** The bytes that so many arrays of so many bytes each take. */
export function arenaBytes(arrays: number, bytes: number): number {
  return arrays * VECTOR_BYTES * Math.ceil(bytes / VECTOR_BYTES);
}

/** Lays arrays one after the other into one memory, for good, or gives each a memory of its own. */
export class Arena {
  readonly #memory: ArrayBuffer | undefined;
  #end = 0;

  /** @param memory undefined if each array has its own, so that no more is taken than is used */
  constructor(memory: ArrayBuffer | undefined) {
    this.#memory = memory;
  }

  /** @throws {RangeError} if the memory is used up */
  float64(length: number): Float64Array {
    if (this.#memory === undefined) return new Float64Array(length);
    return new Float64Array(this.#memory, this.#take(8 * length), length);
  }

  /** @throws {RangeError} if the memory is used up */
  float32(length: number): Float32Array {
    if (this.#memory === undefined) return new Float32Array(length);
    return new Float32Array(this.#memory, this.#take(4 * length), length);
  }

  /** @throws {RangeError} if the memory is used up */
  uint32(length: number): Uint32Array {
    if (this.#memory === undefined) return new Uint32Array(length);
    return new Uint32Array(this.#memory, this.#take(4 * length), length);
  }

  /** @throws {RangeError} if the memory is used up */
  uint16(length: number): Uint16Array {
    if (this.#memory === undefined) return new Uint16Array(length);
    return new Uint16Array(this.#memory, this.#take(2 * length), length);
  }

  #take(bytes: number): number {
    const start = this.#end;
    this.#end += arenaBytes(1, bytes);
    return start;
  }
}
