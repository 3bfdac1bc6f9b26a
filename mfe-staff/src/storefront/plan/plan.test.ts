import { emptyPlan, planText, type RoomPlan } from '@actual/domain/room-plan/index';
import { seenPieces } from './draw-plan';
import { piecesOfPlan, planOfLink, squareOf } from './room-of-plan';

const sofa = '3fb4e59a-bb7b-8e1b-960d-49f53798e3b6';
const gone = 'aaaaaaaa-bb7b-8e1b-960d-49f53798e3b6';
const plan: RoomPlan = {
  ...emptyPlan,
  pieces: [
    { x: 2_500, y: 450, turn: 0, product: sofa },
    { x: 1_000, y: 3_000, turn: 90, product: sofa },
    { x: 100, y: 100, turn: 0, product: gone },
    { x: 4_000, y: 2_000, turn: 0, thing: 'box', size: { width: 3_000, depth: 1_000, height: 500 } },
  ],
};

test('the plan of a link of any brand is read, as is its text alone', () => {
  const text = planText(plan);
  const link = `https://kids.example.mx/plano?nombre=Sala&plano=${encodeURIComponent(text)}`;
  for (const typed of [link, ` ${text} `]) expect(planOfLink(typed)).toEqual(plan);
});

test.each([
  ['https://home.example.mx/estancias/sala', /no lleva un plano/],
  ['', /no lleva un plano/],
  [planText(plan).slice(0, -3), /incompleta/],
  ['javascript:alert(1)', /no lleva un plano/],
])('«%s» is answered by a sentence', (typed, sentence) => {
  expect(planOfLink(typed)).toMatch(sentence);
});

const product = { itemCode: 'HM-1', width: 2_000, depth: 900, kind: 'sofa', round: false, color: '#123456' } as const;

test('a room gets the products that the brand sells, with a point where the first of each stands in the square picture', () => {
  // five meters by four, with walls and an edge around them
  expect(squareOf(plan.room)).toEqual({ side: 5_400, left: 200, top: 700 });
  expect(piecesOfPlan(plan, new Map([[sofa, product]]))).toEqual([{ itemCode: 'HM-1', quantity: 2, x: 50, y: 21 }]);
});

test('the point of a rug below a table is beside the table’s', () => {
  const [rug, table] = [sofa, gone];
  const pieces = [rug, table].map((one) => ({ x: 2_500, y: 2_000, turn: 0, product: one }));
  const products = new Map([
    [rug, { ...product, itemCode: 'R', width: 2_700, depth: 1_620 }],
    [table, { ...product, itemCode: 'T', width: 900 }],
  ]);
  expect(piecesOfPlan({ ...plan, pieces }, products)).toMatchObject([
    { itemCode: 'R', x: 34, y: 59 },
    { itemCode: 'T', x: 50, y: 50 },
  ]);
});

test('pieces are drawn in true scale, the largest lowest; one without a size is not', () => {
  const sizeless = { ...product, width: 0, depth: 0 };
  const seen = seenPieces(
    plan,
    new Map([
      [sofa, product],
      [gone, sizeless],
    ]),
  );
  expect(seen).toMatchObject([
    { width: 3_000, depth: 1_000, kind: 'box' },
    { width: 2_000, depth: 900, kind: 'sofa', color: '#123456' },
    { width: 2_000, depth: 900, place: { turn: 90 } },
  ]);
});
