import { globSync } from "node:fs";
import { join } from "node:path";

/** Files that stay out of the shared chunk, although several pages import them. */
const LOADED_BY_PAGES = [
  // Tools for a plan, loaded after its first result.
  "client/plans/**",
  "shared/contract/moved-on.ts",
  "shared/domain/months.ts",
  "shared/contract/plan-link.ts",
  // The picture of a forecast and what it assumes, with the first result.
  "client/components/Disclosure.*",
  "client/components/InfoPopover.*",
  "client/report/BlockChart.*",
  "client/report/CalloutBlock.*",
  "shared/domain/due-now.ts",
  "shared/domain/end-of-service-benefit.ts",
  "shared/domain/forecast-model.ts",
  "shared/domain/gratuity.ts",
  "shared/domain/home-currencies.ts",
  "shared/domain/market-assumptions.ts",
  "shared/domain/retirement-visa.ts",
  "shared/domain/savings-scheme.ts",
  "client/report/ForecastBlock.*",
  "client/report/ForecastSigns.*",
  // The Kids Saver asks for contact data on a page of its own, before its goals.
  "client/form/ContactSection.*",
  "client/components/PhoneField.*",
  "client/components/TextField.*",
  // Goals of children, on their pages and in what starts their forecasts.
  "client/form/AverageFees.*",
  "client/form/ExpenseFields.*",
  "shared/domain/education-fees.ts",
  // Each calculator needs a different part of these; the family plan has fields of several.
  "client/features/**",
  "shared/contract/generated/*",
  "shared/report/**",
  "shared/pension/**",
  "shared/child-goal/**",
  "shared/kids-saver/**",
  "shared/family/**",
];

/** Files that calculators show first and other pages show too. */
const FIRST_VIEW = [
  "client/app/paths.ts",
  // Shared with what connects a framed page with the page around it.
  "client/app/{LanguageProvider,page-name,reload-with-form,tell-page,theme}.*",
  "client/components/*",
  "client/form/CalculatorLinks.*",
  "client/form/start-hint.ts",
  "client/report/ExplanationCards.*",
  "client/report/FactsBlock.*",
  "client/report/Wordmark.*",
  "client/results/ExampleForecast.*",
  "shared/child-goal/over-rules.ts",
  "shared/report/chance.ts",
  "shared/report/common-facts.ts",
  "shared/report/example.ts",
  "shared/report/icons.ts",
  "shared/report/method-path.ts",
  "shared/report/payment-month.ts",
  "shared/report/report-document.ts",
];

/** Parts of Mantine that every page loads; alone, they would be a file of their own. */
const OF_EVERY_PAGE = /\/(DirectionProvider|create-theme|use-click-outside|use-mutation-observer)\.mjs$/;

/** What pages, their results and ways into forms share: a file of each group, not one of each combination. */
const SHARED_PARTS = {
  results: [
    "client/components/Disclosure.*",
    "shared/report/{chance-texts,outcomes,comparable-facts}.ts",
    "shared/domain/{forecast-model,months}.ts",
  ],
  plans: ["client/plans/{PlanLink,PlanFiles,saved-since,figures-csv,plan-json,reminder,save-file}.*"],
  pension: ["client/features/pension/!(levers).*", "shared/pension/plan-values.ts"],
  // A goal is taken over on the pages of other calculators alone.
  "kids-saver": [
    "client/features/kids-saver/!(take-goal).*",
    "shared/kids-saver/{explanations,first-goal}.ts",
  ],
  // Taken over from other calculators, loaded once there is such a plan.
  "take-plan": ["client/features/family/take-{over,plan}.ts"],
  family: ["client/features/family/*", "shared/family/{month,names,savings-division}.ts"],
};

/** Components that only some pages show, or show later. */
const NOT_IN_FIRST_VIEW = [
  // Opened by a click.
  "client/components/Disclosure.*",
  "client/components/InfoPopover.*",
  "client/components/DialCodeSelect.*",
  // Contact data.
  "client/components/PhoneField.*",
  "client/components/TextField.*",
  // Tables of results.
  "client/components/use-overflow.ts",
];

/**
 * Returns the groups of modules that share a chunk. Groups from the import graph alone make the first load larger.
 * @throws {Error} if an entry of the lists above matches no file
 */
export function chunkGroups(root: string) {
  const loadedByPages = new Set(filesOf(root, LOADED_BY_PAGES));
  const notInFirstView = filesOf(root, NOT_IN_FIRST_VIEW);
  const firstView = new Set(filesOf(root, FIRST_VIEW).filter((file) => !notInFirstView.includes(file)));
  return [
    {
      name: "shared",
      test: (id: string) => !id.includes("node_modules") && !loadedByPages.has(id),
      minShareCount: 4,
    },
    {
      name: "first-view",
      test: (id: string) => firstView.has(id) || OF_EVERY_PAGE.test(id),
      minShareCount: 2,
    },
    ...Object.entries(SHARED_PARTS).map(([name, patterns]) => {
      const files = new Set(filesOf(root, patterns));
      return {
        name,
        test: (id: string) => files.has(id),
        minShareCount: 2,
        // Each form needs its own validators.
        includeDependenciesRecursively: false,
      };
    }),
  ];
}

/** Returns the absolute paths of the files that match patterns. @throws {Error} if a pattern matches none */
export function filesOf(root: string, patterns: readonly string[]): readonly string[] {
  return patterns.flatMap((pattern) => {
    const files = globSync(pattern, { cwd: root });
    if (files.length === 0)
      throw new Error(`No file matches ${pattern}, which tools/vite/chunk-groups.ts lists.`);
    return files.map((file) => join(root, file));
  });
}
