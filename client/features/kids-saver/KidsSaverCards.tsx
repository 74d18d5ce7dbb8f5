import { Card } from "#client/components/Card.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { COUNTRY_REFERENCES } from "#shared/domain/countries.ts";
import { formatRate } from "#shared/report/format.ts";
import { fill } from "#shared/wording/fill.ts";

/** What the Kids Saver is, and which inflation it expects. */
export function KidsSaverCards() {
  const { about, inflation } = useWording().kidsSaver;
  return (
    <>
      <Card heading={about.heading}>{about.text}</Card>
      <Card heading={inflation.heading}>
        {fill(inflation.text, { rate: formatRate(COUNTRY_REFERENCES.UAE.inflationRate) })}
      </Card>
    </>
  );
}
