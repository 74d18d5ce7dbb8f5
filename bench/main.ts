// Prints one table; every ratio is of things measured side by side in this run.
import { benchEngine, benchPrecision } from "./engine.ts";
import { benchPdf } from "./pdf.ts";

const rows = [...(await benchEngine()), ...(await benchPrecision()), ...(await benchPdf())];
const width = Math.max(...rows.map(([what]) => what.length));
for (const [what, value] of rows) console.log(`${what.padEnd(width)}  ${value}`);
