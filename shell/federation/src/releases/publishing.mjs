import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { alone } from './alone.mjs';
import { endCanary } from './canaries.mjs';
import { refuseUnmet } from './offers.mjs';
import { letInAgain, markOf } from './quarantine.mjs';
import {
  audiencesOf,
  changeEntries,
  finishCutOff,
  readRegistry,
  registryFile,
  storeArtifact,
  versionsKept,
  withdrawn,
  without,
} from './registry.mjs';
import { removeUnused } from './unused.mjs';

/** @typedef {import('./registry.mjs').Entry} Entry */

/**
 * Publishes a built version: the registries of its audience name it from now on, for everybody. Earlier versions stay
 * where they are, for open tabs and for going back, until no registry names them. A version that was set aside is let
 * in again, because its owner releases it deliberately.
 * @param {string} folder
 * @param {string} built
 * @returns {Promise<boolean>} false when it was current already
 * @throws when a gateway's shell lacks a requirement
 */
export async function publish(folder, built) {
  const description = JSON.parse(await readFile(join(built, 'remote.json'), 'utf8'));
  const { name, version } = description;
  await refuseUnmet(folder, description, audiencesOf(description));
  return alone(folder, async () => {
    await storeArtifact(folder, built, description);
    const again = await letInAgain(folder, name, version);
    /** @type {import('./registry.mjs').Change} */
    const change = (before) => {
      if (before && before.current === version && !before.canary && !again) return undefined;
      const history = [version, ...without(before?.history, version)].slice(0, versionsKept);
      return { current: version, history, withdrawn: withdrawn(before, version) };
    };
    const changed = await changeEntries(folder, name, change, audiencesOf(description));
    await removeUnused(folder);
    return Boolean(changed);
  });
}

/** A rollback that nobody can carry out; `reason`: another version was released meanwhile, or there is none before it. */
export class NoRollback extends Error {
  /**
   * @param {'changed' | 'first'} reason
   * @param {string} message
   */
  constructor(reason, message) {
    super(message);
    this.reason = reason;
  }
}

/**
 * The version that a rollback takes back: the canary where there is one.
 * @param {Entry} entry
 */
export const lastReleased = ({ current, canary }) => canary?.version ?? current;

/**
 * The version that a rollback from the current one leads to; undefined where there is none.
 * @param {string} folder
 * @param {string} name
 * @param {Pick<Entry, 'history'>} entry
 */
export const versionBefore = (folder, name, { history }) =>
  history.slice(1).find((version) => !markOf(folder, name, version));

/**
 * Takes back the last release: a canary is stopped, else the version before the current one is current again, in every
 * registry that names the remote; past those that gateways have set aside.
 * @param {string} folder of the registries
 * @param {string} name of the remote
 * @param {string} [from] the version that is taken back, where somebody says which one they mean
 * @returns {Promise<string>} the version that is everybody's now
 * @throws {NoRollback}
 */
export const rollback = (folder, name, from) => alone(folder, () => goBack(folder, name, from));

/**
 * @param {string} folder
 * @param {string} name
 * @param {string | undefined} from
 */
async function goBack(folder, name, from) {
  // a repeated command after an interruption means that release, not another
  const finished = await finishCutOff(folder, name);
  if (finished) return finished.current;
  const last = (await readRegistry(registryFile(folder, 'internal'))).remotes[name];
  if (last && from && lastReleased(last) !== from)
    throw new NoRollback('changed', `${name} ${from} ya no es lo último que se publicó`);
  const stopped = await endCanary(folder, name);
  if (stopped) return stopped.current;
  /** @type {import('./registry.mjs').Change} */
  const change = (entry) => {
    if (!entry) return undefined;
    const previous = versionBefore(folder, name, entry);
    if (!previous) throw new NoRollback('first', `${name} no tiene una versión antes de ${entry.current}`);
    // open tabs may still ask for it, but no later rollback leads to it
    const at = entry.history.indexOf(previous);
    const left = [...entry.history.slice(0, at), ...(entry.withdrawn ?? [])];
    return { current: previous, history: entry.history.slice(at), withdrawn: left };
  };
  const changed = await changeEntries(folder, name, change);
  if (!changed) throw new Error(`Ningún registro nombra «${name}».`);
  return changed.current;
}
