export async function placeholderPdf(): Promise<Uint8Array> {
  return new TextEncoder().encode("%PDF-1.4\n%%EOF\n");
}
