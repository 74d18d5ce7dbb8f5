import { afterAll, expect, test } from "vitest";
import { createPdfRenderer } from "#functions/pdf/create-pdf-renderer.ts";
import type { Block } from "#shared/report/report-document.ts";
import { reportFixtures } from "../fixtures/reports.ts";
import { ALL_REPORTS_MS, PATIENT } from "./support/patient-renderer.ts";
import { readPdf } from "./support/read-pdf.ts";

const renderer = createPdfRenderer(PATIENT);
afterAll(() => renderer.close());

test(
  "the widest amount in an Arabic tile keeps the space before its currency beside a two-line label",
  async () => {
    const [first] = await reportFixtures("ar", (name) => name.startsWith("pension: typical"));
    if (first === undefined) throw new Error("no reports");
    const fact = (label: string, amount: number) =>
      ({ label, value: { kind: "money", amount, currency: "AED" } }) as const;
    const label = "بدلًا منه: المكافأة القانونية مع تطبيق الحد الأقصى";
    const block: Block = {
      kind: "facts",
      groups: [{ title: "نظام الادخار", facts: [fact("واقعي", 38_966_848), fact(label, 1_131_173)] }],
    };
    const document = { ...first.document, sections: [{ role: "results" as const, blocks: [block] }] };
    const places = (await readPdf(await renderer.render(document))).places.flat();
    const gaps = ["38,966,848", "1,131,173"].map((amount) => {
      const number = places.find(({ text }) => text === amount);
      const currency = places.find(
        ({ text, baseline }) => text === "درهم" && Math.abs(baseline - (number?.baseline ?? 0)) < 1,
      );
      return (number?.left ?? 0) - (currency?.right ?? 0);
    });
    for (const gap of gaps) {
      expect(gap).toBeGreaterThan(1);
      expect(gap).toBeLessThan(4);
    }
  },
  ALL_REPORTS_MS,
);
