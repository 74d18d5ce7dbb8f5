/**
 * The fonts of a report, in the order in which they are asked for a character: Latin, Greek and Cyrillic, then Arabic,
 * then Devanagari. Files of packages, all under the SIL Open Font License 1.1; bold is the weight of headings and figures.
 */
export const FONT_FILES = [
  {
    name: "Inter",
    regular: "@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf",
    bold: "@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf",
  },
  {
    name: "NotoSansArabic",
    regular: "@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf",
    bold: "@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf",
  },
  {
    name: "NotoSansDevanagari",
    regular: "@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf",
    bold: "@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf",
  },
] as const;

export type FontName = (typeof FONT_FILES)[number]["name"];
