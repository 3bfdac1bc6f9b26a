interface Words {
  tracesIn(text: string): string[];
}
const load = async () => (await import('./traces.mjs')) as unknown as Words;

test.each([
  ['content-security-policy: connect-src http://localhost:4400', /esta máquina/],
  ['<a href="http://studio.localhost/">', /esta máquina/],
  ['"url":"http://127.0.0.1/api"', /esta máquina/],
  ['Contraseña: Muebles-2026', /contraseña del README/],
  ['Escribe a admin@demo.mx', /correo de la demostración/],
  ['ventas@actual.example', /dominio de ejemplo/],
  ['<title>Sandbox de la tienda</title>', /caja de arena/],
  ['"publicKey":"TEST-5f1c8d7a90"', /llave de prueba/],
  ['RFC: AAA010101AAA', /empresa de la demostración/],
  ['Tel. 998 010 2031', /tiendas de la demostración/],
])('%s is a trace of the demonstration', async (text, name) => {
  const { tracesIn } = await load();
  expect(tracesIn(text)).toEqual([expect.stringMatching(name)]);
});

test('a text of a store of one’s own holds none, nor does a library that names localhost', async () => {
  const { tracesIn } = await load();
  const text =
    'Mueblería del Sureste, 999 123 4567, https://studio.muebleria.mx new URL("http://localhost") "localhost"===e';
  expect(tracesIn(text)).toEqual([]);
});
