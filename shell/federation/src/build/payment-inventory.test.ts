import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Inventories {
  inventoryOf(input: { part: string; files: Record<string, Buffer>; approved?: object }): Promise<string>;
  signText(folder: string, text: string, key: string | undefined): Promise<void>;
  signatureFile(folder: string, text: string): string;
}
const modules = ['./payment-inventory.mjs', '../releases/signatures.mjs'];
let inventories: Inventories;
let folder: string;
beforeAll(async () => {
  inventories = Object.assign({}, ...(await Promise.all(modules.map((name) => import(name))))) as Inventories;
  folder = await mkdtemp(join(tmpdir(), 'inventory-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const approved = {
  scripts: [{ name: 'payment', part: 'checkout', files: 'checkout-payment-[0-9a-f]{10}\\.js' }],
  providers: [],
};
const files = { 'checkout-payment-0123456789.js': Buffer.from('pay()') };

test('every script is listed with its integrity and the line that allows it', async () => {
  const { part, scripts } = JSON.parse(await inventories.inventoryOf({ part: 'checkout', files, approved }));
  expect(part).toBe('checkout');
  expect(scripts).toEqual([
    {
      file: 'checkout-payment-0123456789.js',
      integrity: expect.stringMatching(/^sha256-[\w+/=]{44}$/),
      name: 'payment',
    },
  ]);
});

test.each([
  'checkout-tracker-0123456789.js',
  'evil/checkout-payment-0123456789.js',
  'checkout-payment-0123456789.js.js',
])('the build fails on %s, which nobody approved, and says what to do', async (file) => {
  const work = inventories.inventoryOf({ part: 'checkout', files: { ...files, [file]: Buffer.from('') }, approved });
  await expect(work).rejects.toThrow(`The script ${file} of checkout would run where cards are typed`);
  await expect(work).rejects.toThrow('payment-scripts.json');
});

test('a line of one part allows nothing of another', async () => {
  await expect(inventories.inventoryOf({ part: 'catalog', files, approved })).rejects.toThrow('no line of');
});

test('each line that people keep has its reason, its approval and its date', async () => {
  const list = JSON.parse(await readFile(join(__dirname, 'payment-scripts.json'), 'utf8'));
  expect(list.approvedBy).toBeTruthy();
  for (const line of [...list.scripts, ...list.providers]) {
    expect(line.why.length).toBeGreaterThan(20);
    expect(line.approvedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

test('a release signs the list unchanged, with a key on one line too; without a valid key it says so', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const text = await inventories.inventoryOf({ part: 'checkout', files, approved });
  await inventories.signText(folder, text, privateKey);
  const signature = Buffer.from(await readFile(inventories.signatureFile(folder, text), 'utf8'), 'base64');
  expect(verify(null, Buffer.from(text), createPublicKey(publicKey), signature)).toBe(true);
  await inventories.signText(folder, text, privateKey.replaceAll('\n', '\\n'));
  expect(await readFile(inventories.signatureFile(folder, text), 'utf8')).toBe(signature.toString('base64'));
  await expect(inventories.signText(folder, text, undefined)).rejects.toThrow('Falta RELEASE_PRIVATE_KEY');
  await expect(inventories.signText(folder, text, 'x')).rejects.toThrow('RELEASE_PRIVATE_KEY no es una llave');
});
