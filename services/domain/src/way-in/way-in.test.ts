import { parseWayIn, type WayIn, wayInText } from '@actual/contracts/way-in/way-in';
import { carriersOf } from './carriers';
import { type Box, type Travels, verdictOf } from './index';
import { leansIn, passesLanding, passesTurn } from './rectangles';

const sofa: Box = { width: 220, depth: 90, height: 85 };
const of = (assembled: Box | null, more: Partial<Travels> = {}): Travels => ({
  assembled,
  parcels: [],
  bare: null,
  isBuiltAtHome: false,
  ...more,
});
const way = (text: string): WayIn => {
  const wayIn = parseWayIn(text);
  if (!wayIn) throw new Error(`no way in: ${text}`);
  return wayIn;
};

// in corridors of 100 cm: (100 + 100) / √2 = 141.42 to the inner corner on the diagonal, half of the length is taken by the
// outer corner: 141.42 − length / 2 is left for the depth
test.each([
  [200, 41.4, true],
  [200, 41.5, false],
  [180, 51.4, true],
  [180, 51.5, false],
  [282.8, 0.01, true],
  [283, 0.01, false],
])('through a turn of 100 into 100 cm a length of %d with a depth of %d: %s', (long, short, passed) => {
  expect(passesTurn([long, short], 100, 100)).toBe(passed);
});

// a ladder from 64 into 125 cm: (64^⅔ + 125^⅔)^1.5 = (16 + 25)^1.5 = 262.53
test('a ladder passes a turn of unequal corridors up to the length of the textbook', () => {
  expect(passesTurn([262.5, 0.001], 64, 125)).toBe(true);
  expect(passesTurn([262.6, 0.001], 125, 64)).toBe(false);
});

test('a sofa of 220 cm passes a turn of 90 cm below 240 cm standing, and not below 220 cm', () => {
  // on end it covers 90 × 85 and is raised over its diagonal of √(220² + 85²) = 235.8
  expect(verdictOf(of(sofa), way('0.ct95-95-241'))).toMatchObject({ answer: 'yes' });
  expect(verdictOf(of(sofa), way('0.ct91-91-236'))).toMatchObject({ answer: 'tight', left: 0.1 });
  expect(verdictOf(of(sofa), way('0.ct90-90-220'))).toMatchObject({ answer: 'no', part: 'turn', carried: 'assembled' });
});

test('the sofa passes a common door by its smaller face, tight where less than 5 cm are left in all', () => {
  expect(verdictOf(of(sofa), way('0.d90-210'))).toEqual({
    answer: 'yes',
    carried: 'assembled',
  });
  expect(verdictOf(of(sofa), way('0.d87-210'))).toMatchObject({
    answer: 'tight',
    part: 'door',
    figure: 'width',
    left: 2,
  });
  expect(verdictOf(of(sofa), way('0.d80-210'))).toMatchObject({
    answer: 'no',
    part: 'door',
    figure: 'width',
    missing: 5,
    instead: 'by-parcel',
  });
});

test('a face that is higher than its door passes it slightly tilted', () => {
  // a panel of 203 × 4 leans in an opening of 80 × 200
  expect(verdictOf(of({ width: 203, depth: 4, height: 260 }), way('0.d80-200')).answer).not.toBe('no');
  expect(verdictOf(of({ width: 221, depth: 4, height: 260 }), way('0.d80-200')).answer).toBe('no');
});

test('a landing lets pieces pass that are shifted over it, or turned between its outer walls', () => {
  expect(passesLanding([110, 60], 80, 115)).toBe(true);
  expect(passesLanding([150, 20], 80, 90)).toBe(true);
  expect(passesLanding([170, 20], 80, 90)).toBe(false);
});

test('a long parcel leans in a lift up to its diagonal', () => {
  expect(leansIn([230, 15], 200, 140, 220)).toBe(true);
  expect(leansIn([270, 15], 200, 140, 220)).toBe(false);
  expect(verdictOf(of({ width: 230, depth: 15, height: 60 }), way('5.l80-200-110-140-220')).answer).toBe('yes');
});

test('with a lift and stairs, the verdict is the better of both', () => {
  expect(verdictOf(of(sofa), way('5.l80-200-110-140-220')).answer).toBe('no');
  expect(verdictOf(of(sofa), way('5.l80-200-110-140-220.gr110-240')).answer).toBe('yes');
});

test('a spiral never answers «No» to a piece that might turn through it, nor «Sí» to an unsure one', () => {
  expect(verdictOf(of({ width: 30, depth: 30, height: 30 }), way('1.gc80-210')).answer).toBe('yes');
  expect(verdictOf(of({ width: 140, depth: 60, height: 50 }), way('1.gc80-210'))).toMatchObject({
    answer: 'tight',
    left: null,
  });
  expect(verdictOf(of({ width: 120, depth: 90, height: 85 }), way('1.gc80-210')).answer).toBe('no');
});

test('an unknown measure is asked for, unless the piece passes or fails with any value', () => {
  expect(verdictOf(of(sofa), way('0.d_-210'))).toEqual({ answer: 'unknown', part: 'door', figure: 'width' });
  expect(verdictOf(of({ width: 40, depth: 40, height: 50 }), way('0.d_-_')).answer).toBe('yes');
  expect(verdictOf(of({ width: 500, depth: 400, height: 350 }), way('0.d_-_')).answer).toBe('no');
  expect(verdictOf(of(null), way('0.d80-210'))).toEqual({ answer: 'unknown', part: null, figure: null });
});

test('parcels count before the assembled piece, then the piece unpacked, then without its legs', () => {
  const narrow = way('0.d80-210');
  const parcel = { width: 110, depth: 92, height: 60 };
  expect(verdictOf(of(sofa, { parcels: [parcel, parcel] }), narrow)).toEqual({ answer: 'yes', carried: 'parcels' });
  expect(verdictOf(of(sofa, { bare: { ...sofa, height: 70 } }), narrow)).toEqual({ answer: 'yes', carried: 'bare' });
  const whole = { width: 230, depth: 100, height: 95 };
  expect(verdictOf(of(sofa, { parcels: [whole] }), way('0.d91-210'))).toEqual({ answer: 'yes', carried: 'assembled' });
  // a piece that is only built in the room cannot be unpacked before the door
  expect(verdictOf(of(sofa, { parcels: [whole], isBuiltAtHome: true }), way('0.d91-210'))).toMatchObject({
    answer: 'no',
    carried: 'parcels',
    instead: 'another',
  });
});

test('weight and floor say how many people carry the heaviest parcel', () => {
  const parcels = [
    { weightKg: 60, longest: 200 },
    { weightKg: 10, longest: 90 },
  ];
  expect(carriersOf(parcels, way('0.d80-210'))).toBe(3);
  expect(carriersOf([{ weightKg: 45, longest: 90 }], way('3.d80-210'))).toBe(3);
  expect(carriersOf([{ weightKg: 45, longest: 90 }], way('3.l80-200-110-140-220'))).toBe(2);
  expect(carriersOf([{ weightKg: 8, longest: 190 }], way('0.d80-210'))).toBe(2);
  expect(carriersOf([{ weightKg: null, longest: 190 }], way('0.d80-210'))).toBeNull();
});

test('an access is written as one text, and only its exact spelling is accepted', () => {
  const text = '3.s110-220.b90-210.ct90-85-230.l80-200-110-140-220.gl85-230-90.d80-_';
  expect(wayInText(way(text))).toBe(text);
  expect(way('_.d_-_')).toEqual({ floor: null, door: { width: null, height: null } });
  for (const wrong of [
    '',
    '3',
    '3.d80',
    '3.d80-210-1',
    '3.d-80-210',
    '3.d29-210',
    '3.d4000000-210',
    '3.d80.5-210',
    '3.d080-210',
    '81.d80-210',
    '3.d80-210.s80-210',
    '3.d80-210.d80-210',
    '3.c90-210.ct90-90-210',
    '3.gr90-210.gc90-210',
    '3.x80-210',
    '3.d80-210 ',
    `3.d80-210${'.'.repeat(200)}`,
  ])
    expect([wrong, parseWayIn(wrong)]).toEqual([wrong, null]);
});
