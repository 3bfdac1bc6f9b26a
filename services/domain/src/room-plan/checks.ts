import { passageMm } from '@actual/contracts/facts/catalog/room-plan';
import { type Opening, onWall, type Point, type Room, type RoomPlan, type Standing, wallsOf } from './plan';
import { boundsOf, cornersOf, type Gap, gapBetween, grain, holds, overlap, type Polygon } from './polygons';

/** A fault in a plan; pieces and openings by their number in it. */
export type Warning =
  | { readonly code: 'outside' | 'too_high'; readonly piece: number }
  | { readonly code: 'overlap'; readonly piece: number; readonly other: number }
  | { readonly code: 'door_blocked'; readonly piece: number; readonly door: number }
  | ({ readonly code: 'narrow'; readonly piece: number; readonly other: number | null } & Gap);

/** Below this nobody takes a gap for a passage. */
const leastPassage = 200;
/** Between so many degrees the leaf of a door is one line of its sweep. */
const sweepSteps = 12;

/** People walk over a rug and below a lamp or picture, so these block no path. */
const isFlat = ({ kind }: Standing): boolean => kind === 'rug' || kind === 'hung';

/** The part that an L takes off its rectangle. */
function notchOf({ width, depth, notch }: Room): Polygon | null {
  if (!notch) return null;
  const [isLeft, isUpper] = [notch.corner.endsWith('left'), notch.corner.startsWith('upper')];
  const [left, top] = [isLeft ? 0 : width - notch.width, isUpper ? 0 : depth - notch.depth];
  return [
    { x: left, y: top },
    { x: left + notch.width, y: top },
    { x: left + notch.width, y: top + notch.depth },
    { x: left, y: top + notch.depth },
  ];
}

/** Whether a convex polygon lies in a room, but for rounding. */
export function isInside(polygon: Polygon, room: Room): boolean {
  const { left, right, top, bottom } = boundsOf(polygon);
  if (left < -grain || top < -grain || right > room.width + grain || bottom > room.depth + grain) return false;
  const notch = notchOf(room);
  return notch === null || !overlap(polygon, notch);
}

/** The floor that a door needs: the sweep of its leaf, or a step behind one that opens to the outside. */
function sweepOf(door: Extract<Opening, { kind: 'door' }>, room: Room): Point[] {
  const wall = wallsOf(room)[door.wall];
  if (!wall) return [];
  const { at, width, hinge } = door;
  if (door.opens === 'out')
    return [
      onWall(wall, at),
      onWall(wall, at + width),
      onWall(wall, at + width, passageMm),
      onWall(wall, at, passageMm),
    ];
  const [axis, way] = hinge === 'start' ? [at, 1] : [at + width, -1];
  const arc = Array.from({ length: sweepSteps + 1 }, (_, step) => {
    const angle = ((Math.PI / 2) * step) / sweepSteps;
    return onWall(wall, axis + way * width * Math.cos(angle), width * Math.sin(angle));
  });
  return [onWall(wall, axis), ...arc];
}

/** Whether one piece may stand where another does: a vase on a table, a chair pushed below it, everything on a rug. */
function mayShare(one: Standing, other: Standing, [first, second]: readonly [Polygon, Polygon]): boolean {
  if (isFlat(one) || isFlat(other)) return true;
  const pair = (a: Standing, b: Standing, on: Polygon) =>
    (a.kind === 'small' && ['table', 'coffee-table', 'desk', 'shelf', 'box'].includes(b.kind)) ||
    (a.kind === 'chair' && (b.kind === 'table' || b.kind === 'desk') && !holds(on, a));
  return pair(one, other, second) || pair(other, one, first);
}

/** Whether nobody needs a passage between two pieces, as at a table and its chair. */
const belong = (one: Standing, other: Standing): boolean => {
  const kinds = [one.kind, other.kind];
  return (
    kinds.includes('small') ||
    (kinds.includes('chair') && (kinds.includes('table') || kinds.includes('desk') || one.kind === other.kind))
  );
};

interface Scene {
  readonly plan: Pick<RoomPlan, 'room' | 'openings'>;
  readonly pieces: readonly Standing[];
  readonly shapes: readonly Polygon[];
}
const sceneOf = (plan: Scene['plan'], pieces: readonly Standing[]): Scene => ({
  plan,
  pieces,
  shapes: pieces.map(cornersOf),
});
const isPassage = ({ gap }: Gap): boolean => gap >= leastPassage && gap < passageMm - grain;

/** The faults of one piece by itself, and with those after it. */
function warningsAt({ plan: { room, openings }, pieces, shapes }: Scene, piece: number): Warning[] {
  const [one, shape] = [pieces[piece], shapes[piece]];
  if (!one || !shape) return [];
  const found: Warning[] = [];
  const inside = isInside(shape, room);
  if (!inside) found.push({ code: 'outside', piece });
  if (one.height > room.height) found.push({ code: 'too_high', piece });
  if (isFlat(one)) return found;
  openings.forEach((opening, door) => {
    if (opening.kind === 'door' && overlap(shape, sweepOf(opening, room)))
      found.push({ code: 'door_blocked', piece, door });
  });
  for (let other = piece + 1; other < pieces.length; other += 1) {
    const [second, secondShape] = [pieces[other], shapes[other]];
    if (!second || !secondShape || mayShare(one, second, [shape, secondShape])) continue;
    const gap = overlap(shape, secondShape) ? null : gapBetween(shape, secondShape);
    if (!gap) found.push({ code: 'overlap', piece, other });
    else if (!belong(one, second) && isPassage(gap)) found.push({ code: 'narrow', piece, other, ...gap });
  }
  if (!inside || one.kind === 'small' || one.kind === 'chair') return found;
  for (const { from, to } of wallsOf(room)) {
    const gap = gapBetween(shape, [from, to]);
    if (isPassage(gap)) found.push({ code: 'narrow', piece, other: null, ...gap });
  }
  return found;
}

/** Pieces that cannot stand as they do, and passages that are too narrow, the worst first. */
export function warningsOf(plan: Scene['plan'], pieces: readonly Standing[]): Warning[] {
  const scene = sceneOf(plan, pieces);
  const all = pieces.flatMap((_, at) => warningsAt(scene, at));
  return [...all.filter(({ code }) => code !== 'narrow'), ...all.filter(({ code }) => code === 'narrow')];
}

/** The same of one piece among others, without their own warnings. */
export const warningsAmong = (plan: Scene['plan'], piece: Standing, others: readonly Standing[]): Warning[] =>
  warningsAt(sceneOf(plan, [piece, ...others]), 0);
