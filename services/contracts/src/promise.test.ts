import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import fc from 'fast-check';
import { firstPromise } from './facts/delivery/promises';
import { canonical, type PromiseDocument, promiseText, verifyPromise } from './promise';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const keys = [{ id: 'a1b2c3d4e5f60718', pem }];

const promise: PromiseDocument = {
  version: 1,
  tipo: 'pedido',
  marca: 'actual-home',
  numero: 12,
  anterior: createHash('sha256').update('before').digest('hex'),
  fecha: '2026-11-27T18:00:00.000Z',
  folio: 100_123,
  codigoPostal: '77500',
  moneda: 'MXN',
  lineas: [
    {
      codigo: 'ST-0001',
      nombre: 'Sofá «Bruma»',
      piezas: 2,
      precioCentavos: 2_490_000,
      unitarioCentavos: 1_992_000,
      totalCentavos: 3_984_000,
      promocion: 'Hogar «20 %»',
      dia: '2026-12-03',
    },
  ],
  pagos: [{ tipo: '6-msi', meses: 6, centavos: 3_984_000 }],
  totalCentavos: 3_984_000,
};
function fileOf(document: PromiseDocument, key = 'a1b2c3d4e5f60718', by = privateKey): string {
  const text = canonical(document);
  return promiseText({ document: text, key, signature: sign('sha256', Buffer.from(text), by).toString('base64') });
}
const file = fileOf(promise);
const kindOf = async (text: string) => (await verifyPromise(text, keys)).kind;

test('a file of the store is genuine in any indentation and wherever it is pasted, and shows its promise', async () => {
  expect(await verifyPromise(file, keys)).toEqual({ kind: 'genuine', promise });
  expect(await kindOf(`\uFEFF  ${file.replaceAll('\n', '\r\n')}\n\n`)).toBe('genuine');
  expect(await kindOf(JSON.stringify(JSON.parse(file)))).toBe('genuine');
});

test('openssl and browsers read a hundred signatures alike, with any leading bytes', async () => {
  for (let numero = 1; numero <= 100; numero += 1) expect(await kindOf(fileOf({ ...promise, numero }))).toBe('genuine');
});

/** Another letter at any place, one less, or one more: of these, JSON ignores blanks alone. */
const change = fc.record({
  at: fc.nat(file.length - 1),
  how: fc.constantFrom('other', 'less', 'more'),
  sign: fc.constantFrom(...'0123456789abcdefABCDEF{}[]",:.-+eE/=\\ñ'),
});
/** Another value in the place of any one of those that were signed. */
const values = fc.oneof(fc.nat(), fc.string(), fc.constant(null), fc.boolean(), fc.date({ noInvalidDate: true }));
const paths = [
  ...Object.keys(promise).map((key) => [key]),
  ...Object.keys(promise.lineas[0] ?? {}).map((key) => ['lineas', '0', key]),
  ...Object.keys(promise.pagos[0] ?? {}).map((key) => ['pagos', '0', key]),
];

test('ten thousand changed promises are all found', async () => {
  await fc.assert(
    fc.asyncProperty(change, async ({ at, how, sign: letter }) => {
      const rest = file.slice(how === 'more' ? at : at + 1);
      const changed = file.slice(0, at) + (how === 'less' ? '' : letter) + rest;
      fc.pre(changed.replaceAll(/[ \n]/g, '') !== file.replaceAll(/[ \n]/g, ''));
      expect(await kindOf(changed)).not.toBe('genuine');
    }),
    { numRuns: 5_000 },
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), values, async (path, value) => {
      const { firma, llave, promesa } = JSON.parse(file);
      const last = path.at(-1) ?? '';
      const place = path.slice(0, -1).reduce((inside, key) => inside[key], promesa);
      fc.pre(JSON.stringify(place[last]) !== JSON.stringify(value));
      place[last] = value;
      expect(await kindOf(promiseText({ document: canonical(promesa), key: llave, signature: firma }))).toBe('changed');
    }),
    { numRuns: 5_000 },
  );
});

test('a key said twice shows readers another price than programs: the file is changed', async () => {
  expect(await kindOf(file.replace('"totalCentavos": 3984000', '"totalCentavos": 1, "totalCentavos": 3984000'))).toBe(
    'changed',
  );
});

test('says so of a file that is not a promise of this store', async () => {
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  expect(await kindOf(fileOf(promise, 'ffffffffffffffff', other))).toBe('other-store');
  expect(await kindOf(fileOf(promise, keys[0]?.id, other))).toBe('changed');
  expect(await kindOf('  ')).toBe('empty');
  expect(await kindOf(file.slice(0, 300))).toBe('unreadable');
  expect(await kindOf('Hola')).toBe('unreadable');
  expect(await kindOf('[1, 2]')).toBe('other-file');
  expect(await kindOf('"x"')).toBe('other-file');
  expect(await kindOf(`{"firma":"","llave":"","promesa":${'['.repeat(40_000)}${']'.repeat(40_000)}}`)).toBe('changed');
  expect(await kindOf('x'.repeat(5_000_000))).toBe('too-long');
  expect(await kindOf(fileOf({ ...promise, anterior: firstPromise }))).toBe('genuine');
});
