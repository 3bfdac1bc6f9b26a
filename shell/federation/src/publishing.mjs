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
  storeArtifact,
  versionsKept,
  withdrawn,
  without,
} from './registry.mjs';
import { removeUnused } from './unused.mjs';

/**
 * Publishes a built version: the registries of its audience name it from now on, for everybody. Earlier versions stay
 * where they are, for open tabs and for going back, until no registry names them. A version that was set aside is let in again: whoever releases it
 * says so.
 * @returns {Promise<boolean>} false when it was current already
 * @throws when a gateway's shell lacks what it needs
 */
export async function publish(folder, built) {
  const description = JSON.parse(await readFile(join(built, 'remote.json'), 'utf8'));
  const { name, version } = description;
  await refuseUnmet(folder, description, audiencesOf(description));
  return alone(folder, async () => {
    await storeArtifact(folder, built, description);
    const again = await letInAgain(folder, name, version);
    const change = (before) => {
      if (before?.current === version && !before.canary && !again) return undefined;
      const history = [version, ...without(before?.history, version)].slice(0, versionsKept);
      return { current: version, history, withdrawn: withdrawn(before, version) };
    };
    const changed = await changeEntries(folder, name, change, audiencesOf(description));
    await removeUnused(folder);
    return Boolean(changed);
  });
}

/**
 * Takes back the last release: a canary is stopped, else the version before the current one is current again, in every
 * registry that names the remote; past those that gateways have set aside.
 * @returns {Promise<string>} the version that is everybody's now
 * @throws when there is none before
 */
export const rollback = (folder, name) => alone(folder, () => goBack(folder, name));

async function goBack(folder, name) {
  // who says it again after it was cut off wants that one, not another
  const finished = await finishCutOff(folder, name);
  if (finished) return finished.current;
  const stopped = await endCanary(folder, name);
  if (stopped) return stopped.current;
  const change = (entry) => {
    if (!entry) return undefined;
    const previous = entry.history.slice(1).find((version) => !markOf(folder, name, version));
    if (!previous) throw new Error(`${name} has no version before ${entry.current}`);
    // open tabs may still ask for it, but no later rollback leads to it
    const at = entry.history.indexOf(previous);
    const left = [...entry.history.slice(0, at), ...(entry.withdrawn ?? [])];
    return { current: previous, history: entry.history.slice(at), withdrawn: left };
  };
  const changed = await changeEntries(folder, name, change);
  if (!changed) throw new Error(`no registry names ${name}`);
  return changed.current;
}
