/** Versions that nobody can ask for any more: no registry names them, so no gateway gives them out. */
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegistry, registryFile } from './registry.mjs';

/** A gateway may still read by the registry of a moment ago. */
const youngest = 24 * 60 * 60 * 1000;

/** @param {import('./registry.mjs').Entry} entry */
const namedIn = ({ current, history, withdrawn, canary }) => [
  current,
  ...history,
  ...(withdrawn ?? []),
  ...(canary ? [canary.version] : []),
];

/** @param {string} folder */
const foldersIn = async (folder) => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
};

/**
 * Deletes the artifacts that neither registry names and that are older than a day. The caller is `alone`.
 * @param {string} folder
 * @returns {Promise<string[]>} `name version` of each
 */
export async function removeUnused(folder, now = Date.now()) {
  const artifacts = join(folder, 'artifacts');
  /** @type {import('./registry.mjs').Audience[]} */
  const audiences = ['public', 'internal'];
  const registries = await Promise.all(audiences.map((one) => readRegistry(registryFile(folder, one))));
  const removed = [];
  for (const name of await foldersIn(artifacts)) {
    const named = new Set(registries.flatMap(({ remotes }) => (remotes[name] ? namedIn(remotes[name]) : [])));
    for (const version of await foldersIn(join(artifacts, name))) {
      const place = join(artifacts, name, version);
      if (named.has(version) || now - (await stat(place)).mtimeMs < youngest) continue;
      // half of a version would be taken for all of it: it goes as a whole, then its files do
      const going = join(folder, `going-${name}-${version}`);
      await rm(going, { recursive: true, force: true });
      await rename(place, going);
      await rm(going, { recursive: true, force: true });
      removed.push(`${name} ${version}`);
    }
  }
  return removed;
}
