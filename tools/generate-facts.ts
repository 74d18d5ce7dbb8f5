// Writes docs/facts.md, and warns of every fact whose review is overdue: node tools/generate-facts.ts
import { writeFileSync } from "node:fs";
import { overdueFacts } from "./facts/fact.ts";
import { FACTS } from "./facts/facts.ts";
import { factsPage } from "./facts/facts-page.ts";

writeFileSync("docs/facts.md", factsPage(FACTS));

for (const { name, source } of overdueFacts(FACTS, new Date().toISOString())) {
  console.warn(`WARNING: review overdue since ${source.reviewBy}: ${name} (docs/facts.md)`);
}
