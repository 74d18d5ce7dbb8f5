import { describe, expect, it } from "vitest";
import { Arena, arenaBytes } from "#shared/engine/arena.ts";

describe("Arena", () => {
  it("places arrays apart, aligned to their type", () => {
    const arena = new Arena(new ArrayBuffer(arenaBytes(4, 16)));
    const arrays = [arena.uint16(3), arena.float64(2), arena.float32(1), arena.uint32(4)];
    arrays.forEach((array, index) => {
      array.fill(index + 1);
    });
    expect(arrays.map((array) => [...array])).toEqual([[1, 1, 1], [2, 2], [3], [4, 4, 4, 4]]);
  });

  it("leaves room after an array for the rest of a 16-byte vector", () => {
    const arena = new Arena(new ArrayBuffer(arenaBytes(2, 24)));
    const [first, second] = [arena.float64(3), arena.float64(3)];
    expect(second.byteOffset - first.byteOffset).toBe(32);
  });

  it("refuses arrays that the memory cannot hold", () => {
    const arena = new Arena(new ArrayBuffer(64));
    arena.float64(8);
    expect(() => arena.float32(1)).toThrow(RangeError);
  });

  it("gives each array a memory of its own if there is no common one", () => {
    const arena = new Arena(undefined);
    const arrays = [arena.float64(3), arena.float32(3), arena.uint32(3), arena.uint16(3)];
    expect(arrays.map(({ buffer }) => buffer.byteLength)).toEqual([24, 12, 12, 6]);
  });
});
