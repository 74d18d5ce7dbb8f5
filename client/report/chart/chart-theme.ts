const TEXT = { fill: "var(--mantine-color-dimmed)", fontFamily: "inherit", fontSize: 12 };

/** The chart in the page's letters and greys. */
export const CHART_THEME = {
  text: TEXT,
  axis: { ticks: { text: TEXT }, legend: { text: TEXT } },
  grid: { line: { stroke: "var(--app-line)" } },
  crosshair: { line: { stroke: "#8b95a3", strokeWidth: 1, strokeDasharray: "none" } },
};
