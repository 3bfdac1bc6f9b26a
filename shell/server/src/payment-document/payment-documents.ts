import { dirname, join } from 'node:path';
import { matchPage } from '@actual/shell-contract/navigation';
import type { ShellConfig } from '../config';
import type { LoadedRemote } from '../registry/types';
import { remoteFile } from '../render/page-scripts';
import { type Inventory, InventoryError, isApproved, readInventory } from './inventory';

/** A document where cards are typed: the scripts it may run, and the data for its policy. */
export interface PaymentDocument {
  /** `integrity` of every script that may run. */
  hashes: string[];
  /** Paths and addresses of the same. */
  scripts: string[];
  /** Addresses of the provider's scripts. */
  providers: string[];
}

/** The gateway's knowledge of the payment documents, read once at its start. */
export interface PaymentDocuments {
  /** Of the shell; null while its list is refused. */
  shell: Inventory | null;
  providers: string[];
  /** Reads a remote's list. @throws {InventoryError} */
  inventoryOf(name: string, folder: string): Promise<Inventory>;
}

/** The scripts that may run at an address: null where no card is typed, `closed` where a list was refused. */
export function paymentDocumentAt(
  { shell, providers }: PaymentDocuments,
  remote: LoadedRemote | undefined,
  pathname: string,
): PaymentDocument | 'closed' | null {
  if (!remote || !matchPage(remote.routes, pathname)?.route.payment) return null;
  const { payment: own, artifact } = remote;
  if (!shell || !own) return 'closed';
  const scripts = [
    ...shell.scripts.map(({ file }) => `/assets/${file}`),
    ...own.scripts.map(({ file }) => remoteFile(artifact, file)),
    ...providers,
  ];
  const hashes = [...shell.scripts, ...own.scripts].map(({ integrity }) => integrity);
  return { hashes, scripts, providers };
}

/** Reads the shell's own list. A bad one closes the payment documents, not the shop. */
export async function openPaymentDocuments(
  config: Pick<ShellConfig, 'registry' | 'releaseKey' | 'paymentScripts'>,
  client: string,
  refuse: (sentence: string) => void,
): Promise<PaymentDocuments> {
  const registry = dirname(config.registry);
  const inventoryOf = (part: string, folder: string, files: string) =>
    readInventory({ part, folder, files, registry, publicKey: config.releaseKey });
  let shell: Inventory | null = null;
  try {
    const list = await inventoryOf('shell', join(client, '..'), client);
    const stranger = config.paymentScripts.find((address) => !isApproved(address, list.providers ?? []));
    if (stranger) throw new InventoryError(`The provider's script ${stranger} is not in the list of payment scripts.`);
    shell = list;
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
  }
  return {
    shell,
    providers: config.paymentScripts,
    inventoryOf: (name, folder) => inventoryOf(name, folder, join(folder, 'client')),
  };
}
