import { warningsOf } from './checks';
import { faultOf, faultOfRoom, fittedTo } from './faults';
import { placeFor } from './place';
import { emptyPlan, outlineOf, type PlanPiece, type Room, type Standing, wallsOf } from './plan';
import { seatsOf } from './seats';
import { clearancesOf, snapped } from './snap';
import { planText, readPlan } from './text';
import { warningText } from './words';

const room: Room = { width: 5_000, depth: 4_000, height: 2_400, notch: null };
const notched: Room = { ...room, notch: { corner: 'upper-right', width: 2_000, depth: 1_500 } };
const piece = (kind: Standing['kind'], x: number, y: number, more: Partial<Standing> = {}): Standing => ({
  kind,
  x,
  y,
  turn: 0,
  width: 2_000,
  depth: 900,
  height: 800,
  ...more,
});
const codes = (pieces: Standing[], of = { room, openings: emptyPlan.openings }) =>
  warningsOf(of, pieces).map(({ code }) => code);
const product = '0c1f9b3a-1111-4222-8333-444455556666';

test('a rectangle has four walls and an L six, clockwise and as long as they were told', () => {
  expect(wallsOf(room).map(({ length, turn }) => [length, turn])).toEqual([
    [5_000, 0],
    [4_000, 90],
    [5_000, 180],
    [4_000, 270],
  ]);
  expect(wallsOf(notched).map(({ length }) => length)).toEqual([3_000, 1_500, 2_000, 2_500, 5_000, 4_000]);
  for (const corner of ['upper-left', 'upper-right', 'lower-right', 'lower-left'] as const) {
    const outline = outlineOf({ ...room, notch: { corner, width: 2_000, depth: 1_500 } });
    const area = outline.reduce((sum, one, at) => {
      const next = outline[(at + 1) % outline.length] ?? one;
      return sum + (one.x * next.y - next.x * one.y) / 2;
    }, 0);
    expect(area).toBe(5_000 * 4_000 - 2_000 * 1_500);
  }
});

test('a sofa at the wall is fine; outside, below a low ceiling, over another and in the sweep of the door it is not', () => {
  expect(codes([piece('sofa', 2_500, 450)])).toEqual([]);
  expect(codes([piece('sofa', 2_500, 440)])).toEqual(['outside']);
  expect(codes([piece('shelf', 2_500, 450, { height: 2_500 })])).toEqual(['too_high']);
  expect(codes([piece('sofa', 2_500, 450), piece('bed', 3_000, 800, { depth: 1_600 })])).toEqual(['overlap']);
  // hinged at the left: its leaf opens to the right of 3.70 m, up to 90 cm into the room
  expect(codes([piece('armchair', 4_000, 3_700, { width: 600, depth: 500 })])).toEqual(['door_blocked']);
  expect(codes([piece('sofa', 3_900, 700)], { room: notched, openings: [] })).toEqual(['outside']);
});

test('a passage of 59 cm is marked with its width, one of 60 cm is not, and pieces that belong together need none', () => {
  const sofa = piece('sofa', 2_500, 450);
  const table = (gap: number) => piece('coffee-table', 2_500, 900 + gap + 250, { width: 800, depth: 500, height: 400 });
  const [narrow] = warningsOf({ room, openings: [] }, [sofa, table(590)]);
  expect(narrow).toMatchObject({ code: 'narrow', piece: 0, other: 1, gap: 590 });
  expect(narrow && warningText(narrow, (at) => ['Sala Roma', 'Mesa Nube'][at] ?? '')).toBe(
    'Paso de 59\u00a0cm entre Sala Roma y Mesa Nube: para caminar se necesitan 60\u00a0cm.',
  );
  expect(codes([sofa, table(600)], { room, openings: [] })).toEqual([]);
  const dining = piece('table', 2_500, 2_000, { width: 1_600 });
  const chair = piece('chair', 2_500, 2_500, { width: 450, depth: 500, turn: 180 });
  expect(codes([dining, chair], { room, openings: [] })).toEqual([]);
  expect(codes([sofa, piece('rug', 2_500, 1_000, { height: 10 })], { room, openings: [] })).toEqual([]);
});

test('a table has a place for every 60 cm of its edge, less where a wall or a sofa leaves nobody room to sit', () => {
  const table = piece('table', 2_500, 2_000, { width: 1_800, depth: 900, height: 750 });
  expect(seatsOf(table, room, [])).toHaveLength(8);
  expect(seatsOf({ ...table, y: 450 }, room, [])).toHaveLength(5);
  expect(seatsOf(table, room, [piece('sofa', 2_500, 2_900)])).toHaveLength(5);
  expect(seatsOf({ ...table, depth: 600 }, room, [])).toHaveLength(6);
  const [first] = seatsOf(table, room, []);
  // a chair below the table looks up at it: its back is turned down
  expect(first).toMatchObject({ turn: 180, y: 2_000 + 450 + 300 });
  expect(seatsOf({ ...table, turn: 30 }, room, [])).toHaveLength(8);
});

test('a moved piece snaps to the wall and into line with others, and shows its distances', () => {
  expect(snapped(piece('sofa', 2_520, 530), room, [])).toEqual({ x: 2_520, y: 450 });
  expect(snapped(piece('sofa', 2_520, 700), room, [])).toEqual({ x: 2_520, y: 700 });
  expect(snapped(piece('coffee-table', 2_450, 2_000), room, [piece('sofa', 2_500, 450)])).toEqual({
    x: 2_500,
    y: 2_000,
  });
  expect(snapped(piece('sofa', 2_520, 530, { turn: 15 }), room, [])).toEqual({ x: 2_520, y: 530 });
  const around = clearancesOf(piece('sofa', 2_500, 450), room, [piece('coffee-table', 2_500, 1_500, { depth: 500 })]);
  expect(around.map(({ side, gap }) => [side, gap])).toEqual([
    ['left', 1_500],
    ['right', 1_500],
    ['bottom', 350],
  ]);
});

test('a new sofa stands at a wall, a chair at the table, and a piece without a place in the middle', () => {
  const plan = { room, openings: emptyPlan.openings };
  const sofa = { kind: 'sofa', width: 2_000, depth: 900, height: 800 } as const;
  const place = placeFor(sofa, plan, []);
  expect(place).toEqual({ x: 2_500, y: 450, turn: 0 });
  expect(placeFor(sofa, plan, [{ ...sofa, ...place }])).not.toEqual(place);
  const table = piece('table', 2_500, 2_000, { width: 1_400, depth: 800 });
  const chair = { kind: 'chair', width: 450, depth: 500, height: 900 } as const;
  expect(placeFor(chair, plan, [table])).toEqual(seatsOf(table, room, [])[0]);
  expect(placeFor({ ...sofa, width: 9_000 }, plan, [])).toEqual({ x: 2_500, y: 2_000, turn: 0 });
});

test('a room of 2 m × 40 km, a wall through a wall, a negative ceiling and 500 pieces are refused by their own codes', () => {
  expect(faultOfRoom({ ...room, width: 2_000, depth: 40_000_000 })).toBe('side_too_long');
  expect(faultOfRoom({ ...room, width: 900 })).toBe('side_too_short');
  expect(faultOfRoom({ ...room, height: -2_400 })).toBe('ceiling');
  expect(faultOfRoom({ ...room, width: Number.NaN })).toBe('not_a_number');
  expect(faultOfRoom({ ...room, notch: { corner: 'lower-left', width: 5_500, depth: 500 } })).toBe('walls_cross');
  const one: PlanPiece = { x: 1_000, y: 1_000, turn: 0, product };
  expect(faultOf({ ...emptyPlan, pieces: Array(500).fill(one) })).toBe('too_many_pieces');
  expect(faultOf({ ...emptyPlan, pieces: [{ ...one, x: 9_000 }] })).toBe('piece_away');
  const window = { kind: 'window', wall: 0, at: 4_500, width: 900 } as const;
  expect(faultOf({ ...emptyPlan, openings: [window] })).toBe('opening_beyond');
  expect(
    faultOf({
      ...emptyPlan,
      openings: [
        { ...window, at: 0 },
        { ...window, at: 500 },
      ],
    }),
  ).toBe('openings_overlap');
});

test('a plan is read from its own text, and not from one that was cut, changed or made too long', () => {
  const plan = {
    room: notched,
    openings: emptyPlan.openings.slice(0, 1).map((one) => ({ ...one, wall: 4 })),
    pieces: [
      { x: 1_000, y: 2_000, turn: 45, product },
      { x: 1_500, y: 3_000, turn: 0, thing: 'plant', size: { width: 300, depth: 300, height: 1_200 } } as const,
    ],
  };
  const text = planText(plan);
  expect(readPlan(text)).toEqual({ plan });
  expect(text).toMatch(/^[\w.-]+$/);
  for (let length = 0; length < text.length; length += 1)
    expect(readPlan(text.slice(0, length))).toEqual({ fault: 'link_cut' });
  expect(readPlan(text.replace('1000-2000', '1000-2001'))).toEqual({ fault: 'link_cut' });
  const many = planText({ ...plan, pieces: Array(500).fill(plan.pieces[0]) });
  expect(readPlan(many)).toEqual({ fault: 'too_many_pieces' });
  expect(readPlan(planText({ ...emptyPlan, room: { ...room, depth: 40_000_000 } }))).toEqual({
    fault: 'side_too_long',
  });
});

test('a room that shrinks keeps its pieces inside and its openings in the walls that still hold them', () => {
  const plan = { ...emptyPlan, pieces: [{ x: 4_900, y: 3_900, turn: 0, product }] };
  const small = { ...room, width: 1_500, depth: 2_000 };
  const fitted = fittedTo(small, plan);
  expect(faultOf(fitted)).toBeNull();
  expect(fitted.pieces).toMatchObject([{ x: 1_500, y: 2_000 }]);
  expect(fitted.openings).toMatchObject([{ wall: 2, at: 400 }]);
});
