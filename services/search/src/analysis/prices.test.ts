import { pricedQuery } from './spanish/prices';

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
])('reads a price from «%s»', (query, price, rest) => {
  expect(pricedQuery(query)).toMatchObject({ price, rest });
});

test.each([
  'mesa de menos de 120 cm',
  'mesa de menos de 2 metros',
  'cama de 140 a 160 cm',
  'niños de 3 a 5 años',
  'comedor de 4 a 6 personas',
  'comedor hasta 8 personas',
  'sofá 3 plazas',
  'mueble tv hasta 65 pulgadas',
  'lámpara 300',
  'mesa 2x2',
  'ST-0108',
  'dos burós',
])('reads no price from «%s»', (query) => {
  expect(pricedQuery(query)).toEqual({ price: null, said: null, cheapFirst: false, smallFirst: false, rest: query });
});

test('small things are wanted, the narrowest first', () => {
  expect(pricedQuery('escritorio chiquito')).toMatchObject({ smallFirst: true, rest: 'escritorio chiquito' });
});

test.each(['sofá barato', 'sofá económico', 'baratos sofá'])('«%s» asks for the cheapest first', (query) => {
  expect(pricedQuery(query)).toMatchObject({ price: null, cheapFirst: true, rest: 'sofá' });
});
