// Renders the demo store's pictures: node services/database/scripts/render-pictures.mjs MODELS_DIR OUT_DIR [--views main,front,detail,side,scene] [stem ...]
// Products are listed in demo-assets/shots.json, rooms and packages in demo-assets/scenes.json. A picture that is there
// is left alone, so the run can be stopped and taken up again.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { subjectsOf } from './render/subjects.mjs';

const SIZE = Number(process.env.RENDER_SIZE ?? 1600);
const FRAMES = Number(process.env.RENDER_FRAMES ?? 3);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { views: { type: 'string', default: 'main,front,detail,side,scene' } },
});
const [modelsDir, outDir, ...only] = positionals;
if (!modelsDir || !outDir) {
  process.stderr.write(
    'Usage: render-pictures.mjs MODELS_DIR OUT_DIR [--views main,front,detail,side,scene] [stem ...]\n',
  );
  process.exit(2);
}
const here = fileURLToPath(new URL('.', import.meta.url));
/** @param {string} stem */
const fileOf = (stem) => join(outDir, `${stem}.avif`);
/** @param {string} name */
const listed = async (name) => JSON.parse(await readFile(join(here, '../demo-assets', name), 'utf8'));
const subjects = subjectsOf({
  shots: await listed('shots.json'),
  scenes: await listed('scenes.json'),
  isWanted: ({ stem, view, of }) =>
    values.views.split(',').includes(view) && (only.length === 0 || only.includes(of)) && !existsSync(fileOf(stem)),
});
const endsBefore = new Set(
  subjects.flatMap(({ variants }) =>
    variants.flatMap(({ shots }) =>
      shots.filter((shot) => shot.view !== 'detail' && !shot.whole).map(({ stem }) => stem),
    ),
  ),
);
await mkdir(outDir, { recursive: true });

// Pieces and packages end before their picture does; close views and rooms fill it.
/** @param {Buffer} pixels */
const isClipped = (pixels) => {
  /**
   * @param {number} x
   * @param {number} y
   */
  const alpha = (x, y) => pixels[(y * SIZE + x) * 4 + 3];
  for (let at = 0; at < SIZE; at += 1)
    for (const [x, y] of [
      [at, 0],
      [at, SIZE - 1],
      [0, at],
      [SIZE - 1, at],
    ])
      if (alpha(x, y) > 2) return true;
  return false;
};

let done = 0;
const started = Date.now();
/**
 * Writes a picture whole or not at all.
 * @param {string} stem
 * @param {Buffer} pixels
 */
const keep = async (stem, pixels) => {
  if (endsBefore.has(stem) && isClipped(pixels)) process.stderr.write(`${stem} touches the edge of its picture\n`);
  const file = await sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 4 } })
    .flip()
    .avif({ quality: 55, effort: 1, chromaSubsampling: '4:2:0' })
    .toBuffer();
  await writeFile(`${fileOf(stem)}.part`, file);
  await rename(`${fileOf(stem)}.part`, fileOf(stem));
  done += 1;
  const seconds = (Date.now() - started) / 1000;
  process.stdout.write(
    `${done} ${stem} ${(file.length / 1024).toFixed(0)} kB, ${(seconds / done).toFixed(1)} s each\n`,
  );
};

const bundle = await build({
  entryPoints: [join(here, 'render/page.mjs')],
  bundle: true,
  format: 'iife',
  write: false,
  target: 'es2022',
});
/**
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<Buffer>}
 */
const bodyOf = async (request) => Buffer.concat(await request.toArray());
const server = createServer(async (request, reply) => {
  const [, folder, name = ''] = (request.url ?? '').split('/');
  if (folder === 'pixels') {
    // the next picture is rendered while this one is encoded
    const pixels = await bodyOf(request);
    kept = kept.then(() => keep(name, pixels));
    return reply.end();
  }
  if (folder === 'models') return reply.end(await readFile(join(modelsDir, name)));
  return reply.setHeader('content-type', 'text/html').end('<!doctype html><title>render</title>');
});
let kept = Promise.resolve();
await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(undefined)));

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
  ],
});
const page = await browser.newPage();
page.on('pageerror', (error) => process.stderr.write(`${error.message}\n`));
page.on('console', (message) => message.type() === 'error' && process.stderr.write(`${message.text()}\n`));
await page.goto(`http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/`);
await page.addScriptTag({ content: bundle.outputFiles[0].text });
for (const subject of subjects) {
  // the one before may be encoded meanwhile, not more: each picture is 10 MB
  const before = kept;
  await page.evaluate(
    ([one, options]) => /** @type {import('./render/page.mjs').Renderer} */ (window).renderSubject(one, options),
    /** @type {const} */ ([subject, { size: SIZE, frames: FRAMES }]),
  );
  await before;
}
await kept;
await browser.close();
server.close();
