/** Canaries: a version that a share of the visitors of some brands gets while everybody else keeps the current one. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { alone } from './alone.mjs';
import { refuseUnmet } from './offers.mjs';
import { letInAgain } from './quarantine.mjs';
import {
  audiencesOf,
  changeEntries,
  readRegistry,
  registryFile,
  storeArtifact,
  versionsKept,
  withdrawn,
  without,
} from './registry.mjs';

/** @typedef {import('./registry.mjs').Entry} Entry */

/**
 * One line for people: which visitors get which version.
 * @param {string} name
 * @param {Entry} entry
 */
export const describeCanary = (name, { current, canary }) =>
  canary
    ? `${name} ${canary.version} para ${canary.share} % de las visitas de ${canary.brands.join(', ')}; ${current} para las demás`
    : `${name} no tiene canario: todos tienen ${current}`;

/**
 * Publishes a built version for a share of the visitors of some brands; everybody else keeps the current one. A canary
 * that is there already is replaced.
 * @param {string} folder
 * @param {string} built
 * @param {{ share: number, brands: string[] }} canary percent of visitors, 1 to 99, and codes of brands
 * @returns {Promise<Entry>} the remote's entry
 * @throws when no version is released yet, this one is everybody's, or a gateway's shell lacks a requirement
 */
export async function publishCanary(folder, built, { share, brands }) {
  const description = JSON.parse(await readFile(join(built, 'remote.json'), 'utf8'));
  const { name, version } = description;
  const before = (await readRegistry(registryFile(folder, 'internal'))).remotes[name];
  if (!before) throw new Error(`${name} no tiene todavía una versión para las demás visitas: publíquela para todos`);
  if (before.current === version) throw new Error(`${name} ${version} ya es la de todos`);
  await refuseUnmet(folder, description, audiencesOf(description));
  return alone(folder, async () => {
    await storeArtifact(folder, built, description);
    await letInAgain(folder, name, version);
    /** @type {import('./registry.mjs').Change} */
    const change = (entry = before) => ({
      ...entry,
      canary: { version, share, brands },
      withdrawn: withdrawn(entry, version),
    });
    return (await changeEntries(folder, name, change, audiencesOf(description))) ?? before;
  });
}

/**
 * Gives a remote's canary to another share of visitors, or other brands.
 * @param {string} folder
 * @param {string} name
 * @param {{ share: number, brands?: string[] }} next
 * @returns {Promise<Entry>} the remote's entry
 * @throws when it has none
 */
export async function changeCanary(folder, name, next) {
  /** @type {import('./registry.mjs').Change} */
  const change = (entry) => entry?.canary && { ...entry, canary: { ...entry.canary, ...next } };
  const changed = await alone(folder, () => changeEntries(folder, name, change));
  if (!changed) throw new Error(`${name} no tiene canario`);
  return changed;
}

/**
 * Ends a canary: everybody has the current version from their next page on.
 * @param {string} folder
 * @param {string} name
 * @returns {Promise<{ stopped: string, current: string } | undefined>} undefined when there was none
 */
export const stopCanary = (folder, name) => alone(folder, () => endCanary(folder, name));

/**
 * The same; the caller is `alone`.
 * @param {string} folder
 * @param {string} name
 */
export async function endCanary(folder, name) {
  let stopped = '';
  /** @type {import('./registry.mjs').Change} */
  const change = (entry) => {
    if (!entry?.canary) return undefined;
    stopped = entry.canary.version;
    const { current, history } = entry;
    return { current, history, withdrawn: withdrawn(entry) };
  };
  const changed = await changeEntries(folder, name, change);
  return changed && { stopped, current: changed.current };
}

/**
 * Makes a canary everybody's version.
 * @param {string} folder
 * @param {string} name
 * @returns {Promise<string>} the version
 * @throws when the remote has none
 */
export async function finishCanary(folder, name) {
  /** @type {import('./registry.mjs').Change} */
  const change = (entry) => {
    if (!entry?.canary) return undefined;
    const { version } = entry.canary;
    const history = [version, ...without(entry.history, version)].slice(0, versionsKept);
    return { current: version, history, withdrawn: without(entry.withdrawn, version) };
  };
  const changed = await alone(folder, () => changeEntries(folder, name, change));
  if (!changed) throw new Error(`${name} no tiene canario`);
  return changed.current;
}
