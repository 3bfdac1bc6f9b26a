import {
  type WayIn,
  type WayInFigure,
  type WayInPart,
  wayInPartNames,
  wayInParts,
} from '@actual/contracts/way-in/way-in';
import { type Box, type Sides, sidesOf } from './box';
import { isUp, type Measured, mayPass, passes, plausible } from './obstacles';

/** Below this much in all, 2.5 cm on each side, hands and frames take the rest. */
export const tightBelow = 5;
/** The longest missing length that is searched for, in centimeters. */
const farthest = 100;

/** How a piece comes in: in its parcels, assembled as it stands in the room, or without the legs and backs that come off. */
export type Carried = 'parcels' | 'assembled' | 'bare';

export interface Travels {
  /** Null where the store does not know. */
  readonly assembled: Box | null;
  /** Empty where the store does not know them. */
  readonly parcels: readonly Box[];
  /** Without removable parts; null where there are none. */
  readonly bare: Box | null;
  /** It leaves its parcels only to be built in the room. */
  readonly isBuiltAtHome: boolean;
}

/** Whether a piece fits through an access; `part` and `figure` say where it is decided. */
export type Verdict =
  | { readonly answer: 'yes'; readonly carried: Carried }
  | {
      readonly answer: 'tight';
      readonly carried: Carried;
      readonly part: WayInPart;
      readonly figure: WayInFigure;
      /** Centimeters that are left in all; null where it must be looked at, as in a spiral. */
      readonly left: number | null;
    }
  | {
      readonly answer: 'no';
      readonly carried: Carried;
      readonly part: WayInPart;
      readonly figure: WayInFigure;
      /** Centimeters that it would need more; null where no wider way helps. */
      readonly missing: number | null;
      /** A possible remedy: its parcels, which are not known yet, or another model. */
      readonly instead: 'by-parcel' | 'another';
    }
  | { readonly answer: 'unknown'; readonly part: WayInPart | null; readonly figure: WayInFigure | null };

/** Of one part: without what the whole verdict adds. */
type Passage =
  | { answer: 'yes' }
  | { answer: 'tight'; part: WayInPart; figure: WayInFigure; left: number | null }
  | { answer: 'no'; part: WayInPart; figure: WayInFigure; missing: number | null }
  | { answer: 'unknown'; part: WayInPart; figure: WayInFigure };

const ranks = { yes: 0, tight: 1, unknown: 3, no: 4 } as const;
type Ranked = { answer: keyof typeof ranks; left?: number | null };
/** A part that must be measured ranks worse than one that is known to be tight. */
const rankOf = ({ answer, left }: Ranked): number => ranks[answer] + (answer === 'tight' && left === null ? 1 : 0);
const worse = <One extends Ranked>(one: One, other: One): One => (rankOf(other) > rankOf(one) ? other : one);
const better = <One extends Ranked>(one: One, other: One): One => (rankOf(other) < rankOf(one) ? other : one);

/** Every figure with so many centimeters less. */
const narrowed = (part: Measured, by: number): Measured =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [name, value - by]));

/** The most of `from` to `to`, to the tenth, for which `holds`; it holds for `from`. */
function mostFor(holds: (value: number) => boolean, from: number, to: number): number {
  let [low, high] = [Math.round(from * 10), Math.round(to * 10)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle / 10)) low = middle;
    else high = middle;
  }
  return low / 10;
}

/** The figure that alone decides: with more of it the piece passes; the first where none does alone. */
function deciding(part: WayInPart, holds: (figures: Measured) => boolean, figures: Measured): WayInFigure {
  const names: readonly WayInFigure[] = wayInParts[part].figures;
  const one = names.find((name) => holds({ ...figures, [name]: (figures[name] ?? 0) + farthest }));
  return one ?? names[0] ?? 'width';
}

function passageOf(part: WayInPart, figures: Measured, sides: Sides): Passage {
  const holds = (measured: Measured) => passes[part](sides, measured);
  const scarce = narrowed(figures, tightBelow);
  if (holds(scarce)) return { answer: 'yes' };
  if (holds(figures)) {
    const left = mostFor((by) => holds(narrowed(figures, by)), 0, tightBelow);
    return { answer: 'tight', part, figure: deciding(part, holds, scarce), left };
  }
  if (mayPass(part, sides, figures))
    return { answer: 'tight', part, figure: deciding(part, holds, figures), left: null };
  const wider = (by: number) => mayPass(part, sides, narrowed(figures, -by));
  const missing = wider(farthest) ? mostFor((by) => !wider(by), 0, farthest) + 0.1 : null;
  return { answer: 'no', part, figure: deciding(part, (one) => mayPass(part, sides, one), figures), missing };
}

/** Of one part; an unknown measure may have any plausible value. */
function throughPart(part: WayInPart, wayIn: WayIn, sides: Sides): Passage {
  const names: readonly WayInFigure[] = wayInParts[part].figures;
  const given = wayIn[part] ?? {};
  const filled = (end: 0 | 1): Measured =>
    Object.fromEntries(names.map((name) => [name, given[name] ?? plausible[part][name]?.[end] ?? 0]));
  const least = passageOf(part, filled(0), sides);
  const unknown = names.find((name) => typeof given[name] !== 'number');
  if (!unknown || least.answer === 'yes') return least;
  const most = passageOf(part, filled(1), sides);
  return most.answer === 'no' ? most : { answer: 'unknown', part, figure: unknown };
}

/** One box through all parts; where there are stairs and a lift, by the better of them. */
function throughAll(wayIn: WayIn, box: Box): Passage {
  const sides = sidesOf(box);
  const present = wayInPartNames.filter((part) => wayIn[part]);
  const through = (part: WayInPart) => throughPart(part, wayIn, sides);
  const plain = present.filter((part) => !isUp(part)).map(through);
  const up = present.filter(isUp).map(through);
  return [...plain, ...(up.length > 0 ? [up.reduce(better)] : [])].reduce<Passage>(worse, { answer: 'yes' });
}

/** Whether a piece fits through an access in the best way to carry it; `unknown` where its sizes are. */
export function verdictOf(travels: Travels, wayIn: WayIn): Verdict {
  const { assembled, parcels, bare, isBuiltAtHome } = travels;
  const inParcels = parcels.length > 0;
  const carryings: (readonly [Carried, readonly Box[]])[] = [
    ...(inParcels ? [['parcels', parcels] as const] : []),
    ...(assembled && !(inParcels && isBuiltAtHome) ? [['assembled', [assembled]] as const] : []),
    ...(bare && !(inParcels && isBuiltAtHome) ? [['bare', [bare]] as const] : []),
  ];
  const verdicts = carryings.map(([carried, boxes]): Verdict => {
    const passage = boxes.map((box) => throughAll(wayIn, box)).reduce(worse);
    if (passage.answer === 'unknown') return passage;
    if (passage.answer !== 'no') return { ...passage, carried };
    return { ...passage, carried, instead: inParcels ? 'another' : 'by-parcel' };
  });
  return verdicts.length > 0 ? verdicts.reduce(better) : { answer: 'unknown', part: null, figure: null };
}

/** Whether a piece surely comes in, if only just; a list's filter keeps these. */
export const comesIn = (verdict: Verdict): boolean =>
  verdict.answer === 'yes' || (verdict.answer === 'tight' && verdict.left !== null);
