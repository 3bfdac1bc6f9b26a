import type { ProductList, Site } from '@actual/contracts';
import { type CatalogFixture, catalogFixture } from '../testing/fixture';

const cm = (value: number) => JSON.stringify([{ name: 'Width', label: 'Ancho', value, uom: 'cm' }]);

let store: CatalogFixture;
beforeAll(async () => {
  store = await catalogFixture();
  const item = (name: string, more: object = {}, description = '') => ({
    name,
    row: { search_text: '', description, ...more },
  });
  await store.add([
    { ...item('Sofá Bruma', { sales_count: 9 }), code: 'ST10001' },
    item('Sofá cama Oasis', { sales_count: 5 }),
    item('Sillón Ámbar'),
    item('Buró Encino', { search_text: 'nogal' }),
    item('Librero Norte'),
    item('Lámpara de noche Sol', { search_text: 'encino', sales_count: 90 }),
    item('Mesa de centro Luna', {}, 'Combina con tu sofá favorito'),
    item('Lámpara de pie Cala'),
    item('Escritorio Ático'),
    item('Recámara King Sierra'),
    item('Ropero Palma'),
    item('Camastro Duna'),
    { ...item('Escritorio infantil Nube'), society: '004' },
    { ...item('Sofá agotado'), stock: 0 },
    { ...item('Cuna Dorada'), society: '004', stock: 0 },
    { ...item('Cuna Roja', { search_text: 'bebe' }), society: '004' },
    { ...item('Litera Marea', { search_text: 'infantil', facts: '6 años y más' }), society: '004' },
    { ...item('Vitrina Alta'), priceCents: 900_000 },
    { ...item('Vitrina Baja'), priceCents: 300_000 },
    { ...item('Vitrina Ancha'), priceCents: 1_200_000 },
    { ...item('Perchero Gris'), discounts: [25, 0, 0, 0, 0] },
    { ...item('Perchero Azul', { facts: 'Combina con gris' }), discounts: [12, 0, 0, 0, 0] },
    item('Perchero Rojo', {}, 'Va con lo gris y lo floreado'),
    item('Mesa Larga', { facts: '8 personas · 120 cm', sales_count: 3, dimensions: cm(120) }),
    item('Mesa Casi', { dimensions: cm(118), sales_count: 2 }),
    item('Mesa Corta', { dimensions: cm(90) }),
    { ...item('Antecomedor Sol'), categories: ['antecomedores'] },
    { ...item('Juego Nogal', { sales_count: 50 }), categories: ['antecomedores'] },
    { ...item('Reloj Hora'), categories: ['portarretratos-y-relojes'] },
    { ...item('Portarretrato Foto'), categories: ['portarretratos-y-relojes'] },
  ]);
});
afterAll(() => store.close());

const search = async (keywords: string, more: object = {}, site: Site = 'actual-studio') =>
  (await store.call<ProductList>('POST', '/product/search/', { keywords, ...more }, site)).body;
const names = async (keywords: string, site?: Site) =>
  (await search(keywords, {}, site)).products.map((one) => one.Name);

test.each([
  ['singular without accent', 'sofa', ['Sofá Bruma', 'Sofá cama Oasis']],
  ['plural', 'sofás', ['Sofá Bruma', 'Sofá cama Oasis']],
  ['capitals', 'SILLÓN', ['Sillón Ámbar']],
  ['all words must be there', 'sofá cama', ['Sofá cama Oasis']],
  ['stop words do not matter', 'la mesa de centro', ['Mesa de centro Luna']],
  ['a search text counts as the name', 'buró nogal', ['Buró Encino']],
  ['the beginning of the last word', 'escri', ['Escritorio Ático']],
  ['a whole word is no beginning of another', 'cama', ['Sofá cama Oasis']],
  ['a beginning with an accent', 'recáma', ['Recámara King Sierra']],
])('finds the right products (%s): %s', async (_name, term, expected) => {
  expect(await names(term)).toEqual(expected);
});

test.each([
  ['butaca', 'Sillón Ámbar'],
  ['couch', 'Sofá Bruma'],
  ['mesa de noche', 'Buró Encino'],
  ['mesitas de noche', 'Buró Encino'],
  ['estantería', 'Librero Norte'],
  ['dormitorio', 'Recámara King Sierra'],
  ['clóset', 'Ropero Palma'],
  ['tumbonas', 'Camastro Duna'],
  ['lámpara de piso', 'Lámpara de pie Cala'],
])('%s finds %s', async (term, name) => {
  expect(await names(term)).toContain(name);
});

test.each(['bebé', 'recién nacido', 'cama para bebe', 'cuna'])('%s finds what is for babies alone', async (term) => {
  expect(await names(term, 'actual-kids')).toEqual(['Cuna Roja']);
});

test.each([
  ['escritotio', 'Escritorio Ático', 'escritorio'],
  ['recamra', 'Recámara King Sierra', 'recámara'],
  ['livrero', 'Librero Norte', 'librero'],
  ['siyon ambar', 'Sillón Ámbar', 'sillón ámbar'],
])('the slip in %s is forgiven, and the answer says what was looked for', async (term, name, correctedTerm) => {
  const answer = await search(term);
  expect(answer.products.map((one) => one.Name)).toContain(name);
  expect(answer.correctedTerm).toBe(correctedTerm);
});

test('a word in a description counts only where no name has it', async () => {
  expect(await names('sofa')).not.toContain('Mesa de centro Luna');
  expect(await names('favorito')).toEqual(['Mesa de centro Luna']);
});

test.each([
  ['ST100', 'Sofá Bruma'],
  ['st-10001', 'Sofá Bruma'],
  ['10001', 'Sofá Bruma'],
])('the beginning of an item code, %s, finds its product', async (term, name) => {
  expect((await names(term))[0]).toBe(name);
});

test.each([
  ['mesa 120 cm', ['Mesa Larga', 'Mesa Casi']],
  ['mesa 1.20 m', ['Mesa Larga', 'Mesa Casi']],
  ['mesa de 8 personas', ['Mesa Larga']],
  ['mesa para ocho lugares', ['Mesa Larga']],
  ['mesa 90 cm', ['Mesa Corta']],
])('numbers with their units: %s', async (term, expected) => {
  expect(await names(term)).toEqual(expected);
});

test('a category word finds the category’s products, those of that name first', async () => {
  expect(await names('antecomedores')).toEqual(['Antecomedor Sol', 'Juego Nogal']);
  expect(await names('relojes')).toEqual(['Reloj Hora']);
});

test('searches the words exactly as typed on request', async () => {
  expect(await search('escritotio', { exact: true })).toMatchObject({ total: 0, correctedTerm: null });
  expect((await search('sofá', { exact: true })).total).toBe(2);
});

test('where no product has every word, the nearest has most of them and the answer says which', async () => {
  const answer = await search('escritorio ámbar');
  expect(answer.correctedTerm).toMatch(/^(escritorio|ambar)$/);
  expect(answer.total).toBeGreaterThan(0);
});

test('words written as one are parted', async () => {
  expect(await names('sofacama')).toEqual(['Sofá cama Oasis']);
  expect((await search('lamparapie')).correctedTerm).toBe('lámpara pie');
});

test('a product of that name comes before better selling ones that only mention it; a chosen sort is kept', async () => {
  expect(await names('encino')).toEqual(['Buró Encino', 'Lámpara de noche Sol']);
  const bySales = await search('encino', { sortOption: { key: 'salesCount', direction: 'DESC' } });
  expect(bySales.products.map((one) => one.Name)).toEqual(['Lámpara de noche Sol', 'Buró Encino']);
});

test('a word like nothing we have does not spoil the rest', async () => {
  const answer = await search('camastro interestelar');
  expect([answer.products.map((one) => one.Name), answer.correctedTerm]).toEqual([['Camastro Duna'], 'camastro']);
  expect(answer.leftOut).toEqual(['interestelar']);
});

test('a misspelt word is corrected and the one beside it that is like nothing is named', async () => {
  expect(await search('xqzw livrero')).toMatchObject({ correctedTerm: 'librero', leftOut: ['xqzw'] });
});

test.each(['avenida bonampak 77 supermanzana 4 sofá', 'calle sol 60 colonia centro mérida yucatán'])(
  'finds nothing for «%s», which is hardly about a product',
  async (address) => {
    expect((await search(address)).total).toBe(0);
  },
);

test.each([
  ['vitrina menos de diez mil', ['Vitrina Alta', 'Vitrina Baja'], { from: null, to: 10_000 }],
  ['vitrina entre 5 y 10 mil', ['Vitrina Alta'], { from: 5_000, to: 10_000 }],
  ['vitrina más de $10,000', ['Vitrina Ancha'], { from: 10_000, to: null }],
])('reads prices in words as bounds, and says so: %s', async (term, expected, bounds) => {
  const answer = await search(term);
  expect(answer.products.map((one) => one.Name).sort()).toEqual(expected);
  expect(answer.termBounds).toEqual({ ...bounds, length: null, discount: null, rest: 'vitrina' });
});

test('a search with a price below every product still finds the products, and says so', async () => {
  const answer = await search('vitrina menos de 500 pesos');
  expect(answer).toMatchObject({
    total: 3,
    correctedTerm: 'vitrina',
    leftOut: ['menos de 500 pesos'],
    termBounds: null,
  });
});

test('bounds that the shopper chose count more than those in words, and a cheap thing is wanted first', async () => {
  expect((await search('vitrina menos de 5 mil', { maxPrice: 20_000 })).total).toBe(3);
  expect(await names('vitrina barata')).toEqual(['Vitrina Baja', 'Vitrina Alta', 'Vitrina Ancha']);
});

test.each([
  ['percheros en oferta', ['Perchero Azul', 'Perchero Gris'], 10],
  ['perchero con 25% de descuento', ['Perchero Gris'], 25],
])('«%s» finds what is on offer, and says so', async (term, expected, discount) => {
  const answer = await search(term);
  expect(answer.products.map((one) => one.Name).sort()).toEqual(expected);
  expect(answer.termBounds).toMatchObject({ from: null, to: null, discount });
  expect(answer.facets.groups.flatMap(({ Values }) => Values.filter(({ selected }) => selected))).toEqual([]);
});

test('a side named in the search limits the list, unless the shopper set another limit', async () => {
  const answer = await search('mesa de menos de 1.20 m');
  expect(answer.products.map((one) => one.Name).sort()).toEqual(['Mesa Casi', 'Mesa Corta', 'Mesa Larga']);
  expect(answer.termBounds?.length).toEqual({ side: 'width', from: null, to: 120 });
  expect((await search('mesa de menos de 1.20 m', { minWidth: 119 })).products.map((one) => one.Name)).toEqual([
    'Mesa Larga',
  ]);
  expect(await names('mesa de hasta 100 cm de ancho')).toEqual(['Mesa Corta']);
});

test('nothing of the kind on offer: the products are found all the same, and it is said', async () => {
  expect(await search('vitrina en oferta')).toMatchObject({ total: 3, leftOut: ['en oferta'], termBounds: null });
});

test('offers and cheap things are found without a word for the thing', async () => {
  expect((await names('ofertas')).sort()).toEqual(['Perchero Azul', 'Perchero Gris']);
  const { total, products } = await search('los muebles más baratos');
  expect(total).toBeGreaterThan(20);
  const cheap = products.map(({ DiscountPrice }) => DiscountPrice);
  expect(cheap).toEqual(cheap.toSorted((a, b) => a - b));
});

test('asked for what others buy most, all there is comes, the best sold first', async () => {
  const all = await names('lo más vendido');
  expect(all.slice(0, 4)).toEqual(['Lámpara de noche Sol', 'Juego Nogal', 'Sofá Bruma', 'Sofá cama Oasis']);
  expect((await search('lo más vendido')).total).toBe((await search('muebles baratos')).total);
});

test('what is not wanted is not found, unless there is nothing else', async () => {
  expect(await names('perchero no gris')).toEqual(['Perchero Rojo']);
  // a description alone does not make it so
  expect(await names('perchero rojo no floreado')).toEqual(['Perchero Rojo']);
  expect((await search('perchero rojo no floreado')).leftOut).toEqual([]);
  expect(await search('vitrina que no sea alta ni baja ni ancha')).toMatchObject({
    total: 3,
    correctedTerm: 'vitrina',
    leftOut: ['no alta', 'no baja', 'no ancha'],
  });
});

test('where all that has the words is sold out, the nearest that is not is shown', async () => {
  const answer = await search('cuna dorada', {}, 'actual-kids');
  expect([answer.products.map((one) => one.Name), answer.leftOut]).toEqual([['Cuna Roja'], ['dorada']]);
});

test('an item code finds its product alone, in any case; the itemcode parameter too', async () => {
  expect(await names('st10001')).toEqual(['Sofá Bruma']);
  expect((await search('', { itemcode: 'ST10001' })).products.map((one) => one.Name)).toEqual(['Sofá Bruma']);
  expect((await search('', { itemcode: 'ST99999' })).total).toBe(0);
  expect(await names('código: ST-10001')).toEqual(['Sofá Bruma']);
});

test('filters, sorts and counts search results like a list', async () => {
  const answer = await search('sofa', { sortOption: { key: 'salesCount', direction: 'ASC' }, items: 1 });
  expect(answer).toMatchObject({ total: 2, pages: 2, products: [{ Name: 'Sofá cama Oasis' }] });
});

test.each(['DESC', 'ASC'])(
  'sorted by relevance the best match comes first, whatever sells better: %s',
  async (direction) => {
    const byMatch = async (keywords: string) =>
      (await search(keywords, { sortOption: { key: 'relevance', direction } })).products.map((one) => one.Name);
    expect(await byMatch('encino')).toEqual(['Buró Encino', 'Lámpara de noche Sol']);
    expect(await byMatch('antecomedores')).toEqual(['Antecomedor Sol', 'Juego Nogal']);
  },
);

test('each site finds its own', async () => {
  expect((await search('escritorio', {}, 'actual-kids')).products.map((one) => one.Name)).toEqual([
    'Escritorio infantil Nube',
  ]);
});

test.each(['%', '😀🛋️', "' OR 1=1 --", '!&|<->:*()', '\\', '\u0000', 'zzzzqqqq', 'de la', '"'.repeat(200)])(
  'finds nothing for %j, without an error',
  async (term) => {
    const answer = await store.call<ProductList>('POST', '/product/search/', { keywords: term });
    expect([answer.status, answer.body.total]).toEqual([200, 0]);
  },
);

test('words between signs are still found', async () => {
  expect(await names('¿sofá?; DROP TABLE product; --')).toEqual(['Sofá Bruma', 'Sofá cama Oasis']);
  expect(await names("'sofá' (bruma)!")).toEqual(['Sofá Bruma']);
});

test('an empty term is everything, best sold first', async () => {
  expect((await search('   ')).products[0]?.Name).toBe('Lámpara de noche Sol');
});
