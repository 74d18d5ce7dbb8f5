import { createRequire } from "node:module";
import createModule from "@neslinesli93/qpdf-wasm";

const WASM = createRequire(import.meta.url).resolve("@neslinesli93/qpdf-wasm/dist/qpdf.wasm");

/** What `qpdf --check` thinks of a PDF. @returns its exit code: 0 for a clean file, 2 for errors, 3 for warnings */
export async function qpdfCheck(pdf: Uint8Array): Promise<number> {
  const qpdf = await createModule({ locateFile: () => WASM });
  const { FS } = qpdf;
  // The package's types leave it out.
  if (!("writeFile" in FS) || typeof FS.writeFile !== "function")
    throw new Error("no way to give qpdf a file");
  FS.writeFile("/report.pdf", pdf);
  return qpdf.callMain(["--check", "/report.pdf"]);
}
