import { ContentError, compilePage, compileSections } from './compile.mjs';

const facts = { 'actual-home': { marca: 'Actual Home' }, 'actual-kids': { marca: 'Actual Kids' } };
const head =
  "---\ntitulo: Prueba\ndescripcion: Una página de prueba\nactualizado: '2026-11-15'\nseccion: Compra\n---\n";
const compile = (text: string, fields = head) => compilePage('prueba.md', fields + text, facts);

test('a page without a place comes last in its section, and one of no section stops the release', () => {
  const placed = (text: string) => compileSections('[Compra]', { 'prueba.md': head, 'otra.md': text });
  expect(
    placed(head.replace('Prueba', 'Antes').replace('---\n', '---\nlugar: 2\n'))[0]?.pages.map(({ path }) => path),
  ).toEqual(['/otra', '/prueba']);
  expect(() => placed(head.replace('Compra', 'Compras'))).toThrow('content/otra.md: la sección «Compras» no está');
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
  ['con un dato que no existe', 'Llama al {{telefno}}', head, 'línea 7: {{telefno}} no está en datos.yaml'],
  ['con un dato que lleva cifras', 'Cuesta {{precio-2}}', head, '{{precio-2}} no está en datos.yaml'],
  ['con un bloque que no existe', ':::caja\nx\n:::\n', head, 'no existe el bloque :::caja'],
  ['con un bloque sin cerrar', ':::nota Título\nx\n', head, 'línea 7: hay un bloque ::: sin cerrar'],
  ['con un bloque que se llama como algo de JavaScript', ':::constructor\nx\n:::\n', head, 'no existe el bloque'],
  [
    'con un bloque sin cerrar más abajo',
    'Hola\n\n- uno\n\n:::nota\nx\n',
    head,
    'línea 11: hay un bloque ::: sin cerrar',
  ],
  ['con citas dentro de citas', '> '.repeat(8_000), head, 'demasiadas listas o citas'],
  ['con HTML', 'Hola\n\n<script>alert(1)</script>', head, 'línea 9: no se escribe HTML (<script>'],
  ['con HTML dentro de una frase', '**a <img src=x onerror=alert(1)>**', head, 'línea 7: no se escribe HTML (<img'],
  ['con una imagen', 'Hola ![x](https://otra.mx/x.png)', head, 'línea 7: aquí no se ponen imágenes'],
  ['con un título de primer nivel', 'x\n\n# Título', head, 'línea 9: los títulos empiezan con ##'],
  ['con un enlace que ejecuta', '- [x](JavaScript:alert(1))', head, 'línea 7: el enlace «JavaScript:alert(1)»'],
  ['con un enlace escondido', '[x][y]\n\n[y]: data:text/html,x', head, 'el enlace «data:text/html,x»'],
  ['con un enlace a otra tienda sin decirlo', '[x](//otra.mx)', head, 'el enlace «//otra.mx»'],
  ['con un enlace que un dato decide', '[x]({{marca}})', head, 'el enlace «{{marca}}»'],
])('un archivo %s detiene la publicación y dice por qué', (_case, text, fields, why) => {
  expect(() => compile(text, fields)).toThrow(ContentError);
  expect(() => compile(text, fields)).toThrow(`content/prueba.md: `);
  expect(() => compile(text, fields)).toThrow(why);
});

test('signs of HTML and quotes in a text or an address stay signs', () => {
  const { html } = compile('1 < 2 & `<b>` [a "b"](https://a.mx/?x="y"&z)\n\n:::nota <b>Título</b>\nx\n:::\n');
  expect(html).not.toMatch(/<b>|="y"/);
  expect(html).toContain('<p class="titulo">&lt;b&gt;Título&lt;/b&gt;</p>');
});
