import { listed, type OfflineProduct, offlineCatalog } from '../testing/offline-search';

const product = (name: string, salesCount = 0, facts = ''): OfflineProduct => ({
  id: name,
  itemCode: name,
  name,
  slug: '',
  picture: null,
  priceCents: 1,
  salesCount,
  facts,
  description: '',
  lengthsCm: [],
  categories: [],
  values: [],
});
const shop = [
  product('Mesa de comedor Línea', 90, 'cubierta de cristal'),
  product('Mesa de cristal'),
  product('Mesa de cristal Jade', 50),
  product('Radio portátil', 40),
  product('Radiador'),
  product('Lámpara Arco', 70),
  product('Lámpara'),
  product('Cortina de baño', 1),
  product('Isla de cocina', 80),
  product('Toallero de pared'),
  product('Intercomunicador Eco'),
];
const namesFor = async (term: string): Promise<(string | undefined)[]> => {
  const catalog = await offlineCatalog(shop);
  return listed(catalog, term).positions.map((position) => shop[position]?.name);
};

test.each([
  ['Mesa de cristal', 'Mesa de cristal'],
  ['mesas de cristal', 'Mesa de cristal'],
  ['cristal mesa', 'Mesa de cristal'],
  ['lámparas', 'Lámpara'],
])('«%s» first shows what is called just so, however well others sell', async (term, name) => {
  expect((await namesFor(term))[0]).toBe(name);
});

test.each([
  ['radia', 'Radiador'],
  ['lampa', 'Lámpara'],
  ['mesa de crist', 'Mesa de cristal'],
])('the beginning «%s» is completed, also where its stem is another word’s', async (term, name) => {
  expect((await namesFor(term))[0]).toBe(name);
});

test('a letter left out is a likelier slip than another one in its place', async () => {
  expect(await namesFor('corina')).toEqual(['Cortina de baño']);
});

test.each([
  ['portatoallas', 'Toallero de pared'],
  ['interfón', 'Intercomunicador Eco'],
  ['luminaria', 'Lámpara Arco'],
])('what is called «%s» here finds the piece whose maker calls it %s', async (term, name) => {
  expect(await namesFor(term)).toContain(name);
});
