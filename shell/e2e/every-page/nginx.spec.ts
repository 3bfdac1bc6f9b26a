import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ask, type BrandUnderTest, brands, dataDir } from '../support/store';

const installed = ['nginx', '/usr/sbin/nginx'].find((one) => spawnSync(one, ['-v']).status === 0);
const root = join(import.meta.dirname, '..', '..', '..');
const onPublic = '127.0.0.1';
const onInternal = '127.0.0.2';
let port = 0;
let stop = async () => {};

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, onPublic, () => {
      const { port: free } = probe.address() as AddressInfo;
      probe.close(() => resolve(free));
    });
  });

/** A request to nginx by name and address, as a browser of either network makes it. */
const visit = (name: string, address: string, path: string, { method = 'GET', site = '' } = {}) =>
  new Promise<{ status: number; to: string; body: string }>((resolve, reject) => {
    const headers = { host: `${name}:${port}`, ...(site ? { site } : {}) };
    const options = { host: address, port, servername: name, path, method, headers, rejectUnauthorized: false };
    request(options, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        body += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, to: answer.headers.location ?? '', body }));
    })
      .on('error', reject)
      .end();
  });

test.describe('nginx in front of the store', () => {
  test.skip(!installed, 'nginx is not installed on this machine');
  test.describe.configure({ mode: 'serial' });

  test.beforeAll(async () => {
    if (!installed) return;
    const folder = mkdtempSync(join(tmpdir(), 'nginx-store-'));
    // the workers of a root's nginx are somebody else
    chmodSync(folder, 0o755);
    const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
    const made = ['req', '-x509', '-nodes', '-newkey', 'rsa:2048', '-subj', '/CN=localhost', '-keyout', key];
    execFileSync('openssl', [...made, '-out', certificate], { stdio: 'ignore' });
    port = await freePort();
    const env = {
      ...process.env,
      ...JSON.parse(process.env.STORE_PORTS ?? '{}'),
      DATA_DIR: dataDir(),
      PUBLIC_ORIGINS: `https://{brand}.localhost:${port}`,
      INTERNAL_ORIGIN: `https://interno.localhost:${port}`,
      NGINX_PUBLIC_ADDRESS: onPublic,
      NGINX_INTERNAL_ADDRESS: onInternal,
      NGINX_HTTP_PORT: await freePort(),
      NGINX_CERTIFICATE: certificate,
      NGINX_CERTIFICATE_KEY: key,
      RATE_LIMIT_PER_MINUTE: '0',
    };
    const command = join(root, 'services', 'deploy', 'local', 'nginx.mjs');
    execFileSync(process.execPath, [command, folder], { cwd: root, env });
    const nginx = spawn(installed, ['-p', `${folder}/`, '-c', 'nginx.conf', '-g', 'daemon off;'], { stdio: 'ignore' });
    const ended = new Promise((done) => nginx.once('exit', done));
    stop = async () => {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    };
    await expect.poll(() => visit('studio.localhost', onPublic, '/healthz').catch(() => null)).not.toBeNull();
  });
  test.afterAll(() => stop());

  test('each site answers with its brand, and /api with what its service says', async () => {
    for (const brand of brands()) {
      const name = new URL(brand.origin).hostname;
      const page = await visit(name, onPublic, '/');
      expect([page.status, /<title>([^<]*)<\/title>/.exec(page.body)?.[1]]).toEqual([
        200,
        expect.stringContaining(brand.name),
      ]);
      const through = await ask(brand.origin, '/api/site/revision', { headers: { site: brand.site } });
      const straight = await visit(name, onPublic, '/api/site/revision', { site: brand.site });
      expect([straight.status, JSON.parse(straight.body)]).toEqual([200, JSON.parse(through.body)]);
    }
  });

  test('nothing of the staff is on the public sites or their address', async () => {
    const registry = JSON.parse(readFileSync(join(dataDir(), 'registry', 'internal.json'), 'utf8'));
    const bundle = `/_mfe/staff/${registry.remotes.staff.current}/remoteEntry.js`;
    const call = { method: 'POST', site: 'actual-studio' };
    expect((await visit('interno.localhost', onInternal, bundle)).status).toBe(200);
    expect((await visit('interno.localhost', onInternal, '/api/order/all/find/1', call)).status).toBe(401);
    for (const brand of brands() as BrandUnderTest[]) {
      const name = new URL(brand.origin).hostname;
      expect((await visit(name, onPublic, bundle)).status).toBe(404);
      expect((await visit(name, onPublic, '/api/order/all/find/1', call)).status).toBe(404);
      // a request for a page that does not exist is led home, as by the gateway alone
      const home = { status: 302, to: '/' };
      expect(await visit(name, onPublic, '/escritorio')).toMatchObject(home);
    }
    await expect(visit('interno.localhost', onPublic, '/escritorio')).rejects.toThrow();
  });
});
