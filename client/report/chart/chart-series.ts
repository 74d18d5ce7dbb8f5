/** A line as the chart library takes it. */
export interface ChartSeries {
  readonly id: "realistic" | "pessimistic";
  readonly data: readonly { readonly x: number; readonly y: number }[];
}
