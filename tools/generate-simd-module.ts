// Compiles the engine's kernels from AssemblyScript to WebAssembly, as text that a bundle can hold.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import asc from "assemblyscript/asc";

const SOURCES = new URL("../functions/engine/assembly/", import.meta.url);
const TARGET = new URL("../functions/engine/generated/simd-module.ts", import.meta.url);

const read = (name: string) => readFile(new URL(name, SOURCES), "utf8");
const sources = { "kernels.ts": await read("kernels.ts"), "drawing.ts": await read("drawing.ts") };

const { binary, error, stderr } = await asc.compileString(sources, {
  enable: ["simd"],
  // Nothing is allocated: the engine lays out the memory.
  runtime: "stub",
  importMemory: true,
  noExportMemory: true,
  optimizeLevel: 3,
});
if (error !== null || binary === null) throw new Error(`the kernels do not compile\n${stderr}`);

await mkdir(new URL(".", TARGET), { recursive: true });
const text = Buffer.from(binary).toString("base64");
await writeFile(TARGET, `export const SIMD_MODULE =\n  "${text}";\n`);
