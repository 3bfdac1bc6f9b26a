/** Puts the released remotes of a store elsewhere into the registry of a gateway on this machine. */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { integrityOf, sha256 } from '@actual/federation/build/hashes';
import { inventoryName } from '@actual/federation/build/payment-inventory';
import { publish } from '@actual/federation/releases/publishing';
import { artifactFolder } from '@actual/federation/releases/registry';
import { signBuild } from '@actual/federation/releases/signatures';
import { z } from 'zod';
import { ClearError } from '../terminal/clear-error.mjs';

const PATIENCE_MS = 15_000;
/** Files of a version that are asked for at a time. */
const AT_ONCE = 8;

// they become names of folders and files here
const remote = z.string().regex(/^[a-z]+$/);
const plain = z.string().regex(/^(?!.*\.\.)[\w@-][\w@.-]*$/);

const storeShape = z.object({
  internal: z.boolean(),
  remotes: z.array(z.object({ name: remote, version: plain })),
  paymentOrigins: z.array(z.string()),
  paymentScripts: z.array(z.string()),
});

const releaseShape = z.object({
  name: remote,
  version: plain,
  server: z.object({ file: z.literal('bundle.cjs'), sha256: z.string() }),
  integrity: z.record(plain, z.string()),
  files: z.array(plain),
});

/** @param {string} address */
const ask = (address) => fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });

/** @param {string} address */
async function bytesOf(address) {
  const answer = await ask(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/**
 * Asks a store which releases it has, for a developer who works against it.
 * @param {string} store
 * @throws ClearError when nobody answers there, or a store that does not lend its releases
 */
export async function askStore(store) {
  const answer = await ask(`${store}/__releases`).catch(({ message }) => {
    throw new ClearError(`Nadie responde en ${store}: ${message}`);
  });
  const parsed = storeShape.safeParse(await answer.json().catch(() => undefined));
  if (!answer.ok || !parsed.success)
    throw new ClearError(`${store} no presta sus versiones: ahí hace falta LEND_RELEASES=1 (npm run dev lo trae).`);
  return parsed.data;
}

/**
 * Fetches one version as it was released.
 * @param {string} store
 * @param {{ name: string, version: string }} release
 * @param {string} folder
 * @throws when one byte of a script differs from the release
 */
async function fetchRelease(store, { name, version }, folder) {
  const own = `${store}/__releases/${name}/${version}`;
  const text = await bytesOf(`${own}/remote.json`);
  const release = releaseShape.parse(JSON.parse(text.toString()));
  if (release.name !== name || release.version !== version) throw new Error(`${own} is of another release`);
  /**
   * @param {string} file
   * @param {Buffer | string} bytes
   */
  const write = async (file, bytes) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), bytes);
  };
  const bundle = await bytesOf(`${own}/bundle.cjs`);
  if (sha256(bundle) !== release.server.sha256) throw new Error(`${own}/bundle.cjs is not what was released`);
  await write('server/bundle.cjs', bundle);
  const files = [...release.files];
  const fetchFiles = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const bytes = await bytesOf(`${store}/_mfe/${name}/${version}/${file}`);
      const wanted = release.integrity[file];
      if (wanted && integrityOf(bytes) !== wanted) throw new Error(`${file} of ${name} is not what was released`);
      await write(`client/${file}`, bytes);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchFiles));
  const inventory = await ask(`${own}/${inventoryName}`);
  if (inventory.ok) await write(inventoryName, Buffer.from(await inventory.arrayBuffer()));
  await write('remote.json', text);
}

/**
 * Publishes here the releases of another store, except one remote. Versions never change: a fetched one is kept.
 * Fetched releases are signed by this machine's key, like those built here.
 * @param {string} store address
 * @param {{ remotes: { name: string, version: string }[], except: string, registryDir: string, signingKey: string,
 *   say: (text: string) => void }} options
 */
export async function borrowReleases(store, { remotes, except, registryDir, signingKey, say }) {
  for (const one of remotes.filter(({ name }) => name !== except)) {
    const kept = artifactFolder(registryDir, one.name, one.version);
    if (existsSync(kept)) {
      await publish(registryDir, kept);
      continue;
    }
    const folder = await mkdtemp(join(tmpdir(), 'release-'));
    try {
      await fetchRelease(store, one, folder);
      await signBuild(registryDir, folder, signingKey);
      await publish(registryDir, folder);
      say(`De ${store}: mfe-${one.name} ${one.version}`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
