import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import { publish } from '../releases/publishing.mjs';
import { artifactFolder } from '../releases/registry.mjs';
import { assertSigningKey } from '../releases/release-settings.mjs';
import { signBuild } from '../releases/signatures.mjs';
import { chunksOf, descriptionOf, inventoryOfRemote } from './build.mjs';
import { bundleRemote, remoteClientConfig } from './define-remote.mjs';
import { inventoryName } from './payment-inventory.mjs';
import { readRemote } from './read-remote.mjs';
import { readRoutes } from './read-routes.mjs';
import { refreshedBy } from './refreshed-by.mjs';
import { errorsOf } from './run-webpack.mjs';

/** Milliseconds in which a save of several files is one. */
const aggregateTimeout = 50;
/** Builds that an open page may be behind; one that slept for longer loads again. */
const buildsBehind = 30;

/** @param {string} file */
const isUpdate = (file) => file.includes('.hot-update.');

/**
 * Updates are no part of what a new page loads.
 * @param {webpack.Compilation} compilation
 */
function setUpdatesApart({ chunks }) {
  for (const { files } of chunks) for (const file of files) if (isUpdate(file)) files.delete(file);
}

/**
 * Builds the remote in `folder` now and after every change of its sources, those of other packages among them, and
 * publishes each build as a version of its own. A version carries the updates that lead to it from the builds before.
 * @param {string} folder
 * @param {{ registry: string, onBuilt: (ms: number) => void, onFailed: (error: Error) => void }} options
 */
export async function watchRemote(folder, { registry, onBuilt, onFailed }) {
  const remote = await readRemote(folder);
  const { version: release } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const work = join(folder, 'dist', '.watched');
  await rm(work, { recursive: true, force: true });
  const out = { client: join(work, 'client'), server: join(work, 'server') };
  const run = Date.now().toString(36);
  let builds = 0;
  /**
   * Names of the updates that each build made, the newest last.
   * @type {string[][]}
   */
  const updates = [];

  /** @param {webpack.Stats} client */
  async function publishBuild(client) {
    const names = client.compilation.getAssets().map(({ name }) => name);
    updates.push(names.filter(isUpdate));
    setUpdatesApart(client.compilation);
    /** @type {Record<string, Buffer>} */
    const files = {};
    for (const name of names.filter((one) => !isUpdate(one)).sort())
      files[name] = await readFile(join(out.client, name));
    await bundleRemote(remote, { context: folder, out: out.server });
    const bundle = await readFile(join(out.server, 'bundle.cjs'));
    const routes = await readRoutes(folder);
    builds += 1;
    const version = `${release}-dev${client.hash}-${run}${builds}`;
    const built = artifactFolder(registry, remote.name, version);
    await mkdir(join(built, 'client'), { recursive: true });
    await mkdir(join(built, 'server'));
    // an update away from this very build is left over from an earlier time with the same sources
    const leadHere = updates
      .slice(-buildsBehind)
      .flat()
      .filter((name) => !name.includes(`.${client.hash}.`));
    for (const name of new Set([...Object.keys(files), ...leadHere]))
      await cp(join(out.client, name), join(built, 'client', name));
    await writeFile(join(built, 'server', 'bundle.cjs'), bundle);
    const inventory = await inventoryOfRemote({ name: remote.name, routes }, client, files);
    if (inventory) await writeFile(join(built, inventoryName), inventory);
    const description = descriptionOf({ remote, routes, version, files, bundle, chunks: chunksOf(client) });
    await writeFile(join(built, 'remote.json'), `${JSON.stringify(description, null, 2)}\n`);
    await signBuild(registry, built, await assertSigningKey(process.env, registry));
    await publish(registry, built);
  }

  const compiler = webpack(
    remoteClientConfig(remote, { context: folder, out: out.client, refreshed: refreshedBy(remote.name, folder) }),
  );
  // the next build waits for it, since it writes files of the same names
  compiler.hooks.done.tapPromise('publish', async (client) => {
    if (client.hasErrors()) return onFailed(errorsOf(client));
    await publishBuild(client).then(() => onBuilt(Date.now() - client.startTime), onFailed);
  });
  compiler.watch({ aggregateTimeout }, (error) => {
    if (error) onFailed(error);
  });
}
