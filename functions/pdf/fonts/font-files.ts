/**
 * The fonts of a report, in the order in which they are asked for a character: Latin, Greek and Cyrillic, then Arabic,
 * then Devanagari. Files of packages, all under the SIL Open Font License 1.1; bold is the weight of headings and figures.
 * The Arabic one has a glyph for every letter: fonts that put dots on shared shapes cannot be copied as text from a PDF.
 */
export const FONT_FILES = [
  {
    name: "Inter",
    regular: "@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf",
    bold: "@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf",
  },
  {
    name: "IbmPlexSansArabic",
    regular: "@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf",
    bold: "@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf",
  },
  {
    name: "NotoSansDevanagari",
    regular: "@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf",
    bold: "@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf",
  },
] as const;

export type FontName = (typeof FONT_FILES)[number]["name"];
