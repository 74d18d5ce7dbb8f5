import type { Block } from "#shared/report/report-document.ts";
import { DetailList } from "./DetailList.tsx";

/** What was entered, one line each. */
export function DetailsBlock({ block: { facts } }: { block: Block<"details"> }) {
  return <DetailList facts={facts} />;
}
