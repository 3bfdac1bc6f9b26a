import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileFacts, compilePage, compilePaths, compileSections } from '@actual/domain/texts/compile.mjs';
import { figures } from '@actual/domain/texts/figures';
import { fill } from '@actual/domain/texts/fill';
import { pageFiles } from './page-files.mjs';

const folder = join(__dirname, '..', 'content');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

const pages = Object.fromEntries(pageFiles(folder).map((file) => [file, read(file)]));
const sections = compileSections(read('secciones.yaml'), pages);
const informationPaths = compilePaths(read('secciones.yaml'), pages);

test('every text has its address and its place in the side navigation, in the order that its header says', () => {
  const files = Object.keys(pages).map((file) => `/${file.replace(/\.md$/, '')}`);
  expect([...informationPaths].sort()).toEqual([...files].sort());
  expect(sections.map(({ name }) => name)).toEqual([
    'Compra',
    'Entregas',
    'Garantías',
    'Cuidados',
    'Nosotros',
    'Legal',
  ]);
  expect(sections[0]?.pages.map(({ title }) => title)).toEqual([
    'Formas de pago',
    'Compra segura',
    'Preguntas frecuentes',
  ]);
});

test.each(informationPaths)('%s compiles, with a description that search engines show whole', (path) => {
  const own = compileFacts(read('datos.yaml'));
  const page = compilePage(`${path.slice(1)}.md`, read(`${path.slice(1)}.md`), own);
  for (const facts of Object.values(own)) {
    const { length } = fill(page.description, { ...figures, ...facts });
    expect(length).toBeGreaterThanOrEqual(70);
    expect(length).toBeLessThanOrEqual(158);
  }
  expect(page.html).not.toContain('<h1');
});
