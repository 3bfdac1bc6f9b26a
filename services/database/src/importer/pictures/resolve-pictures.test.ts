import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whiteSuffix } from '@actual/contracts/facts/catalog/product-pictures';
import sharp from 'sharp';
import { ImportError } from '../import-error';
import type { ImportedProduct } from '../reading/product';
import { fetchWithin } from './fetch-within';
import { keepPicture } from './keep-picture';
import { namesInFolders, pictureNames } from './picture-names';
import { type PictureShelf, resolvePictures } from './resolve-pictures';

let outDir: string;
beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(outDir, { recursive: true, force: true }));

const photo = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 320, channels: 3, background } })
    .png()
    .toBuffer();
const product = (line: number, ...pictures: string[]): ImportedProduct => ({
  line,
  itemCode: `S-${line}`,
  name: 'Silla',
  priceCents: 100,
  values: { Pictures: pictures },
});
const filesOf = (files: Record<string, Buffer>) => ({
  read: async (name: string) => files[name] ?? null,
  close: () => undefined,
});
const noFetch = () => Promise.reject(new ImportError('su dirección no contesta'));

/** The names that each product gets, and the remarks on the others. */
async function resolve(products: ImportedProduct[], shelf: Partial<PictureShelf> = {}) {
  const names = pictureNames(namesInFolders(outDir));
  const keep: PictureShelf['keep'] = (bytes, name) => keepPicture(bytes, name, outDir);
  const usual = { names, keep, fetch: noFetch, refetch: false, dryRun: false };
  const found = await resolvePictures(products, { ...usual, ...shelf });
  return {
    names: found.products.map(({ values }) => values.Pictures ?? []),
    reasons: found.remarks.map(({ reason }) => reason),
  };
}

test("a merchant's file never shows a picture of the store that is called alike", async () => {
  const names = pictureNames(['silla']);
  const given = filesOf({ 'silla.jpg': await photo('red') });
  const { names: taken } = await resolve([product(1, 'silla.jpg'), product(2, 'silla')], { names, given });
  expect(taken).toEqual([[expect.stringMatching(/^foto-/)], ['silla']]);
  expect(await resolve([product(1, 'silla.jpg')], { names })).toEqual({
    names: [[]],
    reasons: ['no está entre las fotos (--pictures): se deja fuera'],
  });
});

test('files that differ in their ending or folder are two pictures, a corrected one is taken, an equal one is the same', async () => {
  const [red, blue] = await Promise.all([photo('red'), photo('blue')]);
  const files = { 'silla.jpg': red, 'silla.png': blue, 'a/mesa.jpg': red, 'b/mesa.jpg': blue };
  const { names } = await resolve([product(1, ...Object.keys(files))], { given: filesOf(files) });
  const [[first, second] = []] = names;
  expect(names).toEqual([[first, second]]);
  expect(first).not.toBe(second);
  const corrected = await resolve([product(1, 'silla.jpg')], { given: filesOf({ 'silla.jpg': await photo('green') }) });
  expect(corrected.names[0]).not.toContain(first);
  expect(new Set((await readdir(outDir)).map((file) => file.replace(/-\d+\.\w+$/, ''))).size).toBe(3);
});

test('an address is asked once, is known the next time, and asked again only where that is wanted', async () => {
  const address = 'https://a.example/1.jpg';
  const answers = [await photo('red'), await photo('blue')];
  let asked = 0;
  const fetch = async () => answers[asked++] ?? Promise.reject(new ImportError('su dirección contesta 500'));
  const first = await resolve([product(1, address), product(2, address)], { fetch });
  expect(first.names[0]).toEqual(first.names[1]);
  expect(await resolve([product(1, address)], { fetch })).toMatchObject({ names: [first.names[0]] });
  expect(asked).toBe(1);
  const again = await resolve([product(1, address)], { fetch, refetch: true });
  expect(again.names).not.toEqual([first.names[0]]);
  const names = pictureNames(again.names.flat());
  expect(await resolve([product(1, address)], { fetch, refetch: true, names })).toEqual({
    names: again.names,
    reasons: ['su dirección contesta 500: queda la que había'],
  });
});

test('a photograph before white says so in its name, from a file and from an address', async () => {
  const given = filesOf({ 'blanca.jpg': await photo('#fcfcfc'), 'roja.jpg': await photo('red') });
  const { names } = await resolve([product(1, 'blanca.jpg', 'roja.jpg', 'https://a.example/1.jpg')], {
    given,
    fetch: async () => photo('white'),
  });
  expect(names[0]?.map((name) => name.endsWith(whiteSuffix))).toEqual([true, false, true]);
});

test('a picture of which an import that was stopped made only some files is made again', async () => {
  const given = filesOf({ 'silla.jpg': await photo('red') });
  const { names } = await resolve([product(1, 'silla.jpg')], { given });
  const files = await readdir(outDir);
  await rm(join(outDir, files.at(-1) ?? ''));
  expect(namesInFolders(outDir)).toEqual([]);
  await resolve([product(1, 'silla.jpg')], { given });
  expect(namesInFolders(outDir)).toEqual(names.flat());
});

test.each([
  [{ addresses: 2, bytes: 1e9, seconds: 60 }, 'el archivo nombra más de 2 direcciones: divídalo'],
  [{ addresses: 9, bytes: 1, seconds: 60 }, /^las fotos del archivo pesan más de/],
  [{ addresses: 9, bytes: 1e9, seconds: 0 }, 'las fotos del archivo tardan más de 0 minutos: impórtelo otra vez'],
])('an import fetches no more than %j', async (budget, words) => {
  const fetch = fetchWithin(async () => Buffer.alloc(10), budget);
  await expect(
    Promise.all(['a', 'b', 'c'].map(async (address) => (await fetch(address)) && fetch(address))),
  ).rejects.toThrow(words);
});

test('a product whose picture is missing keeps its pictures, and whatever else its row could not say', async () => {
  const names = pictureNames([]);
  const keep = () => Promise.reject(new Error('nothing is kept'));
  const { products } = await resolvePictures([{ ...product(1, 'no-hay.jpg'), keeps: ['Weight'] }], {
    names,
    keep,
    fetch: noFetch,
    refetch: false,
    dryRun: false,
  });
  expect(products[0]?.keeps).toEqual(['Weight', 'Pictures']);
});
