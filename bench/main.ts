// Prints one table. Every ratio compares figures measured side by side in this run.
import { benchBundle } from "./bundle.ts";
import { benchDrawing } from "./drawing.ts";
import { benchEngine } from "./engine.ts";
import { benchFunctions } from "./functions.ts";
import { benchLayoutShift } from "./layout-shift.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchNewFigures } from "./new-figures.ts";
import { benchPdf } from "./pdf.ts";
import { benchPrecision } from "./precision.ts";
import { benchPreview } from "./preview.ts";
import { printTable } from "./table.ts";
import { benchVisits } from "./visits.ts";

printTable([
  ...(await benchEngine()),
  ...(await benchDrawing()),
  ...(await benchFunctions()),
  ...(await benchPrecision()),
  ...(await benchPdf()),
  ...(await benchBundle()),
  ...(await benchLayoutShift()),
  ...(await benchNewFigures()),
  ...(await benchPreview()),
  ...(await benchVisits()),
  ...(await benchLighthouse()),
]);
