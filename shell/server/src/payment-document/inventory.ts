import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type SignedBy, signatureOf } from '../registry/signature';

const shape = z.object({
  part: z.string(),
  scripts: z.array(
    z.object({ file: z.string(), integrity: z.string().regex(/^sha256-[\w+/=]{44}$/), name: z.string() }),
  ),
  /** Addresses of other companies' scripts that people allowed; of the shell's list only. */
  providers: z.array(z.string()).optional(),
});
/** The scripts that one part, the shell or a remote, may run where cards are typed. */
export type Inventory = z.infer<typeof shape>;

/** Why a part is not let into the payment document; the message is one sentence for the log. */
export class InventoryError extends Error {
  override readonly name = 'InventoryError';
}

export const inventoryName = 'payment-inventory.json';

export interface InventorySource extends SignedBy {
  part: string;
  /** Folder of the list. */
  folder: string;
  /** Folder of the scripts. */
  files: string;
}

const read = (file: string, sentence: string): Promise<string> =>
  readFile(file, 'utf8').catch(() => {
    throw new InventoryError(sentence);
  });

async function checkSignature(text: string, source: InventorySource): Promise<void> {
  const { part } = source;
  const signature = await signatureOf(text, source);
  if (signature === 'missing')
    throw new InventoryError(
      `The list of payment scripts of ${part} has no signature: it was altered after its release, or never released.`,
    );
  if (signature !== 'good')
    throw new InventoryError(`The list of payment scripts of ${part} is signed by another key.`);
}

/**
 * Reads the list of one part, its signature and every file it names.
 * @throws {InventoryError} when the list, its signature or one byte of a script differs from the release
 */
export async function readInventory(source: InventorySource): Promise<Inventory> {
  const { part, folder, files } = source;
  const text = await read(join(folder, inventoryName), `${part} has no list of its payment scripts.`);
  await checkSignature(text, source);
  const inventory = shape.parse(JSON.parse(text));
  if (inventory.part !== part)
    throw new InventoryError(`The list of payment scripts of ${part} is of ${inventory.part}.`);
  for (const { file, integrity } of inventory.scripts) {
    const content = await read(join(files, file), `The payment script ${file} of ${part} is missing.`);
    if (`sha256-${createHash('sha256').update(content).digest('base64')}` !== integrity)
      throw new InventoryError(`The payment script ${file} of ${part} is not the one that was released.`);
  }
  return inventory;
}

/** True when people allowed the address: the same one, below one that ends with a slash, or the sandbox at any port. */
export function isApproved(address: string, approved: readonly string[]): boolean {
  const { hostname, pathname, protocol } = new URL(address);
  return approved.some((one) => {
    const { hostname: host, pathname: path, protocol: scheme } = new URL(one);
    if (host === 'localhost') return hostname === host && pathname === path && protocol === scheme;
    return one.endsWith('/') ? address.startsWith(one) : address === one;
  });
}
