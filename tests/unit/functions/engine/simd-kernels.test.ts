import { afterEach, describe, expect, it, vi } from "vitest";
import { createFastestKernels } from "#functions/engine/simd-kernels.ts";
import { MARKET_ASSUMPTIONS } from "#shared/domain/market-assumptions.ts";
import { Engine } from "#shared/engine/engine.ts";
import { allocation, EQUITY_FUND, PURE_FUNDS, planningRequest } from "../../shared/engine/plan-builder.ts";

const REQUEST = planningRequest(
  [{ id: "savings", allocations: [allocation(EQUITY_FUND, { currentValue: 1000 })] }],
  {},
  [0, 60],
);
const answer = () =>
  new Engine(
    { market: MARKET_ASSUMPTIONS, seed: 1, scenarios: 20 },
    PURE_FUNDS,
    createFastestKernels,
  ).forecast(REQUEST);

describe("createFastestKernels", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("works in the memory of a WebAssembly module", () => {
    // Its memory comes in pages of 64 kB.
    expect(createFastestKernels(1000).memory?.byteLength).toBe(65_536);
  });

  it.each([
    ["WebAssembly", undefined],
    ["SIMD", { validate: () => false }],
  ])("gives the same results without %s", (_, webAssembly) => {
    const expected = answer();
    vi.stubGlobal("WebAssembly", webAssembly);
    expect(createFastestKernels(1000).memory).toBeUndefined();
    expect(answer()).toEqual(expected);
  });
});
