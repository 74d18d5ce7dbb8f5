// Prints one table; every ratio is of things measured side by side in this run.
import { benchEngine } from "./engine.ts";
import { benchPdf } from "./pdf.ts";
import { benchPrecision } from "./precision.ts";
import { printTable } from "./table.ts";

printTable([...(await benchEngine()), ...(await benchPrecision()), ...(await benchPdf())]);
