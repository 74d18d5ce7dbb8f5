import {
  type CSSVariablesResolver,
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineColorsTuple,
  type MantineThemeColors,
  type MantineThemeOverride,
  mergeMantineTheme,
} from "@mantine/core";
import type { Plugin } from "vite";

const MODULE = "virtual:theme-variables.css";

/** Palettes that the components in use need besides the theme's own. */
const PALETTES = ["gray", "red"];

/** Writes the theme's CSS variables to a stylesheet: the content security policy refuses style elements. */
export function themeVariables(override: MantineThemeOverride, resolver: CSSVariablesResolver): Plugin {
  const resolvedId = `\0${MODULE}`;
  return {
    name: "theme-variables",
    resolveId: (id) => (id === MODULE ? resolvedId : undefined),
    load: (id) => (id === resolvedId ? stylesheet(override, resolver) : undefined),
  };
}

function stylesheet(override: MantineThemeOverride, resolver: CSSVariablesResolver): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, override);
  const used = new Set([...PALETTES, ...Object.keys(override.colors ?? {})]);
  const colors: Record<string, MantineColorsTuple> = { ...merged.colors };
  for (const name of Object.keys(colors)) if (!used.has(name)) delete colors[name];
  const theme = { ...merged, colors: colors as MantineThemeColors };
  const [base, own] = [defaultCssVariablesResolver(theme), resolver(theme)];
  return convertCssVariables({
    variables: { ...base.variables, ...own.variables },
    light: { ...base.light, ...own.light },
    dark: {},
  });
}
