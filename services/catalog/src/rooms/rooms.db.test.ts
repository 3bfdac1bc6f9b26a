import { randomUUID } from 'node:crypto';
import type { RoomDetails, RoomTile } from '@actual/contracts';
import { type CatalogFixture, catalogFixture, type ProductSketch } from '../testing/fixture';

let store: CatalogFixture;
beforeAll(async () => {
  store = await catalogFixture();
});
afterAll(() => store.close());
afterEach(async () => {
  await store.database.knex('room').delete();
  await store.clear();
});

/** A room with a sofa in two colors, four chairs and a lamp. */
async function arrange({ chairs = 9, lamps = 5 } = {}): Promise<Record<string, string>> {
  const group = randomUUID();
  await store.database.knex('product_group').insert({ id: group, name: 'Sofá' });
  const color = (color_name: string, color_code: string) => ({ color_name, color_code, group_id: group });
  const sketches: ProductSketch[] = [
    {
      code: 'ST1',
      name: 'Sofá gris',
      priceCents: 1_000_000,
      discounts: [20, 10, 0, 0, 0],
      categories: ['salas'],
      row: color('Gris', '#888888'),
    },
    { code: 'ST2', name: 'Sofá azul', priceCents: 1_100_000, row: color('Azul', '#0000ff') },
    { code: 'ST3', name: 'Silla', priceCents: 100_000, stock: chairs },
    { code: 'ST4', name: 'Lámpara', priceCents: 50_000, stock: lamps },
  ];
  const [sofa = '', blue = '', chair = '', lamp = ''] = await store.add(sketches);
  const room_id = randomUUID();
  const room = { id: room_id, site: 'actual-studio', slug: 'sala-gris', name: 'Sala gris', picture: 'estancia' };
  await store.database.knex('room').insert({ ...room, description: 'Para leer' });
  await store.database.knex('room_piece').insert([
    { room_id, product_id: sofa, quantity: 1, x: 30, y: 60, position: 0 },
    { room_id, product_id: chair, quantity: 4, x: null, y: null, position: 1 },
    { room_id, product_id: lamp, quantity: 1, x: 80, y: 20, position: 2 },
  ]);
  await store.refresh();
  return { sofa, blue, chair, lamp };
}

const rooms = async (body: object = {}) => (await store.call<RoomTile[]>('POST', '/rooms', body)).body;
const room = (body: object = {}, slug = 'sala-gris') => store.call<RoomDetails>('POST', `/rooms/${slug}`, body);

test('a room’s total counts the pieces that can be bought, without the sold out ones', async () => {
  await arrange({ lamps: 0 });
  expect(await rooms()).toEqual([
    {
      id: expect.any(String),
      slug: 'sala-gris',
      name: 'Sala gris',
      text: 'Para leer',
      picture: 'estancia',
      url: '/estancias/sala-gris',
      pieces: 5,
      total: 12_000,
    },
  ]);
});

test('rooms of a product are those with it or a variation of it, those of a category hold one of its pieces', async () => {
  const { blue, lamp } = await arrange();
  expect(await rooms({ productId: blue })).toHaveLength(1);
  expect(await rooms({ productId: lamp })).toHaveLength(1);
  expect(await rooms({ productId: randomUUID() })).toEqual([]);
  expect(await rooms({ category: 'salas' })).toHaveLength(1);
  expect(await rooms({ category: 'jardin' })).toEqual([]);
});

test('each piece has its point, its colors, its prices by payment group and, with a postal code, its day', async () => {
  await arrange();
  const { body } = await room({ zipcodeDeliveryId: 'z77500' });
  expect(body.pieces.map(({ name, quantity, x, y }) => [name, quantity, x, y])).toEqual([
    ['Sofá gris', 1, 30, 60],
    ['Silla', 4, null, null],
    ['Lámpara', 1, 80, 20],
  ]);
  const [sofa, chair] = body.pieces;
  expect(sofa?.choices.map(({ Name, groupPrices }) => [Name, groupPrices])).toEqual([
    ['Sofá gris', [8_000, 9_000, 10_000, 10_000]],
    ['Sofá azul', [11_000, 11_000, 11_000, 11_000]],
  ]);
  expect(chair?.choices[0]).toMatchObject({ enoughStock: true, deliveryDate: expect.stringMatching(/^\d{4}-/) });
  expect((await room()).body.pieces[1]?.choices[0]).toMatchObject({ enoughStock: true, deliveryDate: null });
});

test('reports too few pieces; a sold out one keeps its name without choices; nothing can be bought where we do not deliver', async () => {
  await arrange({ chairs: 3, lamps: 0 });
  const { body } = await room({ zipcodeDeliveryId: 'z77500' });
  expect(body.pieces.map(({ name, choices }) => [name, choices.map(({ enoughStock }) => enoughStock)])).toEqual([
    ['Sofá gris', [true, true]],
    ['Silla', [false]],
    ['Lámpara', []],
  ]);
  const far = (await room({ zipcodeDeliveryId: 'z77400' })).body;
  expect(far.pieces.flatMap(({ choices }) => choices.map(({ enoughStock }) => enoughStock))).not.toContain(true);
});

test('does not find a room with a single piece left, one of another brand, or an unknown one', async () => {
  await arrange({ chairs: 0, lamps: 0 });
  expect(await rooms()).toEqual([]);
  expect((await room()).status).toBe(404);
  expect((await room({}, 'otra')).status).toBe(404);
  expect((await store.call('POST', '/rooms/sala-gris', {}, 'actual-home')).status).toBe(404);
});
