import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ask, brands, dataDir, pidOf } from '../support/store';
import { whole } from '../support/walked-in';
import { inEveryRoute, memoryBomb, releaseFaulty, versionIn } from './faulty-release';

const home = () => ask(brands()[0]?.origin ?? '', '/').catch(() => ({ status: 0, body: '' }));
const ready = () => ask(brands()[0]?.origin ?? '', '/readyz').catch(() => ({ status: 0, body: '' }));
const supervisorLog = () => join(dataDir(), 'logs', 'supervisor.log');
const said = () => readFileSync(supervisorLog(), 'utf8');

/** The rule is ten seconds; a machine that also runs everybody's tests gets more. Each look may be a page to be made. */
const patience = { timeout: 300_000, intervals: [1_000] };
/** Every wait of a test at its longest. */
const longest = 3 * patience.timeout;

/** One that hangs and one that ends its process; `npm run test:whole` tries more of both, `npm run faults` every remote. */
const faults: [name: string, misdeed: string][] = [
  ['bucle-al-pintar', inEveryRoute('Component', '() => { for (;;); }')],
  ['error-tardio', 'setTimeout(() => { throw new Error("tarde"); }, 1000)'],
];
if (whole)
  faults.push(
    ['bucle-en-loader', inEveryRoute('loader', '() => { for (;;); }')],
    ['bomba-de-memoria', inEveryRoute('loader', memoryBomb)],
    ['rechazo-sin-nombre', 'setTimeout(() => { Promise.reject("tarde"); }, 1000)'],
  );

for (const [name, misdeed] of faults) {
  test(`a version with ${name} is quarantined, and the last good one serves`, async () => {
    test.setTimeout(longest);
    await expect.poll(async () => (await home()).status, patience).toBe(200);
    const good = versionIn((await home()).body, 'catalog') ?? '';
    const gateway = pidOf('gateway-public');
    const faulty = await releaseFaulty('catalog', good, name, misdeed);
    const mark = join(dataDir(), 'registry', 'quarantine', `catalog@${faulty}.json`);
    const started = Date.now();
    await expect
      .poll(async () => {
        const { status, body } = await home();
        return existsSync(mark) && status === 200 ? versionIn(body, 'catalog') : status;
      }, patience)
      .toBe(good);
    test.info().annotations.push({ type: 'segundos', description: String((Date.now() - started) / 1000) });
    await expect.poll(said).toContain(`mfe-catalog ${faulty} quedó apartada`);
    // its code ran elsewhere
    expect(pidOf('gateway-public')).toBe(gateway);
    // also after the gateway starts again
    process.kill(pidOf('gateway-public'), 'SIGKILL');
    await expect.poll(async () => versionIn((await home()).body, 'catalog'), patience).toBe(good);
  });
}

test('PostgreSQL dies: it comes back, and nothing else restarts', async () => {
  test.setTimeout(longest);
  await expect.poll(async () => (await ready()).body, patience).toContain('"missing":[]');
  const services = ['catalog', 'checkout', 'account', 'staff', 'gateway-public'];
  const before = { pids: services.map(pidOf), said: existsSync(supervisorLog()) ? said().length : 0 };
  const postgres = pidOf('postgres');
  process.kill(postgres, 'SIGKILL');
  // it is back in less than a second, so nobody can count on seeing a 503
  await expect.poll(() => said().slice(before.said), patience).toContain('PostgreSQL responde de nuevo.');
  await expect.poll(async () => (await ready()).body, patience).toContain('"missing":[]');
  expect(pidOf('postgres')).not.toBe(postgres);
  expect(services.map(pidOf)).toEqual(before.pids);
  expect(said()).toMatch(/PostgreSQL terminó \(código 137\); vuelve en 0\.2 s/);
});

for (const name of whole ? ['gateway-public', 'account', 'sandbox'] : ['gateway-public']) {
  test(`${name} freezes: it is noticed and replaced`, async () => {
    test.setTimeout(longest);
    const before = pidOf(name);
    process.kill(before, 'SIGSTOP');
    await expect.poll(() => pidOf(name), patience).not.toBe(before);
    await expect.poll(async () => (await ready()).body, patience).toContain('"missing":[]');
    expect(said()).toMatch(new RegExp(`${name} no respondió en \\d+ s y fue detenido`));
  });
}
