/** A piece or a parcel as the box around it, in centimeters. */
export interface Box {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}
/** A rectangle in centimeters: the longer side first. */
export type Rectangle = readonly [long: number, short: number];
/** The sides of a box, the shortest first. */
export type Sides = readonly [least: number, middle: number, most: number];

/** The sides of a box, the shortest first. */
export const sidesOf = ({ width, depth, height }: Box): Sides =>
  [width, depth, height].sort((a, b) => a - b) as unknown as Sides;

const rectangle = (one: number, other: number): Rectangle => (one > other ? [one, other] : [other, one]);

/** The three faces of a box, the smallest first. */
export const facesOf = ([a, b, c]: Sides): readonly Rectangle[] => [
  [b, a],
  [c, a],
  [c, b],
];

/**
 * The floor that a box covers lying, upright and tilted; between the ends it rises and falls once, so its least is at
 * one.
 */
export function footprintsBelow(sides: Sides, ceiling: number): Rectangle[] {
  const found: Rectangle[] = [];
  const [least] = sides;
  for (const at of [0, 1, 2] as const) {
    const up = sides[at];
    // the shortest side is up when it lies; any other comes up over the shortest
    if (up > ceiling || (at > 0 && Math.hypot(up, least) > ceiling)) continue;
    for (const along of [0, 1, 2] as const) {
      if (along === at) continue;
      const across = sides[(3 - at - along) as 0 | 1 | 2];
      if (along > at || across >= sides[along]) found.push(rectangle(sides[along], across));
      const diagonal = Math.hypot(sides[along], up);
      if (sides[along] <= up || diagonal <= ceiling) continue;
      const tilt = Math.asin(ceiling / diagonal) - Math.atan2(up, sides[along]);
      found.push(rectangle(sides[along] * Math.cos(tilt) + up * Math.sin(tilt), across));
    }
  }
  return found;
}
