import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { privacyNotice } from '@actual/contracts/facts/access/privacy';
import { informationPages } from '@actual/contracts/facts/company/information-pages';
import { ZIPCODES } from '@actual/database/demo/stock/zipcodes';

const content = (name: string): string =>
  readFileSync(join(__dirname, '..', '..', '..', 'mfe-catalog', 'content', name), 'utf8');

/** States by the codes of the postal table, as the page of cities writes them. */
const states: Record<string, string> = {
  CAM: 'Campeche',
  CMX: 'Ciudad de México',
  JAL: 'Jalisco',
  MEX: 'Estado de México',
  NLE: 'Nuevo León',
  PUE: 'Puebla',
  QUE: 'Querétaro',
  ROO: 'Quintana Roo',
  TAB: 'Tabasco',
  VER: 'Veracruz',
  YUC: 'Yucatán',
};

/** By state: the municipalities that the page of cities names. */
const served = new Map(
  [...content('ciudades-de-entrega.md').matchAll(/^:::estado (.+)\n([\s\S]*?)\n:::/gm)].map(
    ([, state = '', list = '']) => [
      state,
      list.split('\n').map((line) => line.replace(/^- /, '').replace(/ \(.*\)$/, '')),
    ],
  ),
);

test('the page of cities names the eleven states and every municipality that the store delivers to', () => {
  expect([...served.keys()].sort()).toEqual(Object.values(states).sort());
  const missing = ZIPCODES.filter(({ cp, zone }) => zone && !cp.startsWith('_'))
    .map(({ stateCode, municipality }) => ({ state: states[stateCode] ?? stateCode, municipality }))
    .filter(({ state, municipality }) => !served.get(state)?.includes(municipality));
  expect(missing).toEqual([]);
});

test('every municipality of that page has postal codes that are delivered to', () => {
  const reached = new Set(
    ZIPCODES.filter(({ zone }) => zone).map((one) => `${states[one.stateCode]}: ${one.municipality}`),
  );
  const promised = [...served].flatMap(([state, names]) => names.map((name) => `${state}: ${name}`));
  expect(promised.filter((name) => !reached.has(name))).toEqual([]);
});

test('no island is among them', () => {
  for (const island of ['Cozumel', 'Isla Mujeres', 'Holbox']) expect(served.get('Quintana Roo')).not.toContain(island);
});

test('the privacy notice that people agree to is the one that is published', () => {
  expect(content('aviso-de-privacidad.md')).toContain(`\nactualizado: '${privacyNotice}'\n`);
});

test('every page of information that another page links to has its text', () => {
  for (const address of Object.values(informationPages)) expect(content(`${address.slice(1)}.md`)).not.toBe('');
});
