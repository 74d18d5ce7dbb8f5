// Reads a deployer's variables as the app will read them: node tools/azure/check-settings.ts
import { ConfigError, parseConfig } from "#functions/config/config.ts";
import { ALL_SETTINGS, faultsOf } from "#functions/config/settings.ts";
import { createPdfRenderer } from "#functions/pdf/create-pdf-renderer.ts";
import { isPicture } from "#functions/pdf/page/header.ts";
import { PdfError } from "#functions/pdf/pdf-renderer.ts";
import { readBrand } from "#shared/report/brand.ts";
import { WORDINGS } from "#shared/wording/wordings.ts";
import { readBuildSettings } from "#tools/vite/build-settings.ts";
import { deployedSettings } from "./deployed-settings.ts";

/** A set: a setting that app and build both read is reported once. */
const faults = new Set<string>();

/** Settings that infra reads, which does not trim values. */
const PARAMETERS: ReadonlySet<string> = new Set(["ALERT_EMAIL", "ALLOWS_REPORT_CALLERS", "TOPOLOGY"]);

function checkParameters(): void {
  for (const row of ALL_SETTINGS.filter(({ name }) => PARAMETERS.has(name))) {
    const broken = faultsOf(row, process.env[row.name] || (row.default ?? ""), process.env);
    for (const fault of broken) faults.add(fault);
  }
}

/** Draws a page with the logo: only the renderer itself knows for certain whether it can read the picture. */
async function checkLogo(): Promise<void> {
  const { BRAND_LOGO_URL } = process.env;
  const brand = readBrand({ BRAND_LOGO_URL }, WORDINGS.en);
  if (!isPicture(brand.logoUrl)) return;
  const pdf = createPdfRenderer({ workers: 1 });
  const day = { year: 2026, month: 1, day: 1 };
  try {
    await pdf.render({ title: "Logo", language: "en", day, preparedOn: "", brand, sections: [] });
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    faults.add(
      "BRAND_LOGO_URL must be a picture that documents can be drawn with, where it is a PNG or JPEG",
    );
  } finally {
    await pdf.close();
  }
}

const notices: string[] = [];
for (const read of [
  checkParameters,
  checkLogo,
  () => notices.push(...parseConfig(deployedSettings(process.env)).notices),
  () => readBuildSettings(process.env),
]) {
  try {
    await read();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const fault of error.faults) faults.add(fault);
  }
}
if (faults.size > 0) {
  console.error(["With these settings the app could not do its work.", ...faults].join("\n"));
  process.exit(1);
}
console.log(["Settings: the app starts with them.", ...notices].join("\n"));
