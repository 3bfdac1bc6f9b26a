import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Missing {
  readonly name: string;
  readonly why: string;
}
const ports = { SANDBOX_PORT: 4400, SANDBOX_SMTP_PORT: 4425 };

const evaluate = <T>(program: string): T => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as T;
};
const modulePath = (name: string) => JSON.stringify(join(__dirname, name));
const missingWith = (env: object, company = { rfc: 'MSU100203AB1' }) =>
  evaluate<Missing[]>(`import { missingOfRealStore } from ${modulePath('real-store.mjs')};
    process.stdout.write(JSON.stringify(missingOfRealStore(${JSON.stringify(env)}, ${JSON.stringify(ports)}, ${JSON.stringify({ company })})));`);

/** A store that has all it needs. */
const complete = {
  PUBLIC_ORIGINS: 'https://{brand}.muebleria.mx kids=https://www.muebleriakids.mx',
  INTERNAL_ORIGIN: 'https://interno.muebleria.mx',
  COOKIE_SECURE: 'true',
  MERCADOPAGO_BASE_URL: 'https://api.mercadopago.com',
  MERCADOPAGO_PUBLIC_KEY: 'APP_USR-1',
  MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-2',
  MERCADOPAGO_WEBHOOK_SECRET: 'a'.repeat(64),
  PROMISE_PRIVATE_KEY: 'x',
  SAP_BASE_URL: 'https://sap.muebleria.mx/b1s/v2',
  SAP_COMPANY: 'MUEBLERIA',
  SAP_USER: 'tienda',
  SAP_PASSWORD: 'x',
  SAP_PRICE_LIST: '2',
  INVOICING_BASE_URL: 'https://www.facturapi.io/v2',
  INVOICING_API_KEY: 'sk_live_x',
  NEWSLETTER_BASE_URL: 'https://us1.api.mailchimp.com/3.0',
  NEWSLETTER_API_KEY: 'x-us1',
  NEWSLETTER_LISTS: 'a1b2',
  SMTP_URL: 'smtps://tienda:x@correo.muebleria.mx:465',
  MAIL_FROM: 'ventas@muebleria.mx',
  CUSTOMER_SERVICE_MAIL: 'atencion@muebleria.mx',
  TRANSFER_CLABE: '002010077777777771',
  TRANSFER_BANK: 'Banamex',
  TRANSFER_BENEFICIARY: 'Mueblería, S.A. de C.V.',
};

test('the demo on one’s own machine needs nothing, and a real store that has all it needs is let through', () => {
  for (const env of [{}, { PUBLIC_ORIGINS: 'https://{brand}.localhost:8443', COOKIE_SECURE: 'true' }, complete])
    expect(missingWith(env)).toEqual([]);
});

test('with real domains every setting that is missing is named at once, none is made up', () => {
  const names = missingWith({ PUBLIC_ORIGINS: complete.PUBLIC_ORIGINS }).map(({ name }) => name);
  const { PUBLIC_ORIGINS: _, ...others } = complete;
  expect(names.sort()).toEqual(Object.keys(others).sort());
});

test.each<[string, Partial<typeof complete> & Record<string, string>]>([
  ['MAIL_FROM', { MAIL_FROM: 'ventas@actual.example' }],
  ['SAP_COMPANY', { SAP_COMPANY: 'SANDBOX_MX' }],
  ['TRANSFER_CLABE', { TRANSFER_CLABE: '072691001234567894' }],
  ['TRANSFER_BENEFICIARY', { TRANSFER_BENEFICIARY: 'Muebles Actual, S.A. de C.V. (demostración)' }],
  ['MERCADOPAGO_BASE_URL', { MERCADOPAGO_BASE_URL: 'http://localhost:4400/mercadopago' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://127.0.0.1:4425' }],
  ['PAYMENT_SCRIPTS', { PAYMENT_SCRIPTS: 'https://sdk.mercadopago.com/js/v2 http://localhost:4400/mp.js' }],
  ['STAFF_SIGN_IN', { STAFF_SIGN_IN: 'demo' }],
  ['COOKIE_SECURE', { COOKIE_SECURE: 'false' }],
  ['PUBLIC_ORIGINS', { PUBLIC_ORIGINS: 'https://{brand}.muebleria.mx kids=http://kids.localhost:4200' }],
  ['PUBLIC_ORIGINS', { PUBLIC_ORIGINS: 'http://{brand}.muebleria.mx' }],
  ['INTERNAL_ORIGIN', { INTERNAL_ORIGIN: 'http://interno.localhost:4300' }],
])('%s is refused where it is the demo’s: %j', (name, env) => {
  expect(missingWith({ ...complete, ...env }).map((one) => one.name)).toEqual([name]);
});

test('the company of the demonstration sells nothing by a real domain', () => {
  expect(missingWith(complete, { rfc: 'AAA010101AAA' }).map((one) => one.name)).toEqual(['empresa']);
});

test('accepts a mail server on this machine', () => {
  expect(missingWith({ ...complete, SMTP_URL: 'smtp://127.0.0.1:25' })).toEqual([]);
});

interface Plan {
  readonly env: Readonly<Record<string, string>>;
}
test('no process of a real store is told an invented credential, an address of the sandbox or a model of the demo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'real-store-'));
  try {
    const settings = { DATA_DIR: folder, PUBLIC_PORT: 4200, ...ports };
    const plans = evaluate<{ services: Plan[]; shells: Plan[] }>(`
      import { planProcesses } from ${modulePath('processes.mjs')};
      import { readSecrets } from ${modulePath('secrets.mjs')};
      const secrets = readSecrets(${JSON.stringify(folder)}, { sandbox: true });
      const env = ${JSON.stringify({ PUBLIC_ORIGINS: complete.PUBLIC_ORIGINS })};
      process.stdout.write(JSON.stringify(planProcesses(${JSON.stringify(settings)}, secrets, env, {})));`);
    const told = JSON.stringify([...plans.services, ...plans.shells].map(({ env }) => env));
    for (const ofDemo of [
      'TEST-',
      'SANDBOX_MX',
      'sk_test_',
      ':4400',
      ':4425',
      'demo-assets',
      'G-DEMO',
      'STAFF_SIGN_IN":"demo',
    ])
      expect(told).not.toContain(ofDemo);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the secrets of a real store are its own alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'real-store-'));
  try {
    evaluate(`import { readSecrets } from ${modulePath('secrets.mjs')};
      readSecrets(${JSON.stringify(folder)});
      process.stdout.write('true');`);
    const kept = Object.keys(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')));
    expect(kept.filter((name) => /MERCADOPAGO|SAP|INVOICING|NEWSLETTER/.test(name))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('npm start with real domains alone names the missing settings, before it installs or builds a store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'real-store-'));
  const dataDir = join(folder, 'data');
  try {
    const { status, stderr } = spawnSync(process.execPath, [join(__dirname, '..', 'start.mjs')], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, PUBLIC_ORIGINS: complete.PUBLIC_ORIGINS },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('no se usa nada de la demostración');
    expect(stderr).toMatch(/MERCADOPAGO_ACCESS_TOKEN: falta/);
    expect(existsSync(dataDir)).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
