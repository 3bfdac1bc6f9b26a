import { passageMm } from '@actual/contracts/facts/catalog/room-plan';
import { isInside } from './checks';
import type { Place, Room, Standing } from './plan';
import { cornersOf, overlap } from './polygons';

/** A person at a table: so wide, and so deep with the chair they push back. */
const seat = { width: 600, depth: passageMm } as const;
/** A side shorter than this has no place where both of its neighbors do: knees meet. */
const leastEnd = 700;

/**
 * Places at a table that a room really leaves: 60 cm of its edge for each, and the floor behind it free for a chair.
 * @returns where a chair stands, its back away from the table
 */
export function seatsOf(table: Standing, room: Room, others: readonly Standing[]): Place[] {
  if (table.kind !== 'table') return [];
  const taken = others.filter(({ kind }) => !['chair', 'rug', 'hung', 'small'].includes(kind)).map(cornersOf);
  const [long, short] = [Math.max(table.width, table.depth), Math.min(table.width, table.depth)];
  const sides = [
    { length: table.width, out: table.depth / 2, turn: 180 },
    { length: table.width, out: table.depth / 2, turn: 0 },
    { length: table.depth, out: table.width / 2, turn: 90 },
    { length: table.depth, out: table.width / 2, turn: 270 },
  ];
  return sides.flatMap(({ length, out, turn }) => {
    if (length === short && short !== long && length < leastEnd) return [];
    const count = Math.floor(length / seat.width);
    return Array.from({ length: count }, (_, at): Place => {
      const along = ((at + 0.5) / count - 0.5) * length;
      // the chair looks at the table, its back is where the person sits down from
      const facing = (table.turn + turn) % 360;
      const angle = (facing * Math.PI) / 180;
      const away = out + seat.depth / 2;
      return {
        x: Math.round(table.x + along * Math.cos(angle) + away * Math.sin(angle)),
        y: Math.round(table.y + along * Math.sin(angle) - away * Math.cos(angle)),
        turn: facing,
      };
    }).filter((place) => {
      const floor = cornersOf({ ...place, ...seat });
      return isInside(floor, room) && !taken.some((one) => overlap(one, floor));
    });
  });
}
