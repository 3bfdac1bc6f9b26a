import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { letInAgain, markOf } from './quarantine.mjs';

const kept = 20;

/** Files of the two registries in a folder, with the artifacts both name beside them. */
export const registryFile = (folder, audience) => join(folder, `${audience}.json`);
export const artifactFolder = (folder, name, version) => join(folder, 'artifacts', name, version);

/**
 * `{ revision, remotes: { [name]: { current, history, withdrawn } } }`; empty when there is none yet. `history` begins
 * with the current version; `withdrawn` are those that were gone back from.
 */
export async function readRegistry(file) {
  if (!existsSync(file)) return { revision: 0, remotes: {} };
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Replaces the file in one step, so that a reader sees the old or the new one, never a half. */
async function writeRegistry(file, registry) {
  await mkdir(dirname(file), { recursive: true });
  const next = `${file}.${process.pid}.next`;
  await writeFile(next, `${JSON.stringify({ ...registry, revision: registry.revision + 1 }, null, 2)}\n`);
  await rename(next, file);
}

const audiencesOf = (description) => (description.audience === 'internal' ? ['internal'] : ['public', 'internal']);

/** Copies a built version beside the registries; a version that is there already stays as it is. */
async function storeArtifact(folder, built, description) {
  const target = artifactFolder(folder, description.name, description.version);
  if (existsSync(join(target, 'remote.json'))) return;
  const next = `${target}.${process.pid}.next`;
  await rm(next, { recursive: true, force: true });
  await mkdir(dirname(target), { recursive: true });
  await cp(built, next, { recursive: true });
  await rename(next, target);
}

/**
 * Publishes a built version: the registries of its audience name it from now on. Earlier versions stay where they
 * are, for open tabs and for going back. A version that was set aside is let in again: whoever releases it says so.
 * @returns {Promise<boolean>} false when it was current already
 */
export async function publish(folder, built) {
  const description = JSON.parse(await readFile(join(built, 'remote.json'), 'utf8'));
  await storeArtifact(folder, built, description);
  const again = await letInAgain(folder, description.name, description.version);
  let changed = false;
  for (const audience of audiencesOf(description)) {
    const file = registryFile(folder, audience);
    const registry = await readRegistry(file);
    const before = registry.remotes[description.name];
    if (before?.current === description.version && !again) continue;
    const history = [description.version, ...(before?.history ?? []).filter((v) => v !== description.version)];
    const withdrawn = (before?.withdrawn ?? []).filter((version) => version !== description.version);
    registry.remotes[description.name] = { current: description.version, history: history.slice(0, kept), withdrawn };
    await writeRegistry(file, registry);
    changed = true;
  }
  return changed;
}

/**
 * Goes back to the version before the current one, in every registry that names the remote; past those that gateways have
 * set aside.
 * @returns {Promise<string>} the version that is current now
 * @throws when there is none before
 */
export async function rollback(folder, name) {
  let now;
  for (const audience of ['public', 'internal']) {
    const file = registryFile(folder, audience);
    const registry = await readRegistry(file);
    const entry = registry.remotes[name];
    if (!entry) continue;
    const earlier = entry.history.slice(1);
    const previous = earlier.find((version) => !markOf(folder, name, version));
    if (!previous) throw new Error(`${name} has no version before ${entry.current}`);
    // open tabs may still ask for it, but no later rollback leads to it
    const at = entry.history.indexOf(previous);
    const withdrawn = [...entry.history.slice(0, at), ...(entry.withdrawn ?? [])].slice(0, kept);
    registry.remotes[name] = { current: previous, history: entry.history.slice(at), withdrawn };
    await writeRegistry(file, registry);
    now = previous;
  }
  if (!now) throw new Error(`no registry names ${name}`);
  return now;
}
