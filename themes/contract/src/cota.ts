/** A piece as wide as a wall's sofa, in cm, takes this share of the place under it. */
const widest = { cm: 250, percent: 74 } as const;

/** The length of a dimension line in percent of its place, on one scale everywhere; never shorter than its two ticks. */
export const cotaPercent = (cm: number): number =>
  Math.round(Math.min(Math.max((cm / widest.cm) * widest.percent, 5), 82) * 10) / 10;

/** Cm from which a piece is taken to fill its picture from side to side, where only its width is known. */
export const fillsAcross = 110;
