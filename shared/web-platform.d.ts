// The APIs beyond ECMAScript that this folder uses: WHATWG encoding and base64, available in browsers and in Node.
declare function atob(base64: string): string;
declare function btoa(binary: string): string;
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
declare class TextDecoder {
  constructor(label: "utf-8", options: { fatal: true });
  decode(bytes: Uint8Array): string;
}
