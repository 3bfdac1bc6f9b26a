const { createCounter } = jest.requireActual<typeof import('./progress.mjs')>('./progress.mjs');

test('how far something is, is said at once where it is another thing, and then not more than every two seconds', () => {
  const lines: string[] = [];
  const now = jest.spyOn(performance, 'now').mockReturnValue(10_000);
  const said = createCounter({ seconds: () => '0', write: () => undefined, step: (text) => lines.push(text) });
  said('Copiando', 1);
  said('Copiando', 2);
  now.mockReturnValue(12_100);
  said('Copiando', 1_500);
  said('Aplicando', 0);
  now.mockRestore();
  expect(lines).toEqual(['Copiando…', 'Copiando: 1,500 archivos', 'Aplicando…']);
});
