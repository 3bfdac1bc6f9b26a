import { importStore } from '../testing/import-store';

const { file, products, run } = importStore();

test('units of headings and of cells are read', async () => {
  const csv = await file(
    'ItemCode,Name,Price,Width (in),Depth (in),Height (in),Weight (lb)\nS-1,Silla,100,20,31,80 cm,10\n',
  );
  await run({ file: csv });
  const [{ dimensions, facts }] = await products();
  expect(dimensions.map(({ name, value }: { name: string; value: number }) => [name, value])).toEqual([
    ['Width', 50.8],
    ['Depth', 78.74],
    ['Height', 80],
    ['Weight', 4.54],
  ]);
  expect(facts).toBe('50.8 × 78.7 × 80 cm');
});

test.each([
  ['0.8,1.9', '«1.9» (línea 2)'],
  ['850,1900', '«1900» (línea 2)'],
])(
  'lengths such as %s, of which nobody says the unit, are asked about, and the answer is taken',
  async (cells, words) => {
    const rows = `S-1,Cama,100,${cells}\n`;
    const csv = await file(`ItemCode,Name,Price,Width,Length\n${rows}`);
    await expect(run({ file: csv })).rejects.toThrow(
      `No se sabe en qué unidad están las medidas: ${words} no parece centímetros. Dígalo con --unit`,
    );
    const unit = cells.includes('.') ? 'm' : 'mm';
    await run({ file: csv, unit });
    expect(await products()).toMatchObject([{ width_cm: unit === 'm' ? 80 : 85 }]);
    const headed = await file(`ItemCode,Name,Price,Width (${unit}),Length (${unit})\n${rows}`);
    expect(await run({ file: headed })).toMatchObject({ unchanged: 1 });
  },
);

test.each([
  ['1.234,50\n5.000', 123_450],
  ['1234.5\n5.000', 123_450],
])('the decimal sign is found out: %j', async (prices, cents) => {
  const [a, b] = prices.split('\n');
  const csv = await file(`ItemCode;Name;Price\nS-1;Silla;${a}\nS-2;Mesa;${b}\n`);
  await run({ file: csv });
  expect((await products()).map(({ price_cents }) => price_cents)).toEqual([cents, a?.includes(',') ? 500_000 : 500]);
});

test('a number that may be a thousand or one is asked about, and the answer is taken', async () => {
  const csv = await file('ItemCode;Name;Price\nS-1;Silla;1.234\n');
  await expect(run({ file: csv })).rejects.toThrow(
    'No se sabe si «1.234» (línea 2) es 1.234 o 1234. Diga cuál es el signo decimal con --decimal',
  );
  await run({ file: csv, decimal: ',' });
  expect(await products()).toMatchObject([{ price_cents: 123_400 }]);
});

test('weights that cannot be kilograms are asked about, and the answer is taken', async () => {
  const rows = 'S-1,Silla,100,6500\n';
  await expect(run({ file: await file(`ItemCode,Name,Price,Weight\n${rows}`) })).rejects.toThrow(
    'No se sabe en qué unidad están los pesos: «6500» (línea 2) no parece kilogramos. Dígalo en el encabezado',
  );
  await run({ file: await file(`ItemCode,Name,Price,Weight (g)\n${rows}`) });
  expect(await products()).toMatchObject([{ weight_kg: 6.5 }]);
});
