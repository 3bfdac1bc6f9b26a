import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInternal } from '@actual/contracts/endpoint';
import { readCalls } from './read-calls';
import { readBuild, renderNginx } from './render';
import { readNginxSettings } from './settings';

const settings = readNginxSettings({
  PUBLIC_PORT: 1,
  INTERNAL_PORT: 2,
  CATALOG_PORT: 3,
  CHECKOUT_PORT: 4,
  ACCOUNT_PORT: 5,
  PUBLIC_ORIGINS: 'https://{brand}.actual.example',
  INTERNAL_ORIGIN: 'https://interno.actual.example',
  NGINX_CERTIFICATE: '/a.pem',
  NGINX_CERTIFICATE_KEY: '/a.key',
});
const rendered = (told: string) =>
  renderNginx({
    settings,
    build: readBuild(told),
    credential: 'the credential',
    template: (name) => readFileSync(join(__dirname, name), 'utf8'),
  });
const debian = 'nginx version: nginx/1.22.1\nconfigure arguments: --with-http_v2_module';
const newest = 'nginx version: nginx/1.29.0\nconfigure arguments: --with-http_v2_module --with-http_v3_module';

test('HTTP/2 is said as this nginx understands it, HTTP/3 where it is built in', () => {
  const [old, latest] = [debian, newest].map((told) => rendered(told)['public-hosts.conf']);
  expect(old).toContain('listen 127.0.0.1:443 ssl http2;');
  expect(old).not.toMatch(/http2 on|quic|Alt-Svc/);
  expect(latest).toMatch(
    /listen 127\.0\.0\.1:443 ssl;\n +listen 127\.0\.0\.1:443 quic;\n +http2 on;\n +add_header Alt-Svc/,
  );
});

test('no placeholder is left, and the credential is in one file', () => {
  const files = rendered(debian);
  expect(Object.values(files).join()).not.toMatch(/\{\{|undefined/);
  const holders = Object.entries(files).filter(([, text]) => text.includes('the credential'));
  expect(holders.map(([name]) => name)).toEqual(['read-headers.conf']);
});

test('calls that go straight to a service are not for staff and change nothing', () => {
  expect(readCalls().filter(isInternal)).toEqual([]);
  expect(readCalls().filter(({ mutates, method }) => mutates || method === 'PUT' || method === 'DELETE')).toEqual([]);
  expect(rendered(debian)['reads.conf']).not.toContain('staff');
});
