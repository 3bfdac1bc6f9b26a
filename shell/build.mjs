/** Builds the shell: `dist/client`, `dist/server/main.cjs` and the list of what the page loads. */
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineHost } from '@actual/federation';
import { isDevelopment } from '@actual/federation/base';
import { precompress } from '@actual/federation/compress';
import { integrityOf, sha256 } from '@actual/federation/hashes';
import { runWebpack } from '@actual/federation/run-webpack';
import { build } from 'esbuild';
import { buildFonts } from './build-fonts.mjs';

const context = fileURLToPath(new URL('.', import.meta.url));
// beside the released build, so that a check does not disturb a running shop
const out = join(context, 'dist', isDevelopment() ? 'development' : '');
const started = Date.now();
const aDay = 86_400_000;

/** The script that stands in every document: one text. */
async function starterText() {
  const { outputFiles } = await build({
    entryPoints: [join(context, 'src', 'starter', 'starter.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
  });
  return outputFiles[0].text.trim();
}

/** Files of builds that no running shell serves any more. */
async function removeOld(folder) {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    if (started - (await stat(file)).mtimeMs > aDay) await rm(file);
  }
}

try {
  const [client] = await runWebpack(
    defineHost({ context, out, browserEntry: './src/browser.ts', serverEntry: './server/src/main.ts' }),
  );
  const folder = join(out, 'client');
  const { namedChunkGroups } = client.toJson({ all: false, chunkGroups: true });
  const scripts = (group) => group.assets.map((asset) => asset.name).filter((name) => name.endsWith('.js'));
  await removeOld(folder);
  const entry = `shell-${sha256(await readFile(join(folder, 'shell.js'))).slice(0, 10)}.js`;
  await rename(join(folder, 'shell.js'), join(folder, entry));
  const integrity = {};
  for (const name of await readdir(folder)) {
    if (name.endsWith('.js')) integrity[name] = integrityOf(await readFile(join(folder, name)));
  }
  const chunks = Object.fromEntries(Object.entries(namedChunkGroups).map(([name, group]) => [name, scripts(group)]));
  const brotli = await precompress(folder);
  await buildFonts(join(out, 'fonts'));
  await writeFile(
    join(out, 'assets.json'),
    `${JSON.stringify({ entry, starter: await starterText(), integrity, chunks, brotli }, null, 2)}\n`,
  );
  const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  process.stdout.write(`shell ${entry} ${kb(brotli[entry])} brotli (${seconds} s)\n`);
} catch (error) {
  process.stderr.write(`${error.stack ?? error.message}\n`);
  process.exit(1);
}
