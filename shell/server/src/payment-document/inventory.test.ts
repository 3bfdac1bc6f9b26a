import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inventoryName, isApproved, readInventory } from './inventory';

const keys = () =>
  generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
const { privateKey, publicKey } = keys();
let folder: string;
const script = 'checkout-payment-0123456789.js';
const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** A released version, as it lies beside a gateway. */
async function released(text: string, key = privateKey): Promise<void> {
  const list = JSON.stringify({
    part: 'checkout',
    scripts: [{ file: script, integrity: integrityOf(text), name: 'p' }],
  });
  await writeFile(join(folder, 'client', script), text);
  await writeFile(join(folder, inventoryName), list);
  const name = createHash('sha256').update(list).digest('hex');
  await writeFile(join(folder, 'signatures', `${name}.sig`), sign(null, Buffer.from(list), key).toString('base64'));
}
const read = (part = 'checkout') =>
  readInventory({ part, folder, files: join(folder, 'client'), registry: folder, publicKey });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inventory-'));
  for (const name of ['client', 'signatures']) await mkdir(join(folder, name));
  await released('pay()');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('accepts released scripts', async () => {
  expect((await read()).scripts).toEqual([{ file: script, integrity: integrityOf('pay()'), name: 'p' }]);
});

test('one changed byte of a script is refused', async () => {
  await writeFile(join(folder, 'client', script), 'pay();');
  await expect(read()).rejects.toThrow(`The payment script ${script} of checkout is not the one that was released.`);
});

test('a script that was taken away is refused', async () => {
  await rm(join(folder, 'client', script));
  await expect(read()).rejects.toThrow('is missing');
});

test('a list that was altered to fit another script has no signature', async () => {
  const list = { part: 'checkout', scripts: [{ file: script, integrity: integrityOf('steal()'), name: 'p' }] };
  await writeFile(join(folder, 'client', script), 'steal()');
  await writeFile(join(folder, inventoryName), JSON.stringify(list));
  await expect(read()).rejects.toThrow('The list of payment scripts of checkout has no signature');
});

test('a list that somebody else signed is refused', async () => {
  await released('pay()', keys().privateKey);
  await expect(read()).rejects.toThrow('is signed by another key');
});

test('refuses the signed list of another part', async () => {
  await expect(read('shell')).rejects.toThrow('The list of payment scripts of shell is of checkout.');
});

test('a part without a list is refused', async () => {
  await rm(join(folder, inventoryName));
  await expect(read()).rejects.toThrow('checkout has no list of its payment scripts.');
});

test('a provider’s script is the approved one, below an approved folder, or the sandbox’s at any port', () => {
  const approved = ['https://sdk.mercadopago.com/js/v2', 'https://http2.mlstatic.com/', 'http://localhost/mp.js'];
  expect(isApproved('https://sdk.mercadopago.com/js/v2', approved)).toBe(true);
  expect(isApproved('https://http2.mlstatic.com/', approved)).toBe(true);
  expect(isApproved('http://localhost:4400/mp.js', approved)).toBe(true);
  for (const stranger of [
    'https://sdk.mercadopago.com/js/v3',
    'https://http2.mlstatic.com.evil.example/',
    'http://localhost:4400/other.js',
    'http://localhost.evil.example/mp.js',
    'https://cdn.example/x.js',
  ])
    expect([stranger, isApproved(stranger, approved)]).toEqual([stranger, false]);
});
