import { type Place, type Point, type Room, type Standing, wallsOf } from './plan';
import { boundsOf, cornersOf } from './polygons';

/** So near to a wall or to another piece a moved one is drawn to it. */
export const snapMm = 120;

const isUpright = ({ turn }: Place): boolean => turn % 90 === 0;
const meet = (a: readonly [number, number], b: readonly [number, number]): boolean => a[0] < b[1] && b[0] < a[1];

type Bounds = ReturnType<typeof boundsOf>;
const spans = (of: Bounds) => ({ x: [of.left, of.right] as const, y: [of.top, of.bottom] as const });

/** The shift along one axis that aligns a span with the nearest of some lines; 0 where none is near. */
function shiftTo(lines: readonly { line: number; edges: readonly number[] }[]): number {
  let best = snapMm + 1;
  for (const { line, edges } of lines)
    for (const edge of edges) if (Math.abs(line - edge) < Math.abs(best)) best = line - edge;
  return Math.abs(best) > snapMm ? 0 : best;
}

/** Where a moved piece comes to stand: in line with a near wall or piece, else where it is. */
export function snapped(piece: Standing, room: Room, others: readonly Standing[]): Point {
  if (!isUpright(piece)) return { x: Math.round(piece.x), y: Math.round(piece.y) };
  const own = spans(boundsOf(cornersOf(piece)));
  const walls = wallsOf(room);
  const beside = others.filter(isUpright).map((other) => spans(boundsOf(cornersOf(other))));
  const shift = (axis: 'x' | 'y'): number => {
    const across = axis === 'x' ? 'y' : 'x';
    const edges = own[axis];
    const middle = (edges[0] + edges[1]) / 2;
    const atWalls = walls
      .filter(({ along, from, to }) => {
        const reach = [Math.min(from[across], to[across]), Math.max(from[across], to[across])] as const;
        return along[axis] === 0 && meet(reach, own[across]);
      })
      .map(({ from }) => ({ line: from[axis], edges }));
    const wallShift = shiftTo(atWalls);
    if (wallShift !== 0 || atWalls.some(({ line }) => edges.includes(line))) return wallShift;
    return shiftTo(
      beside.flatMap((other) => [
        // edge to edge, where they stand beside each other
        ...(meet(other[across], own[across])
          ? [
              { line: other[axis][0], edges: [edges[1]] },
              { line: other[axis][1], edges: [edges[0]] },
            ]
          : []),
        { line: (other[axis][0] + other[axis][1]) / 2, edges: [middle] },
        { line: other[axis][0], edges: [edges[0]] },
        { line: other[axis][1], edges: [edges[1]] },
      ]),
    );
  };
  return { x: Math.round(piece.x + shift('x')), y: Math.round(piece.y + shift('y')) };
}

export interface Clearance {
  readonly side: 'left' | 'right' | 'top' | 'bottom';
  /** Millimeters to the nearest thing on that side. */
  readonly gap: number;
  /** The line that measures it. */
  readonly from: Point;
  readonly to: Point;
}

/** How far a piece is from the wall or the piece next to it, on its four sides; touching sides are left out. */
export function clearancesOf(piece: Standing, room: Room, others: readonly Standing[]): Clearance[] {
  const own = boundsOf(cornersOf(piece));
  const { x, y } = piece;
  const found: Clearance[] = [];
  const blocks = others.filter(({ kind }) => kind !== 'rug' && kind !== 'hung').map((one) => boundsOf(cornersOf(one)));
  const walls = wallsOf(room);
  const upright = walls
    .filter(({ along }) => along.x === 0)
    .map(({ from, to }) => ({ line: from.x, reach: [from.y, to.y] }));
  const level = walls
    .filter(({ along }) => along.y === 0)
    .map(({ from, to }) => ({ line: from.y, reach: [from.x, to.x] }));
  const passes = (reach: number[], at: number) => at >= Math.min(...reach) && at <= Math.max(...reach);
  const add = (side: Clearance['side'], edge: number, lines: number[], way: 1 | -1) => {
    const gap = Math.min(...lines.map((line) => (line - edge) * way).filter((far) => far >= 0));
    if (!Number.isFinite(gap) || gap < 5) return;
    const end = edge + gap * way;
    const isLevel = side === 'left' || side === 'right';
    found.push({
      side,
      gap: Math.round(gap),
      from: isLevel ? { x: edge, y } : { x, y: edge },
      to: isLevel ? { x: end, y } : { x, y: end },
    });
  };
  const besideX = upright.filter(({ reach }) => passes(reach, y)).map(({ line }) => line);
  const besideY = level.filter(({ reach }) => passes(reach, x)).map(({ line }) => line);
  const inRow = blocks.filter(({ top, bottom }) => top < y && bottom > y);
  const inColumn = blocks.filter(({ left, right }) => left < x && right > x);
  add('left', own.left, [...besideX, ...inRow.map(({ right }) => right)], -1);
  add('right', own.right, [...besideX, ...inRow.map(({ left }) => left)], 1);
  add('top', own.top, [...besideY, ...inColumn.map(({ bottom }) => bottom)], -1);
  add('bottom', own.bottom, [...besideY, ...inColumn.map(({ top }) => top)], 1);
  return found;
}
