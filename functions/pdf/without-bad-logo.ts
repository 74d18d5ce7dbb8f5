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
  return {
    render: async (document) => {
      try {
        return await render(document);
      } catch (error) {
        const { logoUrl, ...brand } = document.brand;
        const mayBeLogo = error instanceof PdfError && error.code !== "busy" && isPicture(logoUrl);
        if (!mayBeLogo) throw error;
        const pdf = await render({ ...document, brand });
        warn(
          "A report could not be drawn with the picture of BRAND_LOGO_URL, and has the provider's name alone.",
        );
        return pdf;
      }
    },
  };
}
