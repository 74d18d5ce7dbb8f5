import { COUNTRIES, type Country } from "#shared/domain/countries.ts";
import type { Fact, FactGroup, Source } from "./fact.ts";

const SPECIFICATION: Source = {
  title: "Specification of the calculators, section 9, annual living-cost reference",
  checkedOn: "2026-11",
  reviewBy: "2027-05-31",
};

const UK_STANDARDS: Source = {
  title: "Pensions and Lifetime Savings Association, Retirement Living Standards, January 2023",
  checkedOn: "2026-11",
  reviewBy: "2027-05-31",
};

/** Living cost of a country, in the money of the month in which it was surveyed. */
function livingCost(country: Country): Fact {
  const isSurveyed = country === "UK";
  return {
    constant: `COUNTRY_REFERENCES.${country}.livingCostUsd`,
    name: `Living cost, ${country}`,
    unit: "USD a year",
    validFrom: isSurveyed ? "2023-01" : "2026-11",
    source: isSurveyed ? UK_STANDARDS : SPECIFICATION,
    gist: "What a lifestyle costs one person who pays no rent.",
  };
}

function inflation(country: Country): Fact {
  return {
    constant: `COUNTRY_REFERENCES.${country}.inflationRate`,
    name: `Inflation, ${country}`,
    unit: "fraction a year",
    validFrom: "2026-11",
    source: SPECIFICATION,
    gist: "The yearly rise of prices that plans assume.",
  };
}

const PEG: Source = {
  title: "Central Bank of the UAE, the peg of the dirham; specification of the calculators, section 3",
  checkedOn: "2026-11",
  reviewBy: "2027-11-30",
};

const RATES_READ = { checkedOn: "2026-11-25", reviewBy: "2027-02-28" } as const;

export const LIVING_COSTS: FactGroup = {
  title: "Living cost, inflation and currencies",
  facts: [
    ...COUNTRIES.map(livingCost),
    ...COUNTRIES.map(inflation),
    {
      constant: "UNITS_PER_USD",
      name: "Currencies of plans",
      unit: "units for 1 USD",
      validFrom: "1997",
      source: PEG,
      gist: "The dirham has been pegged to the dollar at this rate since 1997.",
    },
    {
      constant: "FLOATING_COUNTRIES",
      name: "Countries whose currency floats against the dollar",
      unit: "countries",
      validFrom: "2024-03",
      source: { title: "Their central banks", checkedOn: "2026-11", reviewBy: "2027-11-30" },
      gist: "None of them promises a rate against the dollar. Egypt last floated its pound in March 2024.",
    },
    {
      constant: "FOREIGN_UNITS_PER_USD.GBP",
      name: "Pound sterling",
      unit: "GBP for 1 USD",
      validFrom: "2025-04",
      source: {
        title: "HM Revenue & Customs, average for the year to 31 March 2026",
        checkedOn: "2026-11-22",
        reviewBy: "2027-05-31",
      },
      gist: "A pound was worth 1.3378 dollars on average.",
    },
    {
      constant: "FOREIGN_UNITS_PER_USD.INR",
      name: "Indian rupee",
      unit: "INR for 1 USD",
      validFrom: "2026-02-02",
      source: {
        title: "Rediff, 2 February 2026",
        address:
          "https://m.rediff.com/news/commentary/2026/feb/02/rupee-rises-44-paise-to-close-at-91.49-against-us-dollar/bf549e08a2565574fa342569a982c9ae",
        ...RATES_READ,
      },
      gist: "The close of that day between banks.",
    },
    {
      constant: "FOREIGN_UNITS_PER_USD.PHP",
      name: "Philippine peso",
      unit: "PHP for 1 USD",
      validFrom: "2026-02-25",
      source: {
        title: "Bankers Association of the Philippines, as reported by BusinessWorld, 26 February 2026",
        address:
          "https://www.bworldonline.com/banking-finance/2026/02/26/732826/peso-rises-to-new-five-month-high-as-tariff-jitters-drag-dollar/",
        ...RATES_READ,
      },
      gist: "The close of that day between banks.",
    },
    {
      constant: "FOREIGN_UNITS_PER_USD.EGP",
      name: "Egyptian pound",
      unit: "EGP for 1 USD",
      validFrom: "2026-01-15",
      source: {
        title: "Central Bank of Egypt, 15 January 2026, as cited by J. Cote",
        address:
          "https://jasoncote.co/egyptian-pound-to-us-dollar-why-the-2026-forecast-isnt-what-you-think-16it",
        ...RATES_READ,
      },
      gist: "The official rate of that day.",
    },
  ],
};

/** All averages were read on the same day. */
const READ = { checkedOn: "2026-11-22", reviewBy: "2027-02-28" } as const;

const COLLEGE_BOARD: Source = {
  title: "College Board, Trends in College Pricing 2025",
  address: "https://cm-dev.stuartmartinchamber.org/news/details/news-release-11-19-2025-10232",
  ...READ,
};

export const FEES: FactGroup = {
  title: "Fees",
  facts: [
    {
      constant: "AVERAGE_FEES.UAE.dubaiSchool.amount",
      name: "Private school in Dubai",
      unit: "AED a year",
      validFrom: "2019-09",
      source: {
        title:
          "Knowledge and Human Development Authority, approved fees, cited by The National, 9 November 2021",
        address:
          "https://www.thenationalnews.com/uae/2021/11/09/more-than-40-per-cent-of-parents-pay-less-than-dh18000-in-dubai-private-school-fees/",
        ...READ,
      },
      gist: "The average of the approved fees of private schools.",
    },
    {
      constant: "AVERAGE_FEES.UK.ukSchool.amount",
      name: "Independent day school in the UK",
      unit: "GBP a year",
      validFrom: "2025-01",
      source: {
        title: "Independent Schools Council, census of January 2025",
        address:
          "https://www.isc.co.uk/media-enquiries/isc-daily-news-summary/2025/may/isc-daily-news-summary-15-may-2025/",
        ...READ,
      },
      gist: "7,382 pounds a term on average, with VAT; a year has three terms.",
    },
    {
      constant: "AVERAGE_FEES.UK.ukUniversity.amount",
      name: "University in the UK, for students from abroad",
      unit: "GBP a year",
      validFrom: "2022-09",
      source: {
        title: "British Council, estimate for undergraduates, cited by The Guardian in July 2023",
        ...READ,
      },
      gist: "An estimate of the average of what undergraduates from abroad pay.",
    },
    {
      constant: "AVERAGE_FEES.USA.usaSchool.amount",
      name: "Private school in the USA",
      unit: "USD a year",
      validFrom: "2025-09",
      source: {
        title: "Private School Review, national average",
        address: "https://www.privateschoolreview.com/blog/understanding-private-school-tuition-in-2025",
        ...READ,
      },
      gist: "The average of private schools in all states.",
    },
    {
      constant: "AVERAGE_FEES.USA.usaPrivateUniversity.amount",
      name: "Private university in the USA",
      unit: "USD a year",
      validFrom: "2025-09",
      source: COLLEGE_BOARD,
      gist: "Published tuition and fees of private colleges of four years, on average.",
    },
    {
      constant: "AVERAGE_FEES.USA.usaStateUniversity.amount",
      name: "State university in the USA, for students from other states",
      unit: "USD a year",
      validFrom: "2025-09",
      source: COLLEGE_BOARD,
      gist: "Published tuition and fees of public colleges of four years for students from other states.",
    },
    {
      constant: "COMPARED_ANNUAL_FEE",
      name: "Fee that results are compared with",
      unit: "fraction of the savings a year",
      validFrom: "2026-11",
      source: {
        title: "Assumption of this project, see the model",
        address: "model.md",
        checkedOn: "2026-11",
        reviewBy: "2027-11-30",
      },
      gist: "About what a fund and its platform charge together.",
    },
  ],
};
