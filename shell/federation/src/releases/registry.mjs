import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/** @typedef {'public' | 'internal'} Audience */
/** @typedef {{ version: string, share: number, brands: string[] }} Canary a version that a share of the visitors of some brands gets */
/** @typedef {{ current: string, history: string[], withdrawn?: string[], canary?: Canary }} Entry `history` begins with the current version; `withdrawn` are those that were gone back from */
/** @typedef {{ revision: number, remotes: Record<string, Entry> }} Registry */
/** @typedef {(entry: Entry | undefined) => Entry | undefined} Change undefined leaves an entry as it is */
/** @typedef {{ name: string, version: string, audience?: Audience, requires?: Record<string, string> }} Description what a registry reads of a build's `remote.json` */

/** Of each remote, versions to go back to, and as many that were gone back from. */
export const versionsKept = 20;

/**
 * Files of the two registries in a folder, with the artifacts both name beside them.
 * @param {string} folder
 * @param {Audience} audience
 */
export const registryFile = (folder, audience) => join(folder, `${audience}.json`);
/**
 * @param {string} folder
 * @param {string} name
 * @param {string} version
 */
export const artifactFolder = (folder, name, version) => join(folder, 'artifacts', name, version);

/**
 * `{ revision, remotes: { [name]: { current, history, withdrawn, canary? } } }`; empty when there is none yet. `history`
 * begins with the current version; `withdrawn` are those that were gone back from; `canary` is a version that a share of
 * the visitors gets: `{ version, share, brands }`.
 * @param {string} file
 * @returns {Promise<Registry>}
 */
export async function readRegistry(file) {
  if (!existsSync(file)) return { revision: 0, remotes: {} };
  return JSON.parse(await readFile(file, 'utf8'));
}

/**
 * Replaces the file in one step, so that a reader sees the old or the new one, never a half.
 * @param {string} file
 * @param {Registry} registry
 */
async function writeRegistry(file, registry) {
  await mkdir(dirname(file), { recursive: true });
  const next = `${file}.${process.pid}.next`;
  await writeFile(next, `${JSON.stringify({ ...registry, revision: registry.revision + 1 }, null, 2)}\n`);
  await rename(next, file);
}

/**
 * @param {Description} description
 * @returns {Audience[]}
 */
export const audiencesOf = (description) =>
  description.audience === 'internal' ? ['internal'] : ['public', 'internal'];

/**
 * Copies a built version beside the registries; a version that is there already stays as it is.
 * @param {string} folder
 * @param {string} built
 * @param {Description} description
 */
export async function storeArtifact(folder, built, description) {
  const target = artifactFolder(folder, description.name, description.version);
  if (existsSync(join(target, 'remote.json'))) {
    // it is young again: nobody may remove it before a registry names it
    await utimes(target, new Date(), new Date());
    return;
  }
  const next = `${target}.${process.pid}.next`;
  await rm(next, { recursive: true, force: true });
  await mkdir(dirname(target), { recursive: true });
  await cp(built, next, { recursive: true });
  await rename(next, target);
}

/**
 * @param {string[] | undefined} versions
 * @param {string | undefined} version
 */
export const without = (versions, version) => (versions ?? []).filter((one) => one !== version);

/**
 * A version that a share of visitors had and nobody gets any more: open tabs may still ask for its files.
 * @param {Entry | undefined} entry
 * @param {string | undefined} kept
 */
export const withdrawn = (entry, kept = undefined) => {
  const left = entry?.canary && entry.canary.version !== kept ? [entry.canary.version] : [];
  return [...left, ...without(entry?.withdrawn, kept)];
};

/**
 * Finishes a change whose process was killed between the two registries: the public one is written first, so it is right.
 * The caller is `alone`.
 * @param {string} folder
 * @param {string} name
 * @returns {Promise<Entry | undefined>} the remote's entry where something was to be finished
 */
export async function finishCutOff(folder, name) {
  const { remotes } = await readRegistry(registryFile(folder, 'public'));
  const file = registryFile(folder, 'internal');
  const internal = await readRegistry(file);
  const entry = remotes[name];
  if (!entry || isDeepStrictEqual(entry, internal.remotes[name])) return undefined;
  internal.remotes[name] = entry;
  await writeRegistry(file, internal);
  return entry;
}

/**
 * Writes the result of `change` for a remote's entry into the registries that name it; undefined leaves one as it is.
 * The caller is `alone`.
 * @param {string} folder
 * @param {string} name
 * @param {Change} change
 * @param {Audience[]} audiences
 * @returns {Promise<Entry | undefined>}
 */
export async function changeEntries(folder, name, change, audiences = ['public', 'internal']) {
  await finishCutOff(folder, name);
  /** @type {Entry | undefined} */
  let changed;
  for (const audience of audiences) {
    const file = registryFile(folder, audience);
    const registry = await readRegistry(file);
    const entry = change(registry.remotes[name]);
    if (!entry) continue;
    registry.remotes[name] = { ...entry, withdrawn: (entry.withdrawn ?? []).slice(0, versionsKept) };
    await writeRegistry(file, registry);
    changed = entry;
  }
  return changed;
}
