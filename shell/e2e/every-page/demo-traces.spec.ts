import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '@actual/deploy/local/doctor/demo-traces/accounts.mjs';
import { doorsOf } from '@actual/deploy/local/doctor/demo-traces/ask-store.mjs';
import { demoSecrets } from '@actual/deploy/local/doctor/demo-traces/secrets.mjs';
import { demoWords } from '@actual/deploy/local/doctor/demo-traces/served-words.mjs';
import { readSettings } from '@actual/deploy/local/store/settings.mjs';
import { expect, test } from '@playwright/test';
import { dataDir } from '../support/store';
import { whole } from '../support/walked-in';

/** The store under test is a demonstration: looked at as one that goes live, every trace is there to be found. */
const asItIs = () => readSettings({ ...JSON.parse(process.env.STORE_PORTS ?? '{}'), DATA_DIR: dataDir() });

test('the search for demo traces finds every demo account at every site where it can sign in', async () => {
  const { wrong } = await demoAccounts(await doorsOf(asItIs(), {}));
  for (const email of ['clienta@demo.mx', 'dolares@demo.mx'])
    for (const door of ['studio', 'home', 'kids']) expect(wrong).toMatch(new RegExp(`${email} en http://${door}\\.`));
  for (const email of ['vendedor', 'gerente', 'admin', 'corredor'])
    expect(wrong).toContain(`${email}@demo.mx en http://interno.`);
});

test('the search for demo traces finds what is valid by demo secrets, and nothing without them', async () => {
  const settings = asItIs();
  const elsewhere = mkdtempSync(join(tmpdir(), 'own-store-'));
  try {
    const doors = await doorsOf(settings, {});
    // the running store's secrets play those of a demonstration in another folder
    const { wrong } = await demoSecrets(doors, { ...settings, DATA_DIR: elsewhere }, {}, dataDir());
    expect(wrong).toContain('una sesión con la llave de la demostración');
    expect(wrong).toContain('la credencial de otra puerta en checkout');
    expect(wrong).toContain('un aviso de Mercado Pago firmado por otro');
    const own = { COOKIE_SECRET: 'sandbox-webhook-secret-of-the-demo' };
    expect((await demoSecrets(doors, settings, own)).wrong).toBe('valen: COOKIE_SECRET de la demostración');
    expect((await demoSecrets(doors, settings, {})).wrong).toBeUndefined();
  } finally {
    rmSync(elsewhere, { recursive: true, force: true });
  }
});

test('the search for demo traces finds local addresses, demo data, and the sandbox in what is served', async () => {
  const settings = asItIs();
  // what one door serves shows whether traces are found; every further one is sixty pages to be made
  const doors = (await doorsOf(settings, {})).slice(0, whole ? undefined : 1);
  const [texts, sandbox] = await demoWords(doors, settings, {});
  expect(texts?.wrong).toMatch(/una dirección de esta máquina \(«[^»]*localhost/);
  expect(texts?.wrong).toContain('los datos de la empresa de la demostración');
  expect(texts?.wrong).toContain('las tiendas de la demostración');
  expect(sandbox?.wrong).toContain(`http://127.0.0.1:${settings.SANDBOX_PORT}`);
});
