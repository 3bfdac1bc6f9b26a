import { createHash, createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Provenance {
  writeProvenance(release: { built: string; workspace: string; startedOn: string; privateKey: string }): Promise<void>;
}
const path = './provenance.mjs';
let built: string;

beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'provenance-'));
});
afterAll(() => rm(built, { recursive: true, force: true }));

test('a release says where each of its files came from, under its signature', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  await mkdir(join(built, 'client'));
  await writeFile(join(built, 'client', 'remoteEntry.js'), 'entry');
  await writeFile(join(built, 'remote.json'), '{}');
  const { writeProvenance } = (await import(path)) as Provenance;
  await writeProvenance({ built, workspace: 'mfe-checkout', startedOn: new Date().toISOString(), privateKey });

  const envelope = JSON.parse(await readFile(join(built, 'provenance.json'), 'utf8'));
  const payload = Buffer.from(envelope.payload, 'base64');
  // the encoding of DSSE 1.0.0
  const signed = Buffer.concat([Buffer.from(`DSSEv1 28 application/vnd.in-toto+json ${payload.length} `), payload]);
  const signature = Buffer.from(envelope.signatures[0].sig, 'base64');
  expect(envelope.payloadType).toBe('application/vnd.in-toto+json');
  expect(verify(null, signed, createPublicKey(publicKey), signature)).toBe(true);

  const { subject, predicate } = JSON.parse(payload.toString());
  expect(subject.map(({ name }: { name: string }) => name)).toEqual(['client/remoteEntry.js', 'remote.json']);
  expect(subject[0].digest.sha256).toBe(createHash('sha256').update('entry').digest('hex'));
  expect(predicate.buildDefinition.externalParameters).toEqual({ workspace: 'mfe-checkout' });
});
