import { wishesIn } from './spanish/wishes';

test.each([
  ['sillon azul menos de 10000', { to: 10_000 }, 'sillon azul'],
  ['sofá menos de diez mil', { to: 10_000 }, 'sofá'],
  ['Sofá por menos de $10,000 pesos', { to: 10_000 }, 'Sofá'],
  ['mesa de hasta mil quinientos pesos azul', { to: 1_500 }, 'mesa de azul'],
  ['mesa entre 3 y 5 mil', { from: 3_000, to: 5_000 }, 'mesa'],
  ['mesa entre 800 y 1500', { from: 800, to: 1_500 }, 'mesa'],
  ['comedor de 5 mil a 8 mil', { from: 5_000, to: 8_000 }, 'comedor'],
  ['comedor de 5,000 a 8,500 pesos', { from: 5_000, to: 8_500 }, 'comedor'],
  ['cama más de veinte mil', { from: 20_000 }, 'cama'],
  ['cama 12 mil 500', { to: 12_500 }, 'cama'],
  ['cama de doce mil quinientos', { to: 12_500 }, 'cama de'],
  ['silla 15k', { to: 15_000 }, 'silla'],
  ['lámpara de 500 pesos', { to: 500 }, 'lámpara de'],
  ['regalos menores a treinta y cinco mil pesos', { to: 35_000 }, 'regalos'],
  ['lámpara que no pase de 900', { to: 900 }, 'lámpara'],
  ['5000 a 8000', { from: 5_000, to: 8_000 }, ''],
  ['sofá $5,000 - $8,000', { from: 5_000, to: 8_000 }, 'sofá'],
  ['sofá 5-8 mil', { from: 5_000, to: 8_000 }, 'sofá'],
])('reads a price from «%s»', (query, price, rest) => {
  expect(wishesIn(query)).toMatchObject({ price, rest });
});

test.each([
  'mesa de 2 metros',
  'cama de 140 cm',
  'niños de 3 a 5 años',
  'comedor de 4 a 6 personas',
  'comedor hasta 8 personas',
  'sofá 3 plazas',
  'mueble tv hasta 65 pulgadas',
  'lámpara 300',
  'mesa 2x2',
  'ST-0108',
  'dos burós',
  'tapete 160-230',
  'niños 3 a 5 años',
  'cama no. 5',
  'algo que no se raye',
])('reads no wish from «%s»', (query) => {
  expect(wishesIn(query)).toEqual({
    price: null,
    length: null,
    discount: null,
    unwanted: [],
    said: null,
    cheapFirst: false,
    smallFirst: false,
    rest: query,
  });
});

test.each([
  ['mesa de menos de 2 metros', { side: 'width', to: 200 }, 'mesa de'],
  ['sofá de hasta dos metros', { side: 'width', to: 200 }, 'sofá de'],
  ['mesa de menos de 120 cm', { side: 'width', to: 120 }, 'mesa de'],
  ['clóset de más de 1.5 m de alto', { side: 'height', from: 150 }, 'clóset de'],
  ['librero hasta 40 de fondo', { side: 'depth', to: 40 }, 'librero'],
  ['mesa entre 1.20 y 1.60 metros', { side: 'width', from: 120, to: 160 }, 'mesa'],
  ['mesa de 90 cm a 1.2 m de largo', { side: 'width', from: 90, to: 120 }, 'mesa'],
])('«%s» bounds a side', (query, length, rest) => {
  expect(wishesIn(query)).toMatchObject({ length, price: null, rest });
});

test('small things are wanted, the narrowest first', () => {
  expect(wishesIn('escritorio chiquito')).toMatchObject({ smallFirst: true, rest: 'escritorio chiquito' });
});

test.each(['mi pedido', 'sillón pedido'])('«%s» is no wish for what others buy', (query) => {
  expect(wishesIn(query).rest).toBe(query);
});

test.each(['los sofás más vendidos', 'sofás populares', 'tendencias en sofás'])(
  '«%s» asks for what others buy, which comes first anyway',
  (query) => {
    expect(wishesIn(query)).toMatchObject({
      price: null,
      cheapFirst: false,
      rest: expect.stringMatching(/^(?:los |en )?sofás$/),
    });
  },
);

test.each(['sofá barato', 'sofá económico', 'baratos sofá'])('«%s» asks for the cheapest first', (query) => {
  expect(wishesIn(query)).toMatchObject({ price: null, cheapFirst: true, rest: 'sofá' });
});

test.each([
  ['ofertas', 0, ''],
  ['sofás en oferta', 0, 'sofás'],
  ['sofá con descuento azul', 0, 'sofá azul'],
  ['sofá con 20% de descuento', 20, 'sofá'],
  ['cama rebajada', 0, 'cama'],
])('«%s» asks for products on offer', (query, discount, rest) => {
  expect(wishesIn(query)).toMatchObject({ discount, price: null, rest });
});

test.each([
  ['sofá no gris', ['gris'], 'sofá'],
  ['sofá que no sea gris ni de color negro', ['gris', 'negro'], 'sofá'],
  ['mesa excepto cristal', ['cristal'], 'mesa'],
  ['silla no muy alta para bar', ['alta'], 'silla para bar'],
])('«%s» says what is not wanted', (query, unwanted, rest) => {
  expect(wishesIn(query)).toMatchObject({ unwanted, price: null, rest });
});

test('prices, offers and what is not wanted are read beside each other', () => {
  expect(wishesIn('sofá barato no gris en oferta de menos de 9,000 pesos')).toEqual({
    price: { to: 9_000 },
    length: null,
    discount: 0,
    unwanted: ['gris'],
    said: 'en oferta, menos de 9,000 pesos',
    cheapFirst: true,
    smallFirst: false,
    rest: 'sofá de',
  });
});
