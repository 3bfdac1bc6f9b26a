import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '..', '..', '..');
const folders = ['mfe-catalog', 'mfe-checkout', 'mfe-account', 'mfe-staff', 'shell', 'themes/ui'].concat(
  ['kit', 'catalog', 'checkout', 'account', 'staff'].map((service) => `services/${service}`),
);
const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => join(root, folder, 'src', path)),
);

/** A noun in one and in many, chosen on the spot: «count === 1 ? 'pieza' : 'piezas'». */
const chosenHere = /=== 1 \? '[a-záéíóúñ]+' : '[a-záéíóúñ]+s'/;
/** A figure beside a noun that is always many: «${formatNumber(count)} cotizaciones». */
const alwaysMany = /\$\{formatNumber\([^`]*?\)\} [a-záéíóúñ]+s\b/;

test('a count and its noun agree everywhere, by one helper (`countWords`)', () => {
  const byHand = sources.filter((path) => {
    const text = readFileSync(path, 'utf8');
    return chosenHere.test(text) || alwaysMany.test(text);
  });
  expect(byHand.map((path) => relative(root, path))).toEqual([]);
});
