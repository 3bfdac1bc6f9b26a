import { readNginxSettings } from './settings';

const right = {
  PUBLIC_PORT: '4200',
  INTERNAL_PORT: '4300',
  CATALOG_PORT: 4501,
  CHECKOUT_PORT: 4502,
  ACCOUNT_PORT: 4503,
  PUBLIC_ORIGINS: 'https://{brand}.actual.example kids=https://www.actualkids.example',
  INTERNAL_ORIGIN: 'https://interno.actual.example',
  NGINX_CERTIFICATE: '/etc/tls/actual.pem',
  NGINX_CERTIFICATE_KEY: '/etc/tls/actual.key',
  NGINX_PUBLIC_ADDRESS: '203.0.113.5',
  NGINX_INTERNAL_ADDRESS: 'fd00::5',
};

test('hosts and port follow from the addresses that the store says of itself', () => {
  expect(readNginxSettings({ ...right, NGINX_INTERNAL_CERTIFICATE: '' })).toMatchObject({
    publicHosts: ['studio.actual.example', 'home.actual.example', 'www.actualkids.example'],
    internalHost: 'interno.actual.example',
    port: '443',
    internalAddress: '[fd00::5]',
    internalCertificate: '/etc/tls/actual.pem',
  });
});

test.each([
  ['an internal host on the shoppers’ address', { NGINX_INTERNAL_ADDRESS: '203.0.113.5' }, 'dirección propia'],
  ['an internal host on every address', { NGINX_INTERNAL_ADDRESS: '0.0.0.0' }, 'dirección propia'],
  ['no address', { NGINX_PUBLIC_ADDRESS: 'eth0' }, 'NGINX_PUBLIC_ADDRESS: debe ser una dirección IP'],
  ['plain http', { INTERNAL_ORIGIN: 'http://interno.actual.example' }, 'https://'],
  ['two ports', { INTERNAL_ORIGIN: 'https://interno.actual.example:8443' }, 'el mismo puerto'],
  ['an internal host with a shoppers’ name', { INTERNAL_ORIGIN: 'https://home.actual.example' }, 'nombres distintos'],
  ['no certificate', { NGINX_CERTIFICATE: '' }, 'NGINX_CERTIFICATE'],
  ['a path that ends its line', { NGINX_CERTIFICATE: '/a;}\nserver {' }, 'debe ser la ruta de un archivo'],
])('%s is refused in words', (_what, wrong, words) => {
  expect(() => readNginxSettings({ ...right, ...wrong })).toThrow(words);
});
