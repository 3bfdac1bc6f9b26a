import type { Site } from '@actual/contracts/facts/company/brands';
import { societiesOf } from '@actual/domain';
import type { Catalog } from '../live/catalog';
import { demoProducts } from '../testing/demo-products';
import { listed, type OfflineProduct, offlineCatalog } from '../testing/offline-search';

/** Terms that people typed in vain when the store was inspected, with the category that answers each. */
const lines: readonly (readonly [Site, string, string])[] = [
  ['actual-studio', 'juego de sala', 'salas'],
  ['actual-home', 'juego de sala', 'salas'],
  ['actual-home', 'set de sala', 'salas'],
  ['actual-home', 'juego de recámara', 'recamaras'],
  ['actual-home', 'juego de comedor', 'comedores'],
  ['actual-home', 'juego de toallas', 'toallas'],
  ['actual-home', 'foco colgante comedor', 'lamparas-colgantes'],
  ['actual-home', 'sillon azul menos de 10000', 'sillones'],
  ['actual-home', 'algo para guardar juguetes', 'organizadores'],
  ['actual-home', 'mesa 2x2', 'mesas-de-comedor'],
  ['actual-home', 'mesa 1.60', 'mesas-de-comedor'],
  ['actual-home', 'mesa 1.20', 'mesas'],
  ['actual-home', 'lámpara 300', 'iluminacion'],
  ['actual-home', 'tapete 160 x 230', 'tapetes-y-alfombras'],
  ['actual-home', 'espejo 60x90', 'closets'],
  ['actual-home', 'escritorio chiquito', 'escritorios'],
  ['actual-home', 'escritorio para home office', 'escritorios'],
  ['actual-home', 'banqueta para piano', 'bancos-altos'],
  ['actual-home', 'mueble para tv de 65', 'centros-de-tv'],
  ['actual-home', 'mueble para tv de 65"', 'centros-de-tv'],
  ['actual-studio', 'mesa y sillas', 'comedores'],
  ['actual-home', 'mesa y sillas', 'comedores'],
  ['actual-kids', 'adolescente', 'kids'],
  ['actual-kids', 'bambineto', 'cunas'],
  ['actual-kids', 'cama matrimonial', 'camas-infantiles'],
  ['actual-kids', 'camaa matrimonal', 'camas-infantiles'],
  ['actual-kids', 'mesa de comedor', 'mesas-infantiles'],
  ['actual-home', 'zapatera', 'organizadores'],
  ['actual-home', 'mueble para zapatos', 'organizadores'],
  ['actual-home', 'regalo para mamá', 'decoracion'],
  ['actual-home', 'sofá que no se manche', 'sofas'],
  ['actual-home', 'mueble para libros', 'libreros'],
  ['actual-home', 'despensero', 'muebles-de-cocina'],
  ['actual-home', 'arcón', 'organizadores'],
  ['actual-home', 'mesa ratonera', 'mesas-de-centro'],
  ['actual-studio', 'código ST-0108', 'plantas'],
  ['actual-studio', 'ST-0108 ST-0105', 'plantas'],
];

let products: readonly OfflineProduct[];
let catalog: Catalog;
beforeAll(async () => {
  products = demoProducts();
  catalog = await offlineCatalog(products);
});
const found = (site: Site, query: string) =>
  listed(catalog, query, site).positions.map((position) => products[position]);

test.each(lines)('%s: the first result of «%s» is of the category %s', (site, query, category) => {
  expect(found(site, query)[0]?.categories.map(({ handle }) => handle)).toContain(category);
});

test.each(['escritorio chiquito', 'escritorio para home office'])('«%s» begins with products of that name', (query) => {
  expect(found('actual-home', query)[0]?.name).toMatch(/^Escritorio/);
});

test.each([
  ['cama matrimonal', ['matrimonal']],
  ['mesa de comedor', ['comedor']],
])('a store without «%s» has other such pieces, and names what they are not', (query, leftOut) => {
  expect(listed(catalog, query, 'actual-kids').leftOut).toEqual(leftOut);
});

test.each(['mi pedido', '¿dónde está mi pedido?', 'tarjeta de regalo'])(
  '«%s» finds too little to hide the way to the page that is asked for',
  (query) => {
    expect(found('actual-home', query).length).toBeLessThanOrEqual(3);
  },
);

test.each(['mamá', 'papá'])('«%s» is no slip of a word of furniture', (query) => {
  expect(found('actual-home', query)).toEqual([]);
});

test.each(['sofá cama', 'centro de entretenimiento', 'love seat'])(
  'a store without «%s» finds nothing by its other words',
  (query) => {
    expect(found('actual-kids', query)).toEqual([]);
  },
);

test.each(['cuadros para sala', 'carrito bar', 'espejo infantil', 'sofá para niña', 'alfombra infantil'])(
  'of «%s» the thing itself is never what is left out: other furniture is no answer',
  (query) => {
    expect(found('actual-kids', query)).toEqual([]);
  },
);

test.each([
  ['porta retratos', 'portarretratos', /^Portarretrato/],
  ['porta velas', 'portavelas', /^Portavela/],
])('«%s» is one word written as two', (query, meant, name) => {
  const { positions, correctedTerm, leftOut } = listed(catalog, query, 'actual-home');
  expect([correctedTerm, leftOut]).toEqual([meant, []]);
  expect(products[positions[0] ?? -1]?.name).toMatch(name);
});

test('what others buy most is found without a word for the thing, and with one', () => {
  expect(found('actual-home', 'lo más vendido').length).toBe(found('actual-home', 'muebles baratos').length);
  const ids = (query: string) => found('actual-home', query).map((one) => one?.id);
  expect(ids('los sofás más vendidos')).toEqual(ids('sofás'));
});

test('furniture for a screen of 65 inches comes first, for only its text names that size', () => {
  expect(found('actual-home', 'mueble para tv de 65')[0]?.name).toBe('Mural para TV Fresno');
});

test('prices in words bound the result', () => {
  const prices = (query: string) => found('actual-home', query).map((one) => (one?.discountPriceCents ?? 0) / 100);
  expect(Math.max(...prices('sofá menos de diez mil'))).toBeLessThanOrEqual(10_000);
  expect(Math.min(...prices('mesa entre 3 y 5 mil'))).toBeGreaterThanOrEqual(3_000);
  const cheap = prices('silla barata').slice(0, 5);
  expect(cheap).toEqual(cheap.toSorted((a, b) => a - b));
});

test.each(['actual-studio', 'actual-home', 'actual-kids'] as const)(
  '%s finds something for the name of each category it sells',
  (site) => {
    const names = new Set(
      products.flatMap(({ categories, society }) =>
        societiesOf(site).some((one) => one === society) ? categories.map(({ name }) => name) : [],
      ),
    );
    const empty = [...names].filter(
      (name) => found(site, name).length === 0 || found(site, `juego de ${name}`).length === 0,
    );
    expect(empty).toEqual([]);
  },
);

test.each(['corral', 'persiana', 'burro de planchar', 'tarja', 'cava', 'apagadores'])(
  'the thing «%s», which the store does not sell, is not taken for a slip of another word',
  (query) => {
    for (const site of ['actual-studio', 'actual-home', 'actual-kids'] as const) expect(found(site, query)).toEqual([]);
  },
);

test('«mesa y sillas» finds tables and chairs; of a «comedor de 4» that a brand does not sell nothing is left', () => {
  for (const site of ['actual-studio', 'actual-home', 'actual-kids'] as const) {
    const names = found(site, 'mesa y sillas').map((one) => one?.name ?? '');
    for (const thing of [/^Mesa|^Mesita/, /^Silla|^Sillita/]) expect(names.some((name) => thing.test(name))).toBe(true);
  }
  expect(found('actual-kids', 'comedor de 4')).toEqual([]);
});
