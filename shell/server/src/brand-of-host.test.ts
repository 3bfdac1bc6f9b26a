import { brandOf, chosenBrand, siblingsOf } from './brand-of-host';

const of = (host: string, more: Partial<Parameters<typeof brandOf>[0]> = {}) =>
  brandOf({ host, protocol: 'http', internal: false, origins: {}, ...more });

test.each([
  ['studio.localhost:4200', 'actual-studio', '001'],
  ['home.localhost:4200', 'actual-home', '002'],
  ['kids.localhost:4200', 'actual-kids', '004'],
  ['www.example.com', 'actual-studio', '001'],
  ['localhost:4200', 'actual-studio', '001'],
  ['constructor.localhost', 'actual-studio', '001'],
])('the host %s shows %s', (host, site, society) => {
  expect(of(host)).toMatchObject({ site, society, origin: `http://${host}`, internal: false });
});

test('a public host ignores the cookie that chooses the brand of the internal one', () => {
  expect(of('studio.localhost', { chosen: 'actual-kids' }).site).toBe('actual-studio');
});

test('the internal host takes its brand from the cookie, Studio without one', () => {
  expect(of('interno.localhost:4300', { internal: true, chosen: 'actual-home' })).toMatchObject({
    site: 'actual-home',
    internal: true,
    origin: 'http://interno.localhost:4300',
  });
  expect(of('interno.localhost:4300', { internal: true }).site).toBe('actual-studio');
});

test('prints the public address on paper from the internal network', () => {
  const origins = { 'actual-home': 'https://home.tienda.mx' };
  expect(of('interno.localhost:4300', { internal: true, chosen: 'actual-home', origins })).toMatchObject({
    origin: 'http://interno.localhost:4300',
    publicOrigin: 'https://home.tienda.mx',
  });
});

test('a configured origin is the one people see', () => {
  expect(of('home.localhost:9', { origins: { 'actual-home': 'https://home.tienda.mx' } }).origin).toBe(
    'https://home.tienda.mx',
  );
});

test('sister brands live on their own hosts', () => {
  const [, home] = siblingsOf({ host: 'studio.localhost:4200', protocol: 'http', internal: false, origins: {} });
  expect(home).toEqual({ site: 'actual-home', name: 'Home', href: 'http://home.localhost:4200/' });
});

test('choosing a brand on the internal host keeps the rest of the address and never leaves the host', () => {
  expect(chosenBrand('/reports/orders?page=2&marca=actual-kids')).toEqual({
    site: 'actual-kids',
    rest: '/reports/orders?page=2',
  });
  expect(chosenBrand('//evil.example/?marca=actual-kids')?.rest.startsWith('//')).not.toBe(true);
  expect(chosenBrand('/?marca=nobody')).toBeNull();
});
