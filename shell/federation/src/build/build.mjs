import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDevelopment } from './base.mjs';
import { precompress } from './compress.mjs';
import { bundleRemote, remoteClientConfig } from './define-remote.mjs';
import { integrityOf, sha256 } from './hashes.mjs';
import { inventoryName, inventoryOf, scriptsOf } from './payment-inventory.mjs';
import { readRemote } from './read-remote.mjs';
import { readRoutes } from './read-routes.mjs';
import { runWebpack } from './run-webpack.mjs';
import { sbomName, sbomOf } from './sbom.mjs';
import { requiredByRemote } from './shared.mjs';
import { setMapsAside } from './source-maps.mjs';

/** @typedef {{ remote: import('./define-remote.mjs').Remote, routes: import('./read-routes.mjs').Route[], version: string, files: Record<string, Buffer>, bundle: Buffer, chunks: Record<string, string[]> }} Built */
/** @typedef {import('../releases/registry.mjs').Description & { owns: string[], entry: string, server: { file: string, sha256: string }, integrity: Record<string, string>, files: string[], chunks: Record<string, string[]>, brotli?: Record<string, number> }} RemoteDescription what a gateway reads of a build */

/**
 * Where a build tells its version.
 * @param {string} folder
 */
export const latestFile = (folder) => join(folder, 'dist', isDevelopment() ? 'latest-development.json' : 'latest.json');

/**
 * Scripts a chunk name needs, as the server preloads them: `{ category: ['catalog-category-….js'] }`.
 * @param {import('webpack').Stats} clientStats
 */
export function chunksOf(clientStats) {
  const { namedChunkGroups } = clientStats.toJson({ all: false, chunkGroups: true });
  /** @type {Record<string, string[]>} */
  const named = {};
  for (const [name, group] of Object.entries(namedChunkGroups ?? {})) {
    const files = (group.assets ?? [])
      .map((asset) => asset.name)
      .filter((file) => file.endsWith('.js') && file !== 'remoteEntry.js');
    if (files.length > 0) named[name] = files;
  }
  return named;
}

/** @param {string} folder */
async function readFiles(folder) {
  /** @type {Record<string, Buffer>} */
  const files = {};
  for (const name of (await readdir(folder)).sort()) files[name] = await readFile(join(folder, name));
  return files;
}

/**
 * The list of scripts in this remote's payment pages; null where it has none.
 * @param {{ name: string, routes: import('./read-routes.mjs').Route[] }} remote
 * @param {Pick<import('webpack').Stats, 'compilation'>} client
 * @param {Record<string, Buffer>} files
 */
export async function inventoryOfRemote({ name, routes }, { compilation }, files) {
  const chunks = routes.filter(({ handle }) => handle.payment).flatMap(({ handle }) => handle.chunk);
  if (chunks.length === 0) return null;
  const names = ['remoteEntry.js', ...exposedOf(compilation), ...scriptsOf(compilation, new Set(chunks))];
  return inventoryOf({
    part: name,
    files: Object.fromEntries([...new Set(names)].map((name) => [name, files[name]])),
  });
}

/**
 * The exposed module itself, without the pages it loads later.
 * @param {import('webpack').Compilation} compilation
 */
const exposedOf = (compilation) =>
  (compilation.namedChunkGroups.get('exposed')?.chunks ?? []).flatMap(({ files }) =>
    [...files].filter((file) => file.endsWith('.js')),
  );

/**
 * The content of a build's `remote.json`, which gateways read.
 * @param {Built} built
 * @returns {RemoteDescription}
 */
export const descriptionOf = ({ remote, routes, version, files, bundle, chunks }) => ({
  name: remote.name,
  version,
  audience: remote.audience,
  owns: routes.map(({ path }) => path),
  requires: requiredByRemote(),
  entry: 'remoteEntry.js',
  server: { file: 'bundle.cjs', sha256: sha256(bundle) },
  integrity: Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => name.endsWith('.js'))
      .map(([name, body]) => [name, integrityOf(body)]),
  ),
  files: Object.keys(files),
  chunks,
});

/**
 * Builds the remote in `folder` to `dist/<version>/{client,server,maps,remote.json}`. The version is the package's
 * version and a hash of the output, so the same sources give the same folder.
 * @param {string} folder
 * @returns {Promise<RemoteDescription>} the content of `remote.json`
 */
export async function buildRemote(folder) {
  const remote = await readRemote(folder);
  const { version: release } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const work = join(folder, 'dist', '.work');
  const routes = await readRoutes(folder);
  const client = await runWebpack(remoteClientConfig(remote, { context: folder, out: join(work, 'client') }));
  const sources = await bundleRemote(remote, { context: folder, out: join(work, 'server') });
  await setMapsAside(join(work, 'client'), join(work, 'maps'));
  const files = await readFiles(join(work, 'client'));
  const inventory = await inventoryOfRemote({ name: remote.name, routes }, client, files);
  const bundle = await readFile(join(work, 'server', 'bundle.cjs'));
  const content = Object.entries(files).map(([name, body]) => `${name} ${sha256(body)}`);
  const whole = [...content, sha256(bundle), ...(inventory ? [sha256(inventory)] : [])].join('\n');
  const version = `${release}-${isDevelopment() ? 'dev' : ''}${sha256(whole).slice(0, 12)}`;
  const description = descriptionOf({ remote, routes, version, files, bundle, chunks: chunksOf(client) });
  const out = join(folder, 'dist', version);
  if (!existsSync(join(out, 'remote.json'))) {
    await rm(out, { recursive: true, force: true });
    description.brotli = isDevelopment() ? {} : await precompress(join(work, 'client'));
    await mkdir(out, { recursive: true });
    await rename(join(work, 'client'), join(out, 'client'));
    await rename(join(work, 'server'), join(out, 'server'));
    await rename(join(work, 'maps'), join(out, 'maps'));
    if (inventory) await writeFile(join(out, inventoryName), inventory);
    await writeFile(join(out, sbomName), await sbomOf({ name: `mfe-${remote.name}`, version, client, sources }));
    await writeFile(join(out, 'remote.json'), `${JSON.stringify(description, null, 2)}\n`);
  }
  await rm(work, { recursive: true, force: true });
  await writeFile(latestFile(folder), `${JSON.stringify({ version })}\n`);
  return description;
}
