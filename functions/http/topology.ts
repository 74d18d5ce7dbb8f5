/** What may stand before pages and API in a deployment: the Static Web App, or Azure Front Door. */
export const TOPOLOGIES = ["direct", "frontDoor"] as const;
export type Topology = (typeof TOPOLOGIES)[number];

export function isTopology(value: string): value is Topology {
  return TOPOLOGIES.some((topology) => topology === value);
}
