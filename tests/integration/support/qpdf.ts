import { createRequire } from "node:module";
import createModule from "@neslinesli93/qpdf-wasm";

const WASM = createRequire(import.meta.url).resolve("@neslinesli93/qpdf-wasm/dist/qpdf.wasm");

/**
 * Runs `qpdf --check` on a PDF.
 * @returns its exit code: 0 for a clean file, 2 for errors, 3 for warnings
 */
export async function qpdfCheck(pdf: Uint8Array): Promise<number> {
  const { callMain } = await qpdfWith(pdf);
  return callMain(["--check", "/report.pdf"]);
}

/**
 * All objects of a PDF, its streams uncompressed, as qpdf's documentation describes its JSON (version 2).
 * @throws {Error} if qpdf cannot read it
 */
export async function qpdfJson(pdf: Uint8Array): Promise<string> {
  const { callMain, FS } = await qpdfWith(pdf);
  const options = ["--json-output", "--json-stream-data=inline", "--decode-level=generalized"];
  if (callMain(["/report.pdf", ...options, "/report.json"]) !== 0) throw new Error("qpdf cannot read it");
  return new TextDecoder().decode(FS.readFile("/report.json"));
}

/** A fresh qpdf that has a PDF as `/report.pdf`. */
async function qpdfWith(pdf: Uint8Array) {
  const qpdf = await createModule({ locateFile: () => WASM });
  const { FS } = qpdf;
  // The package's types leave it out.
  if (!("writeFile" in FS) || typeof FS.writeFile !== "function")
    throw new Error("no way to give qpdf a file");
  FS.writeFile("/report.pdf", pdf);
  return qpdf;
}
