import fc from 'fast-check';
import {
  type Plan,
  triedAroundCorner,
  triedBelowLintel,
  triedOverLanding,
  triedPostures,
  triedThroughOpening,
} from '../testing/way-in-search';
import { type Sides, sidesOf } from './box';
import { passes } from './obstacles';
import { surelyComesIn } from './sure';
import { comesIn, tightBelow, verdictOf } from './verdict';

const runs = process.env.TEST_WHOLE === 'true' ? 100_000 : 2_000;
const centimeters = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((one) => one / 10);
const box = fc.record({ width: centimeters(10, 290), depth: centimeters(8, 130), height: centimeters(3, 230) });

/** Counts of one comparison: «No» that the search gets through after all, and how many were compared. */
interface Compared {
  wrong: number;
  all: number;
}

/**
 * The verdict must agree with a search by trying: a piece that passes with room to spare is found, and a wrong «No»
 * comes in fewer than one of a thousand, only where less is missing than counts as tight.
 */
function agree(said: (by: number) => boolean, tried: boolean, compared: Compared, grain = 0.3): void {
  compared.all += 1;
  // steps of the search are coarser than a hair: a tighter passage is not asked of it
  if (said(-grain) && !tried) throw new Error('«Sí», but no way was found by trying');
  if (tried && !said(0)) {
    compared.wrong += said(grain) ? 0 : 1;
    if (!said(tightBelow)) throw new Error('«No», but a way was found by trying, and it is not tight');
  }
}
const expectRare = ({ wrong, all }: Compared) => expect(wrong / all).toBeLessThan(0.001);

const spins = fc.sample(fc.tuple(...[0, 1, 2].map(() => fc.double({ min: 0, max: Math.PI, noNaN: true }))), {
  numRuns: 60,
  seed: 7,
});
const beside = (sides: Sides, check: (one: Plan) => boolean, ceiling: number) =>
  triedPostures(sides, ceiling).some(check);

test('the verdict on a door agrees with trying rotations in space', () => {
  const compared = { wrong: 0, all: 0 };
  fc.assert(
    fc.property(box, centimeters(60, 120), centimeters(180, 240), (piece, width, height) => {
      const sides = sidesOf(piece);
      const said = (by: number) => passes.door(sides, { width: width + by, height: height + by });
      agree(said, triedThroughOpening(sides, width, height, spins), compared);
    }),
    { numRuns: runs, examples: [[{ width: 220.8, depth: 9.2, height: 220.8 }, 119.3, 195.8]] },
  );
  expectRare(compared);
});

test('the verdict on a corridor’s turn agrees with turning the piece step by step, lying, tilted and upright', () => {
  const compared = { wrong: 0, all: 0 };
  fc.assert(
    fc.property(
      box,
      centimeters(70, 160),
      centimeters(70, 160),
      centimeters(200, 280),
      (piece, width, into, height) => {
        const sides = sidesOf(piece);
        const said = (by: number) => passes.turn(sides, { width: width + by, into: into + by, height: height + by });
        agree(
          said,
          beside(sides, (plan) => triedAroundCorner(plan, width, into), height),
          compared,
          0.6,
        );
      },
    ),
    { numRuns: runs },
  );
  expectRare(compared);
});

test('the verdict on a lift agrees with raising the piece behind its lintel step by step', () => {
  const compared = { wrong: 0, all: 0 };
  fc.assert(
    fc.property(
      box,
      fc.record({
        doorWidth: centimeters(70, 110),
        doorHeight: centimeters(190, 215),
        width: centimeters(80, 160),
        depth: centimeters(90, 220),
        height: centimeters(200, 250),
      }),
      (piece, lift) => {
        const sides = sidesOf(piece);
        const more = (by: number) =>
          Object.fromEntries(Object.entries(lift).map(([name, value]) => [name, value + by]));
        const tried = [0, 1, 2].some((across) => {
          const [one = 0, other = 0] = sides.filter((_, at) => at !== across);
          return (
            (sides[across] ?? 0) <= Math.min(lift.doorWidth, lift.width) &&
            triedBelowLintel([other, one], Math.min(lift.doorHeight, lift.height), lift.depth, lift.height)
          );
        });
        // a degree moves the end of a long piece by so much
        agree((by) => passes.lift(sides, more(by)), tried, compared, 2.5);
      },
    ),
    { numRuns: runs },
  );
  expectRare(compared);
});

test('the verdict on a landing agrees with a search over its places and turns', () => {
  const compared = { wrong: 0, all: 0 };
  const plan = fc.tuple(centimeters(60, 260), centimeters(20, 110));
  fc.assert(
    fc.property(plan, centimeters(70, 130), centimeters(70, 160), ([one, other], width, depth) => {
      // below a ceiling that lets it only lie
      const sides = [6, Math.min(one, other), Math.max(one, other)] as const;
      const said = (by: number) => passes.landing(sides, { width: width + by, depth: depth + by, height: 8 });
      const tried = triedOverLanding([sides[2], sides[1]], width, depth);
      // its grid is coarse: it finds passages with twelve centimeters to spare
      agree(said, tried, compared, 12);
    }),
    // a plank that a coarse grid finds no way for
    { numRuns: Math.ceil(runs / 20), examples: [[[199.1, 20], 118.7, 76.7]] },
  );
  expectRare(compared);
});

test('a wider access never makes an answer worse, nor does a smaller piece', () => {
  const ranks = { yes: 0, tight: 1, unknown: 2, no: 3 };
  const rank = (piece: { width: number; depth: number; height: number }, by: number) =>
    ranks[
      verdictOf(
        { assembled: piece, parcels: [], bare: null, isBuiltAtHome: false },
        {
          floor: 2,
          turn: { width: 90 + by, into: 85 + by, height: 230 + by },
          landing: { width: 90 + by, height: 230 + by, depth: 95 + by },
          door: { width: 85 + by, height: null },
        },
      ).answer
    ];
  fc.assert(
    fc.property(box, fc.integer({ min: 0, max: 40 }), (piece, by) => {
      const { width, depth, height } = piece;
      expect(rank(piece, by)).toBeLessThanOrEqual(rank(piece, 0));
      expect(rank({ width: width * 0.9, depth: depth * 0.9, height: height * 0.9 }, 0)).toBeLessThanOrEqual(
        rank(piece, 0),
      );
    }),
    { numRuns: runs / 10 },
  );
});

const figure = fc.option(fc.integer({ min: 50, max: 260 }), { freq: 6 });
const anyWayIn = fc.record(
  {
    floor: fc.constant(1),
    turn: fc.record({ width: figure, into: figure, height: figure }),
    lift: fc.record({ doorWidth: figure, doorHeight: figure, width: figure, depth: figure, height: figure }),
    spiral: fc.record({ width: figure, height: figure }),
    door: fc.record({ width: figure, height: figure }),
  },
  { requiredKeys: ['floor'] },
);

test('a list keeps exactly the pieces that the whole verdict lets through', () => {
  const travels = fc.record({
    assembled: fc.option(box),
    parcels: fc.array(box, { maxLength: 2 }),
    bare: fc.option(box),
    isBuiltAtHome: fc.boolean(),
  });
  fc.assert(
    fc.property(travels, anyWayIn, (piece, wayIn) => {
      expect(surelyComesIn(wayIn)(piece)).toBe(comesIn(verdictOf(piece, wayIn)));
    }),
    { numRuns: runs },
  );
});
