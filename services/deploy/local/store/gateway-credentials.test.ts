import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { credentialsIn } from '@actual/contracts/gateways';

interface GatewayCredentials {
  credentialFiles(dataDir: string): Record<'public' | 'internal', string>;
  makeGatewayCredentials(dataDir: string): void;
  rotateGatewayCredentials(dataDir: string): void;
}
// a script, without types of its own
const path = './gateway-credentials.mjs';
let scripts: GatewayCredentials;
let folder: string;

beforeAll(async () => {
  scripts = (await import(path)) as GatewayCredentials;
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'actual-credentials-'));
  scripts.makeGatewayCredentials(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const kept = (gateway: 'public' | 'internal') =>
  credentialsIn(readFileSync(scripts.credentialFiles(folder)[gateway], 'utf8'));

test('a first start makes one for each gateway, for its owner’s eyes, and a second one leaves them', () => {
  const before = [kept('public'), kept('internal')];
  expect(before[0]).toHaveLength(1);
  expect(before[0]).not.toEqual(before[1]);
  scripts.makeGatewayCredentials(folder);
  expect([kept('public'), kept('internal')]).toEqual(before);
  expect(statSync(scripts.credentialFiles(folder).public).mode & 0o777).toBe(0o600);
});

test('rotating puts a new credential before the present one, and drops the oldest', () => {
  const [first] = kept('internal');
  scripts.rotateGatewayCredentials(folder);
  const [second, previous] = kept('internal');
  expect([previous, second]).toEqual([first, expect.not.stringMatching(String(first))]);
  scripts.rotateGatewayCredentials(folder);
  expect(kept('internal')).toEqual([expect.any(String), second]);
});
