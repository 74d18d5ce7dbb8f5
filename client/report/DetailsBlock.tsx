import type { Block, Fact } from "#shared/report/report-document.ts";
import { formatValue } from "#shared/report/values.ts";

/** What was entered, one line each. */
export function DetailsBlock({ block: { facts } }: { block: Block<"details"> }) {
  return <DetailList facts={facts} />;
}

export function DetailList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{formatValue(value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
