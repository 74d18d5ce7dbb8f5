import { isPicture } from "./page/header.ts";
import { PdfError, type PdfRenderer } from "./pdf-renderer.ts";

/** Draws a report without a logo that makes its reader fail, crash or stall. @param warn tells the operator */
export function withoutBadLogo(
  { render }: Pick<PdfRenderer, "render">,
  warn: (line: string) => void,
): Pick<PdfRenderer, "render"> {
  /** A picture that cannot be drawn, and is not tried again. */
  let badLogo: string | undefined;
  return {
    render: async (document) => {
      const { logoUrl, ...brand } = document.brand;
      if (!isPicture(logoUrl)) return render(document);
      if (logoUrl === badLogo) return render({ ...document, brand });
      try {
        return await render(document);
      } catch (error) {
        if (!(error instanceof PdfError) || error.code === "busy") throw error;
        const pdf = await render({ ...document, brand });
        // A picture that took too long may be drawn when there is less to do.
        if (error.code === "failed") badLogo = logoUrl;
        warn(
          "A report could not be drawn with the picture in BRAND_LOGO_URL and shows the provider's name instead.",
        );
        return pdf;
      }
    },
  };
}
