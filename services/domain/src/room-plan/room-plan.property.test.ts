import * as fc from 'fast-check';
import { warningsOf } from './checks';
import { placeFor } from './place';
import { notchCorners, outlineOf, type Point, planKinds, type Room, type Standing } from './plan';
import { cornersOf, depthOfOverlap, gapBetween } from './polygons';
import { snapMm, snapped } from './snap';
import { planText, readPlan } from './text';

const between = (min: number, max: number) => fc.integer({ min, max });
const anyRoom: fc.Arbitrary<Room> = fc
  .record({ width: between(1_500, 9_000), depth: between(1_500, 9_000), height: between(1_800, 4_000) })
  .chain((room) =>
    fc.record({
      width: fc.constant(room.width),
      depth: fc.constant(room.depth),
      height: fc.constant(room.height),
      notch: fc.option(
        fc.record({
          corner: fc.constantFrom(...notchCorners),
          width: between(200, room.width - 500),
          depth: between(200, room.depth - 500),
        }),
      ),
    }),
  );
const anyPiece: fc.Arbitrary<Standing> = fc.record({
  kind: fc.constantFrom(...planKinds),
  x: between(0, 9_000),
  y: between(0, 9_000),
  turn: between(0, 359),
  width: between(100, 3_000),
  depth: between(100, 2_500),
  height: between(100, 2_400),
});

/** Whether a point lies in a polygon of any shape: a ray to the right meets its edges an odd number of times. */
function isWithin(outline: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  outline.forEach((from, at) => {
    const to = outline[(at + 1) % outline.length] ?? from;
    if (from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)) inside = !inside;
  });
  return inside;
}
/** Points all over a piece, a little inside its edges, that neither whole millimeters nor angles decide. */
function pointsOf(piece: Standing): Point[] {
  const corners = cornersOf({ ...piece, width: piece.width - 10, depth: piece.depth - 10 });
  const [a, b, , d] = corners;
  if (!a || !b || !d) return [];
  const shares = Array.from({ length: 11 }, (_, at) => at / 10);
  return shares.flatMap((u) =>
    shares.map((v) => ({ x: a.x + (b.x - a.x) * u + (d.x - a.x) * v, y: a.y + (b.y - a.y) * u + (d.y - a.y) * v })),
  );
}

test('a piece with a point outside the walls is outside, in any rectangle and L', () => {
  fc.assert(
    fc.property(anyRoom, anyPiece, (room, piece) => {
      const outline = outlineOf(room);
      const isOut = warningsOf({ room, openings: [] }, [piece]).some(({ code }) => code === 'outside');
      const pointOut = pointsOf(piece).some((point) => !isWithin(outline, point));
      if (pointOut) expect(isOut).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test('two pieces share a point only if they overlap, and are as far apart as their nearest points', () => {
  fc.assert(
    fc.property(anyPiece, anyPiece, (one, other) => {
      const [a, b] = [cornersOf(one), cornersOf(other)];
      const depth = depthOfOverlap(a, b);
      const shared = pointsOf(one).some((point) => isWithin(b, point));
      if (shared) expect(depth).toBeGreaterThan(0);
      if (depth > 0) return;
      const { gap, from, to } = gapBetween(a, b);
      expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeCloseTo(gap, 6);
      const distances = pointsOf(one).flatMap((point) =>
        b.map((against) => Math.hypot(point.x - against.x, point.y - against.y)),
      );
      expect(Math.min(...distances)).toBeGreaterThan(gap - 1e-6);
    }),
    { numRuns: 500 },
  );
});

test('a moved piece is drawn no further than the reach', () => {
  fc.assert(
    fc.property(anyRoom, anyPiece, fc.array(anyPiece, { maxLength: 4 }), (room, piece, others) => {
      const moved = snapped(piece, room, others);
      expect(Math.abs(moved.x - Math.round(piece.x))).toBeLessThanOrEqual(snapMm + 1);
      expect(Math.abs(moved.y - Math.round(piece.y))).toBeLessThanOrEqual(snapMm + 1);
    }),
  );
});

test('a new piece that found a place is in no one’s way; else it stands in the middle', () => {
  fc.assert(
    fc.property(anyRoom, anyPiece, fc.array(anyPiece, { maxLength: 6 }), (room, piece, others) => {
      const plan = { room, openings: [] };
      const place = placeFor(piece, plan, others);
      const at = others.length;
      const wrong = warningsOf(plan, [...others, { ...piece, ...place }]).filter(
        (one) => one.code !== 'narrow' && (one.piece === at || ('other' in one && one.other === at)),
      );
      if (wrong.length > 0)
        expect(place).toMatchObject({ x: Math.round(room.width / 2), y: Math.round(room.depth / 2) });
    }),
    { numRuns: 200 },
  );
});

test('any plan comes back from its text, and none from a piece of it', () => {
  fc.assert(
    fc.property(
      anyRoom,
      fc.array(fc.record({ x: between(0, 1_500), y: between(0, 1_500), turn: between(0, 359), product: fc.uuid() }), {
        maxLength: 20,
      }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (room, pieces, share) => {
        const plan = { room, openings: [], pieces };
        const text = planText(plan);
        expect(readPlan(text)).toEqual({ plan });
        expect(readPlan(text.slice(0, Math.floor(text.length * share)))).toHaveProperty('fault');
      },
    ),
  );
});
