// Turns the table of the US markets into a module, so that the server's bundle holds it.
import { mkdir, readFile, writeFile } from "node:fs/promises";

const SOURCE = new URL("../functions/history/us-markets-monthly.csv", import.meta.url);
const TARGET = new URL("../functions/history/generated/us-markets.ts", import.meta.url);

const [, ...rows] = (await readFile(SOURCE, "utf8")).trim().split(/\r?\n/);
const [first = ""] = rows;
const columns = [1, 2, 3, 4].map((column) => rows.map((row) => Number(row.split(",")[column])));
if (columns.flat().some((value) => !Number.isFinite(value))) throw new Error("a value is missing");
const [price, dividendPerYear, consumerPrices, longRatePercent] = columns;
const [year, month] = first.split(",")[0]?.split("-").map(Number) ?? [];
const table = { firstMonth: { year, month }, price, dividendPerYear, consumerPrices, longRatePercent };

await mkdir(new URL(".", TARGET), { recursive: true });
await writeFile(TARGET, `export const US_MARKETS = ${JSON.stringify(table)};\n`);
