import type { FactGroup, Source } from "./fact.ts";

const YEARLY = { checkedOn: "2026-11-25", reviewBy: "2027-04-30" } as const;

const UK_RATE: Source = {
  title: "Finance Times on the Budget of November 2025",
  address: "https://financetimes.org/state-pensioners-given-241-payment-as-new-pension-rates-confirmed",
  ...YEARLY,
};

const UK_YEARS: Source = {
  title: "Which?, How much State Pension will you get",
  address: "https://www.which.co.uk/news/2020/01/how-much-state-pension-will-you-get-in-april-2020",
  ...YEARLY,
};

const UK_AGE: Source = {
  title: "Particle News on the Pensions Acts 2007 and 2014",
  address:
    "https://particle.news/story/uk-state-pension-age-to-rise-to-67-from-april-2026-as-dwp-alerts-begin",
  ...YEARLY,
};

const UK_NEW: Source = {
  title: "GOV.UK, The new State Pension",
  address: "https://www.gov.uk/new-state-pension",
  checkedOn: "2026-11-26",
  reviewBy: "2027-04-30",
};

const UK_ABROAD: Source = {
  title: "Department for Work and Pensions, State Pensions: annual increases if you live abroad",
  address: "https://www.gov.uk/government/publications/state-pensions-annual-increases-if-you-live-abroad",
  ...YEARLY,
};

const INDIA: Source = {
  title: "Business Times, 12 January 2025, on the Employees' Pension Scheme of 1995",
  address:
    "https://businesstimes.co/index.php/2025/01/12/epfo-pension-how-much-pension-will-you-get-under-eps-with-just-10-years-of-service",
  ...YEARLY,
};

const PHILIPPINES: Source = {
  title: "Pinoy Benefits, SSS Pension Guide",
  address: "https://pinoybenefits.com/guides/sss-pension-guide",
  ...YEARLY,
};

const PHILIPPINES_CONDITIONS: Source = {
  title: "Social Security System, Retirement Benefit",
  address: "https://portal.sss.gov.ph/retirement-benefit/",
  ...YEARLY,
};

const PHILIPPINES_INCREASES: Source = {
  title: "SunStar Pampanga, 20 August 2025, on the increases of the Social Security System",
  address: "https://www.sunstar.com.ph/pampanga/sss-pension-hike-to-roll-out-sept-1",
  ...YEARLY,
};

const EGYPT_AMOUNT: Source = {
  title:
    "National Organization for Social Insurance on Law 148 of 2019, as reported by Dot Al Khalij, 20 December 2025",
  address: "https://dotalkhalij.com/egypt/29981545/",
  checkedOn: "2026-11-25",
  reviewBy: "2027-01-31",
};

const EGYPT_LAW: Source = {
  title: "Law 148 of 2019, as explained by Mercer",
  address:
    "https://www.mercer.com/our-thinking/law-and-policy-group/egypt-consolidates-pension-and-employee-social-insurance-law.html",
  ...YEARLY,
};

const USA_AMOUNT: Source = {
  title: "Particle News on the figures of the Social Security Administration for 2026",
  address:
    "https://particle.news/story/social-security-sets-2026-cola-at-28-as-full-retirement-age-reaches-67",
  checkedOn: "2026-11-25",
  reviewBy: "2027-01-31",
};

const USA_CREDITS: Source = {
  title: "Social Security Administration, retirement credits",
  address: "http://www.socialsecurity.gov/retire2/credits2.htm",
  ...YEARLY,
};

export const STATE_PENSION_FACTS: FactGroup = {
  title: "State pensions",
  facts: [
    {
      constant: "STATE_PENSIONS.uk.amount",
      name: "UK, full new State Pension",
      unit: "GBP a year",
      validFrom: "2026-04",
      source: UK_RATE,
      gist: "241.30 pounds a week, 4.8 % more than in the year before.",
    },
    {
      constant: "STATE_PENSIONS.uk.years",
      name: "UK, years for the full pension",
      unit: "qualifying years",
      validFrom: "2016-04",
      source: UK_YEARS,
      gist: "So many years of National Insurance for the full amount; a part of it from ten years on.",
    },
    {
      constant: "STATE_PENSIONS.uk.fromAge",
      name: "UK, age",
      unit: "years",
      validFrom: "2007",
      source: UK_AGE,
      gist: "67 for people born from 6 March 1961 to 5 April 1977. The age rises by another year from 2044 to 2046.",
    },
    {
      constant: "STATE_PENSIONS.uk.oldest",
      name: "UK, oldest with the new State Pension",
      unit: "years in 2026",
      validFrom: "2016-04",
      source: UK_NEW,
      gist: "Men born from 6 April 1951 on and women born from 6 April 1953 on; older people have the basic State Pension.",
    },
    {
      constant: "STATE_PENSIONS.uk.risesIn",
      name: "UK, where it rises",
      unit: "",
      validFrom: "2014-06",
      source: UK_ABROAD,
      gist: "It rises abroad only in Europe and in countries with an agreement on it, as Hansard of 29 March 2001 lists them.",
    },
    {
      text: "pension.endOfService.hints.incomeRises",
      name: "UK, where it does not rise",
      value: "UAE, India, Egypt",
      validFrom: "2014-06",
      source: UK_ABROAD,
      gist: "These have no agreement by which it rises.",
    },
    {
      constant: "STATE_PENSIONS.india.amount",
      name: "India, usual maximum of the Employees' Pension Scheme",
      unit: "INR a year",
      validFrom: "2014",
      source: INDIA,
      gist: "7,500 rupees a month at most, on wages of 15,000.",
    },
    {
      constant: "STATE_PENSIONS.india.years",
      name: "India, years for the maximum",
      unit: "years of service",
      validFrom: "2014",
      source: INDIA,
      gist: "A seventieth of the wage for each year of service, half of it after so many years; none before ten.",
    },
    {
      constant: "STATE_PENSIONS.india.fromAge",
      name: "India, age",
      unit: "years",
      validFrom: "1995-11",
      source: INDIA,
      gist: "The pension begins at that age.",
    },
    {
      constant: "STATE_PENSIONS.india.risesIn",
      name: "India, where it rises",
      unit: "nowhere",
      validFrom: "2014",
      source: INDIA,
      gist: "No rule raises it; even the minimum has not changed since 2014.",
    },
    {
      constant: "STATE_PENSIONS.philippines.amount",
      name: "Philippines, lowest pension of the SSS after these years",
      unit: "PHP a year",
      validFrom: "2017-01",
      source: PHILIPPINES,
      gist: "At least 2,400 pesos a month and an allowance of 1,000, with a thirteenth payment in December.",
    },
    {
      constant: "STATE_PENSIONS.philippines.years",
      name: "Philippines, years for that pension",
      unit: "credited years",
      validFrom: "2017-01",
      source: PHILIPPINES,
      gist: "The higher of two guaranteed amounts takes so many years, the lower one ten.",
    },
    {
      constant: "STATE_PENSIONS.philippines.fromAge",
      name: "Philippines, age",
      unit: "years",
      validFrom: "2018",
      source: PHILIPPINES_CONDITIONS,
      gist: "From that age for members who have stopped working, from 65 for everybody, after 120 contributions.",
    },
    {
      constant: "STATE_PENSIONS.philippines.risesIn",
      name: "Philippines, where it rises",
      unit: "nowhere",
      validFrom: "2025-09",
      source: PHILIPPINES_INCREASES,
      gist: "Three increases were decided for 2025 to 2027; no rule promises others.",
    },
    {
      constant: "STATE_PENSIONS.egypt.amount",
      name: "Egypt, lowest pension",
      unit: "EGP a year",
      validFrom: "2026-01",
      source: EGYPT_AMOUNT,
      gist: "1,755 pounds a month for those who retire in 2026; the highest pension is 13,360.",
    },
    {
      constant: "STATE_PENSIONS.egypt.years",
      name: "Egypt, years of contributions",
      unit: "years",
      validFrom: "2020-01",
      source: EGYPT_LAW,
      gist: "No pension before so many years of contributions.",
    },
    {
      constant: "STATE_PENSIONS.egypt.fromAge",
      name: "Egypt, age",
      unit: "years",
      validFrom: "2020-01",
      source: EGYPT_LAW,
      gist: "60 until July 2032, then a year more every two years, until it reaches this age in 2040.",
    },
    {
      constant: "STATE_PENSIONS.egypt.risesIn",
      name: "Egypt, where it rises",
      unit: "",
      validFrom: "2020-01",
      source: EGYPT_LAW,
      gist: "Pensions rise every year with inflation, by no more than 15 %. The source excepts no country.",
    },
    {
      constant: "STATE_PENSIONS.usa.amount",
      name: "USA, average of retired workers",
      unit: "USD a year",
      validFrom: "2026-01",
      source: USA_AMOUNT,
      gist: "About 2,071 dollars a month after the increase of 2.8 %.",
    },
    {
      constant: "STATE_PENSIONS.usa.years",
      name: "USA, years of work",
      unit: "years",
      validFrom: "1991",
      source: USA_CREDITS,
      gist: "40 credits, of which a year of work gives at most four.",
    },
    {
      constant: "STATE_PENSIONS.usa.fromAge",
      name: "USA, age of the full pension",
      unit: "years",
      validFrom: "2026-01",
      source: USA_AMOUNT,
      gist: "For everybody born in 1960 or later; about 30 % less for those who begin at 62.",
    },
    {
      constant: "STATE_PENSIONS.usa.risesIn",
      name: "USA, where it rises",
      unit: "",
      validFrom: "2026-01",
      source: USA_AMOUNT,
      gist: "A yearly adjustment to prices in the USA. The source excepts no country.",
    },
  ],
};
