/** The sexes by which mortality rates differ. Source: United Nations, World Population Prospects 2024. */
export const SEXES = ["female", "male"] as const;

export type Sex = (typeof SEXES)[number];

/** Returns the sex of a partner: the other one; undefined if none is said. */
export function partnerSex(sex: Sex | undefined): Sex | undefined {
  return SEXES.find((each) => sex !== undefined && each !== sex);
}
