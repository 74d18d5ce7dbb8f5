import type { FactGroup, Source } from "./fact.ts";

const REGULATION: Source = {
  title: "Cabinet Resolution 65 of 2022, article 52, as explained by L&Y Lawyers",
  address: "https://lylawyers.com/retirement-visa-in-the-uae/",
  checkedOn: "2026-11-25",
  reviewBy: "2027-05-31",
};

const ANNOUNCEMENT: Source = {
  title:
    "Federal Authority for Identity, Citizenship, Customs and Port Security, as reported by Metro (metromag7.com, “Five-year residency visa for retired residents over 55”)",
  checkedOn: "2026-11",
  reviewBy: "2027-05-31",
};

const VALID = "2022";

export const RETIREMENT_VISA: FactGroup = {
  title: "Residence permit of retired foreigners",
  facts: [
    {
      constant: "RETIREMENT_VISA_AGE",
      name: "Age",
      unit: "years",
      validFrom: VALID,
      source: REGULATION,
      gist: "Applicants are that old or older, unless they have worked long enough.",
    },
    {
      constant: "RETIREMENT_VISA_WORK_YEARS",
      name: "Years of work, instead of the age",
      unit: "years",
      validFrom: VALID,
      source: REGULATION,
      gist: "Instead, they have worked so long before retirement, in the UAE or elsewhere.",
    },
    {
      constant: "RETIREMENT_VISA_SAVINGS_AED",
      name: "Savings, the first route",
      unit: "AED",
      validFrom: VALID,
      source: REGULATION,
      gist: "A deposit of at least that amount in a financial institution of the UAE.",
    },
    {
      constant: "RETIREMENT_VISA_PROPERTY_AED",
      name: "Property, the second route",
      unit: "AED",
      validFrom: VALID,
      source: REGULATION,
      gist: "Real estate in the UAE worth at least that amount in all.",
    },
    {
      constant: "RETIREMENT_VISA_INCOME_AED",
      name: "Income, the third route",
      unit: "AED a month",
      validFrom: VALID,
      source: ANNOUNCEMENT,
      gist: "A regular income of at least that amount.",
    },
    {
      constant: "RETIREMENT_VISA_INCOME_DUBAI_AED",
      name: "Income in Dubai",
      unit: "AED a month",
      validFrom: VALID,
      source: ANNOUNCEMENT,
      gist: "Dubai asks for a lower income than the other emirates.",
    },
    {
      constant: "RETIREMENT_VISA_VALID_YEARS",
      name: "Years until it is renewed",
      unit: "years",
      validFrom: VALID,
      source: ANNOUNCEMENT,
      gist: "It is renewed on the same terms when it ends.",
    },
  ],
};
