import { expect, test } from "vitest";
import { MESSAGES_AT_ONCE } from "#functions/delivery/send-report.ts";
import { MAXIMUM_ATTEMPTS } from "#functions/storage/report-states.ts";
import host from "../../../../host.json" with { type: "json" };

const { maxDequeueCount, batchSize, newBatchThreshold } = host.extensions.queues;

test("the host delivers a message as often as a report is attempted", () => {
  expect(maxDequeueCount).toBe(MAXIMUM_ATTEMPTS);
});

test("the host delivers at most a batch of messages beyond those left of the previous batch", () => {
  expect(batchSize + newBatchThreshold).toBe(MESSAGES_AT_ONCE);
});
