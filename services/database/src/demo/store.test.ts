import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import modelFacts from '../../demo-assets/models.json';
import shots from '../../demo-assets/shots.json';
import { CATEGORY_TREE, type CategoryNode } from './catalog/category-tree';
import { FILTERS } from './catalog/filters';
import { demoPackages } from './catalog/package-rows';
import { demoProducts } from './catalog/products';
import { PROMOTIONS } from './catalog/promotions';
import { demoRooms } from './catalog/room-rows';
import { shopRows } from './shops';
import { BANNERS } from './sites';
import { demoStock } from './stock/stock';
import { ROUTE_DAYS, WAREHOUSES } from './stock/warehouses';
import { ZIPCODES } from './stock/zipcodes';

const assets = join(__dirname, '../../demo-assets');
const products = demoProducts();
const picture = (stem: string) => join(assets, 'pictures', `${stem}.avif`);
const flat = (nodes: readonly CategoryNode[], level = 1): (CategoryNode & { level: number })[] =>
  nodes.flatMap((node) => [{ ...node, level }, ...flat(node.children ?? [], level + 1)]);
const categories = flat(CATEGORY_TREE);
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('the store is large enough and every society sells', () => {
  const shown = products.filter((product) => !product.itemCode.startsWith('CO'));
  expect(shown.length).toBeGreaterThanOrEqual(170);
  for (const society of ['001', '002', '003', '004']) {
    expect(shown.filter((product) => product.society === society).length).toBeGreaterThanOrEqual(30);
  }
});

test('codes, slugs and finishes inside a group are unique', () => {
  expect(repeated(products.map((product) => product.itemCode))).toEqual([]);
  expect(repeated(products.map((product) => product.slug))).toEqual([]);
  expect(
    repeated(
      products.filter((one) => one.groupId).map((one) => `${one.groupId} ${one.finish.color} ${one.design.size}`),
    ),
  ).toEqual([]);
});

test.each(products.map((product) => [product.itemCode, product] as const))('%s is complete', (_code, product) => {
  expect(product.pictures.length).toBeGreaterThan(0);
  expect(product.pictures.filter((stem) => !existsSync(picture(stem)))).toEqual([]);
  expect(product.categories).toContain(product.design.category);
  expect(product.priceCents).toBeGreaterThanOrEqual(10_000);
  expect(product.priceCents).toBeLessThan(6_000_000);
  expect(product.description.length).toBeGreaterThan(60);
  expect(product.design.features.length).toBeGreaterThanOrEqual(2);
  const size = (name: string) => product.dimensions.find((one) => one.name === name)?.value ?? 0;
  // things that hang or lie flat have a length in place of a depth
  const along = product.dimensions.some(({ name }) => name === 'Length') ? 'Length' : 'Depth';
  for (const name of ['Width', along, 'Height']) {
    expect(size(name)).toBeGreaterThanOrEqual(1);
    expect(size(name)).toBeLessThanOrEqual(400);
  }
  expect(size('SeatHeight')).toBeLessThanOrEqual(size('Height'));
  expect(size('Weight')).toBeGreaterThan(0);
  if (product.society === '004') expect(product.finish.tint).toBeDefined();
  if (product.model) expect(existsSync(join(assets, 'models', `${product.model}.glb`))).toBe(true);
});

test('categories have three levels at most, unique handles, pictures and products', () => {
  expect(Math.max(...categories.map((category) => category.level))).toBe(3);
  expect(repeated(categories.map((category) => category.handle))).toEqual([]);
  expect(categories.filter((category) => !existsSync(picture(category.picture))).map((one) => one.handle)).toEqual([]);
  const filled = new Set(products.flatMap((product) => product.categories));
  expect(categories.filter((category) => !filled.has(category.handle)).map((one) => one.handle)).toEqual([]);
});

test('every filter value used is known and every one known is used, Queen and co. included', () => {
  const known = FILTERS.flatMap((filter) => Object.keys(filter.values).map((value) => `${filter.handle}:${value}`));
  const used = new Set(products.flatMap((product) => product.filterValues));
  expect([...used].filter((value) => !known.includes(value))).toEqual([]);
  expect(known.filter((value) => !used.has(value) && value !== 'color:multicolor')).toEqual([]);
});

test('a later payment never saves more', () => {
  for (const { discounts } of Object.values(PROMOTIONS))
    expect([...discounts].sort((a, b) => b - a)).toEqual(discounts);
  expect(products.some((product) => product.promotion === null)).toBe(true);
});

test('some products are sold out, some only on their way, most can be bought today', () => {
  const stocks = products.map((product) => demoStock(product.itemCode, false));
  const lying = stocks.filter((stock) => stock.some((one) => !one.purchase));
  expect(stocks.filter((stock) => stock.length === 0).length).toBeGreaterThan(3);
  expect(stocks.filter((stock) => stock.length > 0 && stock.every((one) => one.purchase)).length).toBeGreaterThan(3);
  expect(lying.length).toBeGreaterThan(products.length * 0.8);
});

test('packages and banners show products of their own site', () => {
  const packages = demoPackages(products);
  for (const site of ['actual-studio', 'actual-home', 'actual-kids']) {
    const own = packages.flatMap(({ bundle }) => (bundle.site === site ? [bundle] : []));
    const offers = own.filter((bundle) => !bundle.desarrollos);
    expect([site, own.some((bundle) => bundle.desarrollos)]).toEqual([site, true]);
    expect([site, new Set(offers.map((bundle) => bundle.locked)).size]).toEqual([site, 2]);
  }
  // a locked package's picture has no name that could be guessed
  for (const { bundle } of packages)
    if (bundle.locked) expect(bundle.picture).toMatch(/^paquete-(?=.*\d)[a-z0-9]{10}$/);
  const stems = [...packages.map(({ bundle }) => bundle.picture), ...BANNERS.map((banner) => banner.picture)];
  expect(stems.filter((stem) => !existsSync(picture(stem)))).toEqual([]);
});

test('each brand has two rooms at least, with pictures that are there and points within them', () => {
  const rooms = demoRooms(products);
  for (const site of ['actual-studio', 'actual-home', 'actual-kids'])
    expect([site, rooms.filter(({ room }) => room.site === site).length >= 2]).toEqual([site, true]);
  expect(rooms.filter((one) => !existsSync(picture(one.picture)))).toEqual([]);
  const points = rooms.flatMap(({ pieces }) => pieces.flatMap(({ x, y }) => [x, y]));
  expect(points.every((percent) => percent > 3 && percent < 97)).toBe(true);
});

test('postal codes lead to a route or nowhere, and islands nowhere', () => {
  expect(repeated(ZIPCODES.map((zip) => zip.id))).toEqual([]);
  expect(ZIPCODES.filter((zip) => zip.zone !== null && !ROUTE_DAYS[zip.zone])).toEqual([]);
  expect(ZIPCODES.filter((zip) => !/^(\d{5}|_29030)$/.test(zip.cp))).toEqual([]);
  expect(ZIPCODES.filter((zip) => zip.extraCost).length).toBeGreaterThanOrEqual(30);
  const zoneOf = (cp: string) => ZIPCODES.find((zip) => zip.cp === cp)?.zone;
  expect(zoneOf('77500')).toBe('cancun');
  expect([zoneOf('77400'), zoneOf('77600')]).toEqual([null, null]);
});

test.each([
  ['09000', 'Iztapalapa', 'cdmx'],
  ['44110', 'Guadalajara', 'jalisco'],
  ['64010', 'Monterrey', 'nuevo-leon'],
  ['77536', 'Benito Juárez', 'cancun'],
  ['97330', 'Progreso', 'yucatan-foraneo'],
])('%s is delivered to although no line of its own names it', (cp, municipality, zone) => {
  expect(ZIPCODES.find((one) => one.cp === cp)).toMatchObject({ municipality, zone, settlements: [] });
});

test('the store delivers to the eleven states, and by agreement to one code of another', () => {
  const states = ['CAM', 'CMX', 'JAL', 'MEX', 'NLE', 'PUE', 'QUE', 'ROO', 'TAB', 'VER', 'YUC'];
  const served = ZIPCODES.filter((zip) => zip.zone !== null);
  expect(states.filter((code) => !served.some((zip) => zip.stateCode === code))).toEqual([]);
  expect(served.filter((zip) => !states.includes(zip.stateCode)).map((zip) => zip.cp)).toEqual(['_29030']);
  expect(ZIPCODES.find((zip) => zip.cp === '29030')?.zone).toBeNull();
});

test('every model is credited and none is of a library that may not be here', () => {
  const models: Record<string, { author: string; license: string; credit: string }> = modelFacts;
  const credits = readFileSync(join(assets, 'CREDITS.md'), 'utf8');
  for (const { model } of shots) {
    expect(model).toMatch(/^(blendswap-cc-(0|by)|scopia|katorlegaz)-\d+$/);
    expect(models[model]?.author).toBeTruthy();
    expect(credits).toContain(`| ${model} |`);
    if (models[model]?.license !== 'CC0-1.0') expect(credits).toContain(models[model]?.credit);
  }
  for (const file of readdirSync(join(assets, 'models')))
    expect(models[file.replace('.glb', '')]?.license).toBe('CC0-1.0');
});

test('the committed pictures stay small', () => {
  const sizes = readdirSync(join(assets, 'pictures')).map((file) => statSync(join(assets, 'pictures', file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(26 * 1024 * 1024);
});

test('a shop that counts its pieces names a warehouse of its own, not a distribution center', () => {
  const named = shopRows().flatMap(({ warehouse_code }) => warehouse_code ?? []);
  const own = WAREHOUSES.filter(({ isCedis }) => !isCedis).map(({ code }): string => code);
  expect(named).toEqual(['PDC']);
  expect(named.filter((code) => !own.includes(code))).toEqual([]);
});
