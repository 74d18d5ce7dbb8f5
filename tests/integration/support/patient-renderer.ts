import type { PdfRendererOptions } from "#functions/pdf/create-pdf-renderer.ts";

/** Renders as many reports as a test asks for at once, however slow the machine is. */
export const PATIENT = { queueLimit: 200, deadlineMs: 900_000 } as const satisfies PdfRendererOptions;

/** Time for all reports of the fixtures. Unit: milliseconds. */
export const ALL_REPORTS_MS = 900_000;
