import type { FactGroup, Source } from "./fact.ts";

const LABOUR_LAW_BEGINS = "2022-02-02";

const GRATUITY_LAW: Source = {
  title: "Federal Decree-Law 33 of 2021, article 51, as explained by Khaleej Times, 13 December 2021",
  address:
    "https://www.khaleejtimes.com/government/new-uae-labour-rules-same-end-of-service-benefits-gratuity-for-public-private-sector-employees",
  checkedOn: "2026-11-25",
  reviewBy: "2027-05-31",
};

const LEAST_SERVICE: Source = { ...GRATUITY_LAW, checkedOn: "2026-11-27" };

const RESIGNATION: Source = {
  title: "Federal Decree-Law 33 of 2021, articles 51 and 68, as explained by Khaleej Times, 22 January 2022",
  address:
    "https://khaleejtimes.com/legal/new-uae-labour-law-how-to-calculate-gratuity-if-youre-leaving-your-job-after-feb-2",
  checkedOn: "2026-11-27",
  reviewBy: "2027-05-31",
};

const GRATUITY_LIMIT: Source = {
  title: "Federal Decree-Law 33 of 2021, article 51, as explained by Al Suwaidi & Company",
  address: "https://alsuwaidi.ae/is-uae-gratuity-calculated-on-basic-salary-or-gross-salary",
  checkedOn: "2026-11-25",
  reviewBy: "2027-05-31",
};

const WORKING_AGE: Source = {
  title: "Federal Decree-Law 33 of 2021, article 5",
  checkedOn: "2026-11",
  reviewBy: "2027-05-31",
};

const WORK_PERMITS: Source = {
  title:
    "Ministerial Resolution 52 of 1989, article 3, as explained by Gulf News in 2020 and Khaleej Times on 18 June 2023",
  checkedOn: "2026-11",
  reviewBy: "2027-05-31",
};

const SAVINGS_SCHEME: Source = {
  title: "Cabinet Resolution 96 of 2023, as explained by The National, 1 November 2023",
  address: "https://www.thenationalnews.com/business/money/2023/11/01/uae-new-gratuity-savings-scheme/",
  checkedOn: "2026-11-25",
  reviewBy: "2027-05-31",
};

const SCHEME_PORTFOLIO: Source = {
  title:
    "Ministry of Human Resources and Emiratisation on Cabinet Resolution 96 of 2023, as reported by Connector (connector.ae)",
  checkedOn: "2026-11",
  reviewBy: "2027-05-31",
};

const SPECIFICATION: Source = {
  title: "Specification of the calculators, section 9",
  checkedOn: "2026-11",
  reviewBy: "2027-05-31",
};

const FREE_ZONES: Source = {
  title: "Al Tamimi & Company, Doing Business in the United Arab Emirates, employment",
  address: "https://turtl.tamimi.com/story/doing-business-in-the-united-arab-emirates/page/6",
  checkedOn: "2026-11-25",
  reviewBy: "2027-05-31",
};

const NATIONALS: Source = {
  title: "Federal Decree-Law 33 of 2021, article 51, as explained by Emirates Diary",
  address: "https://emiratesdiary.com/uae-labour-law-2/gratuity-new-uae-labour-law",
  checkedOn: "2026-11-25",
  reviewBy: "2027-05-31",
};

export const LABOUR_LAW: FactGroup = {
  title: "End of service and work in the UAE",
  facts: [
    {
      constant: "GRATUITY_MONTHS_FIRST_YEARS",
      name: "Gratuity for each of the first years",
      unit: "monthly basic wages a year of service",
      validFrom: LABOUR_LAW_BEGINS,
      source: GRATUITY_LAW,
      gist: "The basic wage of 21 days, of which a month has 30, for each of the first five years.",
    },
    {
      constant: "GRATUITY_MONTHS_LATER_YEARS",
      name: "Gratuity for each later year",
      unit: "monthly basic wages a year of service",
      validFrom: LABOUR_LAW_BEGINS,
      source: GRATUITY_LAW,
      gist: "The basic wage of 30 days for each year after that.",
    },
    {
      constant: "EOSB_FIRST_YEARS",
      name: "First years of service, at the lower rate",
      unit: "years",
      validFrom: LABOUR_LAW_BEGINS,
      source: GRATUITY_LAW,
      gist: "The lower rate holds for so many years, the higher one after them.",
    },
    {
      constant: "GRATUITY_LIMIT_MONTHS",
      name: "Limit of the gratuity",
      unit: "monthly wages",
      validFrom: LABOUR_LAW_BEGINS,
      source: GRATUITY_LIMIT,
      gist: "Two years' wage at most. The law says basic wage where it means it, so the limit counts allowances too.",
    },
    {
      constant: "GRATUITY_LEAST_YEARS",
      name: "Least service for a gratuity",
      unit: "years",
      validFrom: LABOUR_LAW_BEGINS,
      source: LEAST_SERVICE,
      gist: "Nothing is paid to employees who do not complete a year.",
    },
    {
      text: "assistants.endOfService.resignation",
      name: "Gratuity after a resignation",
      value: "the same",
      validFrom: LABOUR_LAW_BEGINS,
      source: RESIGNATION,
      gist: "Article 137 of the former law of 1980 took two or one thirds off under unlimited contracts. The law that replaced it grants the gratuity for a year or more of service, whoever ends it. Unlimited contracts kept the former rule until they were renewed, for which the law gave a year.",
    },
    {
      constant: "EOSB_RATE_FIRST_YEARS",
      name: "End-of-service benefit for each of the first years",
      unit: "final annual salaries a year of service",
      validFrom: "2026-11",
      source: SPECIFICATION,
      gist: "The specification's own rate. The law's 21 days are 5.83 % of a year of 360.",
    },
    {
      constant: "EOSB_RATE_LATER_YEARS",
      name: "End-of-service benefit for each later year",
      unit: "final annual salaries a year of service",
      validFrom: "2026-11",
      source: SPECIFICATION,
      gist: "The same as the law's 30 days, in a year of 360.",
    },
    {
      constant: "EOSB_LIMIT_ANNUAL_SALARIES",
      name: "Limit of the end-of-service benefit",
      unit: "final annual salaries",
      validFrom: LABOUR_LAW_BEGINS,
      source: GRATUITY_LIMIT,
      gist: "Two years' wage at most.",
    },
    {
      text: "pension.endOfService.hints.basic",
      name: "Usual share of the basic wage in the salary",
      value: "50 % to 60 %",
      validFrom: "2026-11",
      source: {
        title: "Common practice in contracts; no statistic was found",
        checkedOn: "2026-11-25",
        reviewBy: "2027-05-31",
      },
      gist: "The contract names the basic wage. Gratuity is due on it alone, without allowances.",
    },
    {
      constant: "SCHEME_RATE_FIRST_YEARS",
      name: "Contribution to a savings scheme in the first years",
      unit: "basic wages",
      validFrom: "2023-11-01",
      source: SAVINGS_SCHEME,
      gist: "Of each month's basic wage, for less than five years with the employer. Employers join if they wish.",
    },
    {
      constant: "SCHEME_RATE_LATER_YEARS",
      name: "Contribution to a savings scheme in later years",
      unit: "basic wages",
      validFrom: "2023-11-01",
      source: SAVINGS_SCHEME,
      gist: "Of each month's basic wage, for more than five years with the employer.",
    },
    {
      constant: "FIRST_SCHEME_FUND",
      name: "First fund of a savings scheme in the form",
      unit: "fund",
      validFrom: "2023-11-01",
      source: SCHEME_PORTFOLIO,
      gist: "Schemes begin with a portfolio that guarantees the capital; this fund is the nearest to it.",
    },
    {
      text: "pension.endOfService.note",
      name: "UAE nationals at the end of service",
      value: "A pension scheme of their own",
      validFrom: LABOUR_LAW_BEGINS,
      source: NATIONALS,
      gist: "The law on pensions and social security decides what nationals receive.",
    },
    {
      text: "pension.endOfService.note",
      name: "Employees in the DIFC and the ADGM",
      value: "Employment laws of their own",
      validFrom: LABOUR_LAW_BEGINS,
      source: FREE_ZONES,
      gist: "The federal law applies everywhere except in these two, which legislate for themselves.",
    },
    {
      constant: "EARLIEST_WORKING_AGE",
      name: "Age from which work is allowed",
      unit: "years",
      validFrom: LABOUR_LAW_BEGINS,
      source: WORKING_AGE,
      gist: "Nobody may be employed before that age.",
    },
    {
      constant: "WORK_PERMIT_APPROVAL_AGE",
      name: "Age after which work permits need approval",
      unit: "years",
      validFrom: "1989",
      source: WORK_PERMITS,
      gist: "From that age on a permit needs the approval of the ministry.",
    },
    {
      constant: "LATEST_WORK_PERMIT_AGE",
      name: "Age until which permits are approved",
      unit: "years",
      validFrom: "1989",
      source: WORK_PERMITS,
      gist: "The ministry approves permits until that age.",
    },
  ],
};
