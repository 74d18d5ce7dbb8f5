import { isPicture } from "./page/header.ts";
import { PdfError, type PdfRenderer } from "./pdf-renderer.ts";

/**
 * Draws a report without the provider's logo where it cannot be drawn with it: a picture that nothing can be made of may
 * fail, crash or stall what reads it, and must not keep reports from visitors.
 * @param warn is told of it, and of no visitor
 */
export function withoutBadLogo(
  { render }: Pick<PdfRenderer, "render">,
  warn: (line: string) => void,
): Pick<PdfRenderer, "render"> {
  /** The picture that nothing can be drawn of: it is not tried again. */
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
        // One that took too long may be drawn when there is less to do.
        if (error.code === "failed") badLogo = logoUrl;
        warn(
          "A report could not be drawn with the picture of BRAND_LOGO_URL, and has the provider's name alone.",
        );
        return pdf;
      }
    },
  };
}
