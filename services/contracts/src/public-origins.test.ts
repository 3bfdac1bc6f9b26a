import { localOrigins, publicOrigins } from './public-origins';

test('one pattern is the address of every brand', () => {
  expect(publicOrigins.parse(localOrigins)).toEqual({
    'actual-studio': 'http://studio.localhost:4200',
    'actual-home': 'http://home.localhost:4200',
    'actual-kids': 'http://kids.localhost:4200',
  });
});

test('a brand may have an address of its own; a slash at its end is not part of it', () => {
  const origins = publicOrigins.parse('https://{brand}.actual.example/ kids=https://www.actualkids.example/');
  expect(origins['actual-home']).toBe('https://home.actual.example');
  expect(origins['actual-kids']).toBe('https://www.actualkids.example');
});

test.each(['', 'kids=https://kids.example', '{brand}.example'])('«%s» leaves a brand without an address', (value) => {
  expect(publicOrigins.safeParse(value).error?.issues[0]?.message).toBe('no nombra una dirección para actual-studio');
});

test.each([
  ['https://{brand}.actual.example/tienda', '«https://studio.actual.example/tienda» es más que un dominio'],
  ['https://{brand}.Actual.example', 'es más que un dominio: https://studio.actual.example'],
])('«%s» is refused, for pages are served from the root of a domain', (value, words) => {
  expect(publicOrigins.safeParse(value).error?.issues[0]?.message).toContain(words);
});
