import type { RoomChoice, RoomPiece } from '@actual/contracts';
import { placed, sumOf } from './room-sum';

const choice = (id: string, price: number, more: Partial<RoomChoice> = {}) =>
  ({
    id,
    Price: price,
    DiscountPrice: price,
    enoughStock: true,
    deliveryDate: null,
    groupPrices: [price, price, price, price],
    ...more,
  }) as RoomChoice;
const piece = (id: string, quantity: number, choices: RoomChoice[]): RoomPiece => ({
  id,
  name: id,
  code: id,
  quantity,
  x: null,
  y: null,
  choices,
});
const none = { colors: {}, out: [] };

test('a room costs the sum of its pieces, has the months of that total and arrives with its last piece', () => {
  const sofa = choice('gris', 800, { Price: 1_000, groupPrices: [800, 900, 950, 1_000], deliveryDate: '2026-12-02' });
  const chair = choice('silla', 100.5, { deliveryDate: '2026-12-09' });
  expect(sumOf(placed([piece('sofa', 1, [sofa]), piece('silla', 4, [chair])], none))).toEqual({
    count: 5,
    total: 1_202,
    before: 1_402,
    day: '2026-12-09',
    months: { count: 12, amount: 116.83, total: 1_402 },
  });
});

test('a plan is offered from its minimum on, and a small room has none', () => {
  const months = (price: number) => sumOf(placed([piece('a', 1, [choice('a', price)])], none)).months?.count;
  expect([months(299.99), months(300), months(799.99), months(800), months(1_200)]).toEqual([undefined, 3, 6, 9, 12]);
});

test('sums the chosen colors without left-out and sold-out pieces', () => {
  const pieces = [
    piece('sofa', 1, [choice('gris', 500), choice('azul', 700)]),
    piece('silla', 2, [choice('roja', 100, { enoughStock: false }), choice('verde', 120)]),
    piece('lampara', 1, []),
  ];
  const ids = (wishes: Parameters<typeof placed>[1]) =>
    placed(pieces, wishes).map((one) => [one.choice?.id ?? null, one.isIn]);
  expect(ids(none)).toEqual([
    ['gris', true],
    ['verde', true],
    [null, false],
  ]);
  expect(ids({ colors: { sofa: 'azul', silla: 'roja' }, out: [] })).toEqual([
    ['azul', true],
    ['roja', false],
    [null, false],
  ]);
  expect(sumOf(placed(pieces, { colors: { sofa: 'azul' }, out: ['silla'] }))).toMatchObject({ count: 1, total: 700 });
});

test('where one day is not known, none is promised', () => {
  const pieces = [piece('a', 1, [choice('a', 5, { deliveryDate: '2026-12-02' })]), piece('b', 1, [choice('b', 5)])];
  expect(sumOf(placed(pieces, none)).day).toBeNull();
});
