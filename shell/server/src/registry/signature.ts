import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SignedBy {
  /** Folder of the registry, which holds the signatures. */
  registry: string;
  /** Ed25519, PEM. */
  publicKey: string;
}
export type Signature = 'good' | 'missing' | 'of another key';

/** Whether a text is as it was released: its signature stands under its own hash, so an altered one has none. */
export async function signatureOf(text: string, { registry, publicKey }: SignedBy): Promise<Signature> {
  const name = createHash('sha256').update(text).digest('hex');
  const signature = await readFile(join(registry, 'signatures', `${name}.sig`), 'utf8').catch(() => null);
  if (signature === null) return 'missing';
  const good = verify(null, Buffer.from(text), createPublicKey(publicKey), Buffer.from(signature, 'base64'));
  return good ? 'good' : 'of another key';
}
