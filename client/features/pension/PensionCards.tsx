import { Card } from "#client/components/Card.tsx";
import { useWording } from "#client/components/WordingProvider.tsx";
import { COUNTRY_REFERENCES, type Country } from "#shared/domain/countries.ts";
import { HORIZON_AGE } from "#shared/domain/limits.ts";
import { formatRate } from "#shared/report/format.ts";
import { fill } from "#shared/wording/fill.ts";

/** What the calculator is, and what inflation it expects where the visitor retires. */
export function PensionCards({ country }: { country: Country }) {
  const { pension, countries } = useWording();
  const { about, inflation } = pension;
  return (
    <>
      <Card heading={about.heading}>{fill(about.text, { horizon: HORIZON_AGE })}</Card>
      <Card heading={inflation.heading}>
        {fill(inflation.text, {
          country: countries[country].inSentence,
          rate: formatRate(COUNTRY_REFERENCES[country].inflationRate),
        })}
      </Card>
    </>
  );
}
