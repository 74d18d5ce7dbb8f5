/** Time after which a browser has begun to read a file that it was given: iOS asks first. Unit: milliseconds. */
const READING_MS = 60_000;

/** Hands a file to the browser, which saves it under the name and does not report whether it did. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READING_MS);
}
