import { oneOfWayIn, type WayInFigure, type WayInPart } from '@actual/contracts/way-in/way-in';
import { facesOf, footprintsBelow, type Sides } from './box';
import { fits, leansIn, passesLanding, passesTurn } from './rectangles';

/** Every figure of a part in centimeters. */
export type Measured = Readonly<Partial<Record<WayInFigure, number>>>;

/** The share of the free height over a step that is left along the slope of stairs as steep as 39 degrees. */
const aboveSteps = Math.cos((39 * Math.PI) / 180);
/** The pole of a spiral, and the slab above its headroom, in centimeters. */
const pole = 10;
const slab = 20;

const all = ({ width = 0, height = 0 }: Measured) => [width, height] as const;

const passesOpening = (sides: Sides, part: Measured): boolean =>
  facesOf(sides).some((face) => fits(face, ...all(part)));

const passesCorridor = (sides: Sides, { width = 0, height = 0 }: Measured): boolean =>
  footprintsBelow(sides, height).some(([, across]) => across <= width);

function passesLift(sides: Sides, part: Measured): boolean {
  const { doorWidth = 0, doorHeight = 0, width = 0, depth = 0, height = 0 } = part;
  const [broad, lintel] = [Math.min(doorWidth, width), Math.min(doorHeight, height)];
  return [0, 1, 2].some((up) =>
    [0, 1, 2].some((along) => {
      if (along === up) return false;
      const [long = 0, thick = 0, across = 0] = [sides[along], sides[up], sides[3 - up - along]];
      if (across > broad) return false;
      return (thick <= lintel && long <= depth) || leansIn([long, thick], lintel, depth, height);
    }),
  );
}

const passesSlope = (sides: Sides, { width = 0, height = 0 }: Measured): boolean =>
  facesOf(sides).some((face) => fits(face, width, height * aboveSteps));

/** A sure bound for spiral stairs: the footprint lies between pole and wall, the steps' rise is missing above. */
const passesSpiral = (sides: Sides, { width = 0, height = 0 }: Measured): boolean =>
  [0, 1, 2].some((up) => {
    const [one = 0, other = 0] = [sides[(up + 1) % 3], sides[(up + 2) % 3]];
    return [
      [one, other],
      [other, one],
    ].some(([along = 0, across = 0]) => {
      const reach = (pole + width) ** 2 - (pole + across) ** 2;
      const turned = (2 * Math.atan(along / (2 * pole))) / (2 * Math.PI);
      return (
        across <= width &&
        along <= 2 * Math.sqrt(Math.max(0, reach)) &&
        (sides[up] ?? 0) + turned * (height + slab) <= height
      );
    });
  });

/** Whether a box passes each part of an access. */
export const passes: Readonly<Record<WayInPart, (sides: Sides, part: Measured) => boolean>> = {
  street: passesOpening,
  building: passesOpening,
  corridor: passesCorridor,
  turn: (sides, { width = 0, into = 0, height = 0 }) =>
    footprintsBelow(sides, height).some((footprint) => passesTurn(footprint, width, into)),
  lift: passesLift,
  straight: passesSlope,
  landing: (sides, part) => {
    const { width = 0, depth = 0, height = 0 } = part;
    return (
      passesSlope(sides, part) &&
      footprintsBelow(sides, height).some((footprint) => passesLanding(footprint, width, depth))
    );
  },
  spiral: passesSpiral,
  door: passesOpening,
};

/** False only where a box cannot pass, also where `passes` is a bound on the sure side. */
export const mayPass = (part: WayInPart, sides: Sides, measured: Measured): boolean =>
  part === 'spiral' ? passesOpening(sides, measured) : passes[part](sides, measured);

const stairs: readonly WayInPart[] = oneOfWayIn[1] ?? [];

/** Lift and stairs: a piece needs one of them. */
export const isUp = (part: WayInPart): boolean => part === 'lift' || stairs.includes(part);

type Range = readonly [least: number, most: number];
const openings: Readonly<Record<string, Range>> = { width: [60, 300], height: [185, 400] };
const halls: Readonly<Record<string, Range>> = {
  width: [70, 500],
  into: [70, 500],
  depth: [70, 500],
  height: [200, 600],
};

/** Bounds of an unknown figure, in centimeters: a piece that passes the least passes, one that fails the most fails. */
export const plausible: Readonly<Record<WayInPart, Readonly<Record<string, Range>>>> = {
  street: openings,
  building: openings,
  corridor: halls,
  turn: halls,
  lift: { doorWidth: [60, 200], doorHeight: [180, 300], width: [70, 300], depth: [80, 400], height: [195, 350] },
  straight: { ...halls, width: [60, 300] },
  landing: { ...halls, width: [60, 300] },
  spiral: { ...halls, width: [50, 150] },
  door: openings,
};
