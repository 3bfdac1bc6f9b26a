import { warningsAmong } from './checks';
import { onWall, type Place, type PlanKind, type Room, type RoomPlan, type Size, type Standing, wallsOf } from './plan';
import { seatsOf } from './seats';

/** The kinds that stand with their backs to a wall. */
const backed: readonly PlanKind[] = ['sofa', 'bed', 'shelf', 'desk', 'armchair', 'plant', 'lamp', 'box'];
/** How far apart the places are that are tried. */
const stepMm = 100;
/** A chair so near to a seat is the one that stands there. */
const seatedMm = 300;

/** Around a middle, nearest first: 0, 1, −1, 2, −2 … steps. */
const around = (reach: number, step: number): number[] => {
  const steps = Math.max(0, Math.floor(reach / step));
  return [0, ...Array.from({ length: steps }, (_, at) => [(at + 1) * step, -(at + 1) * step]).flat()];
};

/** Where a new piece is put: at the longest free wall, at a table, or in the middle. */
export function placeFor(
  piece: Size & { readonly kind: PlanKind },
  plan: Pick<RoomPlan, 'room' | 'openings'>,
  others: readonly Standing[],
): Place {
  const { room } = plan;
  const middle = { x: Math.round(room.width / 2), y: Math.round(room.depth / 2), turn: 0 };
  if (piece.kind === 'rug' || piece.kind === 'hung') return middle;
  const isFree = (place: Place, isAway: boolean) =>
    !warningsAmong(plan, { ...piece, ...place }, others).some(({ code }) => code !== 'narrow' || isAway);
  const places = placesFor(piece, room, others);
  return places.find((place) => isFree(place, true)) ?? places.find((place) => isFree(place, false)) ?? middle;
}

/** Where a piece might stand, the likeliest first. */
function placesFor(piece: Size & { readonly kind: PlanKind }, room: Room, others: readonly Standing[]): Place[] {
  const isTaken = (place: Place) => others.some((one) => Math.hypot(one.x - place.x, one.y - place.y) < seatedMm);
  const seats =
    piece.kind === 'chair'
      ? others.flatMap((table) => seatsOf(table, room, others)).filter((place) => !isTaken(place))
      : [];
  const atWalls = backed.includes(piece.kind)
    ? wallsOf(room)
        .sort((one, other) => other.length - one.length)
        .flatMap((wall) =>
          around((wall.length - piece.width) / 2, stepMm).map((far): Place => {
            const { x, y } = onWall(wall, wall.length / 2 + far, piece.depth / 2);
            return { x: Math.round(x), y: Math.round(y), turn: wall.turn };
          }),
        )
    : [];
  const inside = around(room.depth / 2, stepMm * 3).flatMap((down) =>
    around(room.width / 2, stepMm * 3).map(
      (across): Place => ({ x: Math.round(room.width / 2) + across, y: Math.round(room.depth / 2) + down, turn: 0 }),
    ),
  );
  return [...seats, ...atWalls, ...inside];
}
