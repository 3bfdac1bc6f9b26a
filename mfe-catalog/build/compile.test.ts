import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError, compileFacts, compilePage, compilePaths, compileSections } from './compile.mjs';
import { pageFiles } from './page-files.mjs';

const folder = join(__dirname, '..', 'content');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const facts = { 'actual-home': { marca: 'Actual Home' }, 'actual-kids': { marca: 'Actual Kids' } };
const head =
  "---\ntitulo: Prueba\ndescripcion: Una página de prueba\nactualizado: '2026-11-15'\nseccion: Compra\n---\n";
const compile = (text: string, fields = head) => compilePage('prueba.md', fields + text, facts);

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

test('a page without a place comes last in its section, and one of no section stops the release', () => {
  const placed = (text: string) => compileSections('[Compra]', { 'prueba.md': head, 'otra.md': text });
  expect(
    placed(head.replace('Prueba', 'Antes').replace('---\n', '---\nlugar: 2\n'))[0]?.pages.map(({ path }) => path),
  ).toEqual(['/otra', '/prueba']);
  expect(() => placed(head.replace('Compra', 'Compras'))).toThrow('content/otra.md: la sección «Compras» no está');
});

test.each(informationPaths)('%s compiles, with a description that search engines show whole', (path) => {
  const own = compileFacts(read('datos.yaml'));
  const page = compilePage(`${path.slice(1)}.md`, read(`${path.slice(1)}.md`), own);
  for (const { marca = '' } of Object.values(own)) {
    const { length } = page.description.replaceAll('{{marca}}', marca).replaceAll(/\{\{[a-z-]+\}\}/g, '00');
    expect(length).toBeGreaterThanOrEqual(70);
    expect(length).toBeLessThanOrEqual(158);
  }
  expect(page.html).not.toContain('<h1');
});

test('titles become places to go to, questions open their answers', () => {
  const page = compile('## Cómo se pide\n\nTexto.\n\n:::preguntas\n### ¿Cuánto cuesta?\nNada, es **gratis**.\n:::\n');
  expect(page.contents).toEqual([{ id: 'como-se-pide', text: 'Cómo se pide' }]);
  expect(page.questions).toEqual([{ question: '¿Cuánto cuesta?', answer: 'Nada, es gratis.' }]);
  expect(page.html).toContain('<details id="cuanto-cuesta"><summary><h3>¿Cuánto cuesta?</h3></summary>');
});

test('the capital has delegaciones, a state municipios', () => {
  const { html } = compile(
    ':::estado Ciudad de México\n- Coyoacán\n:::\n\n:::estado Tabasco\n- Centro\n- Paraíso\n:::\n',
  );
  expect(html).toContain('Ver delegaciones');
  expect(html).toContain('<p>1 delegación</p>');
  expect(html).toContain('Ver municipios');
  expect(html).toContain('<p>2 municipios</p>');
});

test('tables have row and column heads and can be reached by keys', () => {
  const { html } = compile('| Plan | Mínimo |\n|---|--:|\n| 3 meses | $300 |\n');
  expect(html).toContain('role="region" aria-label="Tabla: Plan, Mínimo" tabindex="0"');
  expect(html).toContain('<th scope="row">3 meses</th><td class="fin">$300</td>');
});

test.each([
  ['sin encabezado', 'Hola', '', 'falta el encabezado'],
  ['sin título', 'Hola', "---\ndescripcion: x\nactualizado: '2026-11-15'\n---\n", 'falta «titulo»'],
  [
    'con un lugar que no es número',
    'Hola',
    head.replace('titulo', 'lugar: tres\ntitulo'),
    '«lugar» debe ser un número',
  ],
  ['con un campo desconocido', 'Hola', head.replace('titulo', 'color: rojo\ntitulo'), '«color» no es un campo'],
  ['con una fecha mala', 'Hola', head.replace('2026-11-15', '15/11/2026'), 'AAAA-MM-DD'],
  ['con un dato que no existe', 'Llama al {{telefno}}', head, '{{telefno}} no está en datos.yaml'],
  ['con un dato que lleva cifras', 'Cuesta {{precio-2}}', head, '{{precio-2}} no está en datos.yaml'],
  ['con un bloque que no existe', ':::caja\nx\n:::\n', head, 'no existe el bloque :::caja'],
  ['con un bloque sin cerrar', ':::nota Título\nx\n', head, 'sin cerrar'],
])('un archivo %s detiene la publicación y dice por qué', (_case, text, fields, why) => {
  expect(() => compile(text, fields)).toThrow(ContentError);
  expect(() => compile(text, fields)).toThrow(`content/prueba.md: `);
  expect(() => compile(text, fields)).toThrow(why);
});
