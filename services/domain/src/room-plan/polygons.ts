import type { Place, Point } from './plan';

/** A convex polygon, or a line of two points. */
export type Polygon = readonly Point[];

/** Millimeters that rounding to whole ones may take: touching pieces do not overlap. */
export const grain = 2;

/** The corners of a piece, clockwise from its back left one. */
export function cornersOf({ x, y, turn, width, depth }: Place & { width: number; depth: number }): Point[] {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [
    [-width / 2, -depth / 2],
    [width / 2, -depth / 2],
    [width / 2, depth / 2],
    [-width / 2, depth / 2],
  ].map(([a = 0, b = 0]) => ({ x: x + a * cos - b * sin, y: y + a * sin + b * cos }));
}

const edgesOf = (polygon: Polygon): (readonly [Point, Point])[] =>
  polygon.map((from, at) => [from, polygon[(at + 1) % polygon.length] ?? from] as const);

/** How far two convex polygons reach into each other at least, along the sides of either; 0 or less where they do not. */
export function depthOfOverlap(one: Polygon, other: Polygon): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [from, to] of [...edgesOf(one), ...edgesOf(other)]) {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) continue;
    const normal = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
    const reach = (polygon: Polygon) => polygon.map((point) => point.x * normal.x + point.y * normal.y);
    const [a, b] = [reach(one), reach(other)];
    least = Math.min(least, Math.max(...a) - Math.min(...b), Math.max(...b) - Math.min(...a));
  }
  return least;
}

/** Whether two convex polygons overlap by more than rounding. */
export const overlap = (one: Polygon, other: Polygon): boolean => depthOfOverlap(one, other) > grain;

/** The point of a line that is nearest to another. */
function nearestOn([from, to]: readonly [Point, Point], point: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / square;
  const within = Math.min(1, Math.max(0, share));
  return { x: from.x + dx * within, y: from.y + dy * within };
}

export interface Gap {
  readonly gap: number;
  /** Where it is narrowest: a point of one, and of the other. */
  readonly from: Point;
  readonly to: Point;
}

/** The shortest way between two convex polygons that do not overlap. */
export function gapBetween(one: Polygon, other: Polygon): Gap {
  let found: Gap = { gap: Number.POSITIVE_INFINITY, from: { x: 0, y: 0 }, to: { x: 0, y: 0 } };
  const look = (points: Polygon, edges: Polygon, isTurned: boolean) => {
    for (const point of points)
      for (const edge of edgesOf(edges)) {
        const near = nearestOn(edge, point);
        const gap = Math.hypot(near.x - point.x, near.y - point.y);
        if (gap < found.gap) found = isTurned ? { gap, from: near, to: point } : { gap, from: point, to: near };
      }
  };
  look(one, other, false);
  look(other, one, true);
  return found;
}

/** Whether a point lies inside a convex polygon or on its edge. */
export const holds = (polygon: Polygon, point: Point): boolean => depthOfOverlap(polygon, [point]) >= 0;

/** The smallest upright rectangle around points. */
export function boundsOf(points: Polygon): { left: number; right: number; top: number; bottom: number } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
