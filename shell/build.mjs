/** Builds the shell: `dist/client`, `dist/server/main.cjs` and the list of the page's scripts. */
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineHost } from '@actual/federation';
import { isDevelopment } from '@actual/federation/build/base';
import { precompress } from '@actual/federation/build/compress';
import { integrityOf, sha256 } from '@actual/federation/build/hashes';
import { inventoryName, inventoryOf, scriptsOf } from '@actual/federation/build/payment-inventory';
import { runWebpack } from '@actual/federation/build/run-webpack';
import { sbomName, sbomOf } from '@actual/federation/build/sbom';
import { built, bundleForServer, isNpmPackage } from '@actual/federation/build/server-bundle';
import { offeredByHost } from '@actual/federation/build/shared';
import { setMapsAside } from '@actual/federation/build/source-maps';
import { iconSheet } from '@actual/themes-contract/icon-sheet';
import { build } from 'esbuild';
import { buildFonts } from './build-fonts.mjs';

const context = fileURLToPath(new URL('.', import.meta.url));
// beside the released build, so that a check does not disturb a running shop
const out = join(context, 'dist', isDevelopment() ? 'development' : '');
const started = Date.now();
const aDay = 86_400_000;

/** The script that stands in every document: one text. */
async function bootScriptText() {
  const { outputFiles } = await build({
    entryPoints: [join(context, 'src', 'boot-script', 'boot-script.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  });
  return outputFiles[0].text.trim();
}

/**
 * Removes files of builds that no running shell serves any more.
 * @param {string} folder
 * @param {string[]} [current] files of this build: webpack leaves those that are there already as they are, however old
 */
async function removeOld(folder, current = []) {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const isOld = started - (await stat(file)).mtimeMs > aDay;
    if (isOld && !current.includes(name.replace(/\.(br|gz)$/, ''))) await rm(file);
  }
}

/**
 * Writes the icons' drawings beside the scripts.
 * @param {string} folder
 */
async function writeIcons(folder) {
  const sheet = await iconSheet();
  const name = `icons-${sha256(sheet).slice(0, 10)}.svg`;
  await writeFile(join(folder, name), sheet);
  return name;
}

/**
 * The federation plugin cannot name a hashed file: an entry is renamed when it is written, and its map with it.
 * @param {string} folder
 * @param {string} name
 */
async function withHash(folder, name) {
  const file = join(folder, `${name}.js`);
  const hashed = `${name}-${sha256(await readFile(file)).slice(0, 10)}.js`;
  await rename(file, join(folder, hashed));
  await rename(`${file}.map`, join(folder, `${hashed}.map`));
  return hashed;
}

try {
  const folder = join(out, 'client');
  const client = await runWebpack(
    defineHost({
      context,
      out: folder,
      browserEntry: './src/browser.ts',
      paymentEntry: './src/payment-document/browser.tsx',
    }),
  );
  await rm(join(out, 'server'), { recursive: true, force: true });
  const sources = await bundleForServer({
    namespace: 'shell',
    context,
    // renderers are processes of their own; the watchdog is a thread, and needs nothing of the shell
    entries: {
      main: 'server/src/main.ts',
      renderer: 'server/src/renderers/entry.ts',
      watchdog: 'server/src/watchdog/thread.ts',
    },
    out: join(out, 'server'),
    isGiven: isNpmPackage,
    plugins: [built],
  });
  const { namedChunkGroups } = client.toJson({ all: false, chunkGroups: true });
  /** @param {{ assets?: { name: string }[] }} group */
  const scripts = (group) => (group.assets ?? []).map((asset) => asset.name).filter((name) => name.endsWith('.js'));
  await removeOld(folder, Object.keys(client.compilation.assets));
  const entry = await withHash(folder, 'shell');
  const paymentEntry = await withHash(folder, 'payment');
  const maps = join(out, 'maps');
  await setMapsAside(folder, maps);
  await removeOld(maps);
  const icons = await writeIcons(folder);
  /** @type {Record<string, string>} */
  const integrity = {};
  for (const name of await readdir(folder)) {
    if (name.endsWith('.js')) integrity[name] = integrityOf(await readFile(join(folder, name)));
  }
  const chunks = Object.fromEntries(
    Object.entries(namedChunkGroups ?? {}).map(([name, group]) => [name, scripts(group)]),
  );
  /** @type {Record<string, number>} */
  const brotli = isDevelopment() ? {} : await precompress(folder);
  const fallbackFaces = await buildFonts(join(out, 'fonts'));
  await writeFile(
    join(out, 'assets.json'),
    `${JSON.stringify({ entry, paymentEntry, bootScript: await bootScriptText(), icons, integrity, chunks, brotli, offers: offeredByHost(), fallbackFaces }, null, 2)}\n`,
  );
  const names = scriptsOf(client.compilation, ['payment']).map((name) => (name === 'payment.js' ? paymentEntry : name));
  /** @type {Record<string, Buffer>} */
  const files = {};
  for (const name of names) files[name] = await readFile(join(folder, name));
  await writeFile(join(out, inventoryName), await inventoryOf({ part: 'shell', files, providers: true }));
  await writeFile(join(out, sbomName), await sbomOf({ name: 'shell', version: entry, client, sources }));
  /** @param {string} name */
  const weight = (name) => (name in brotli ? `${(brotli[name] / 1024).toFixed(1)} KB brotli` : 'not compressed');
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(`shell ${entry} ${weight(entry)}, ${paymentEntry} ${weight(paymentEntry)} (${seconds} s)\n`);
} catch (error) {
  process.stderr.write(`${error.stack ?? error.message}\n`);
  process.exit(1);
}
