import { expect, it, vi } from "vitest";
import { countGapCalls } from "#shared/planning/count-gap-calls.ts";
import type { GapRequest } from "#shared/planning/planning-schemas.ts";
import { SILENT_CONTEXT } from "../../../fixtures/planning-contexts.ts";

const REQUEST = { targetPercentile: 0.5 } as GapRequest;
const ANSWER = { gapFactors: [] };

it("counts gap calls, chances alone, and each of several percentiles, and passes them on", async () => {
  const inner = {
    modelVersion: "a",
    forecast: vi.fn(async () => ({ percentileForecast: [] })),
    gap: vi.fn(async () => ANSWER),
    chances: vi.fn(async () => ANSWER),
    gaps: vi.fn(async () => [ANSWER]),
  };
  const { planning, gapCalls } = countGapCalls(inner);
  expect(gapCalls()).toBe(0);
  expect(await planning.gap(REQUEST, [12])).toBe(ANSWER);
  expect(inner.gap).toHaveBeenCalledExactlyOnceWith(REQUEST, [12]);
  expect(gapCalls()).toBe(1);
  expect(await planning.chances?.(REQUEST)).toBe(ANSWER);
  expect(inner.chances).toHaveBeenCalledExactlyOnceWith(REQUEST);
  expect(gapCalls()).toBe(2);
  expect(await planning.gaps?.(REQUEST, [0.1, 0.5, 0.9])).toEqual([ANSWER]);
  expect(inner.gaps).toHaveBeenCalledExactlyOnceWith(REQUEST, [0.1, 0.5, 0.9]);
  expect(gapCalls()).toBe(5);
  const forecast = { startDate: { year: 2026, month: 11 } } as never;
  expect(await planning.forecast(forecast)).toEqual({ percentileForecast: [] });
  expect(inner.forecast).toHaveBeenCalledExactlyOnceWith(forecast);
  expect(gapCalls()).toBe(5);
});

it("tells the model that the service names after its answer", () => {
  const inner = { ...SILENT_CONTEXT.planning, modelVersion: "before" };
  const { planning } = countGapCalls(inner);
  expect(planning.modelVersion).toBe("before");
  inner.modelVersion = "after";
  expect(planning.modelVersion).toBe("after");
});

it("offers what the service offers and no more", () => {
  const { planning } = countGapCalls(SILENT_CONTEXT.planning);
  expect(planning).not.toHaveProperty("chances");
  expect(planning).not.toHaveProperty("gaps");
});
