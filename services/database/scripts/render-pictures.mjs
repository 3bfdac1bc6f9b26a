// Renders the demo store's source pictures: node services/database/scripts/render-pictures.mjs MODELS_DIR OUT_DIR [stem ...]
// Shots are listed in demo-assets/shots.json; a picture newer than the list is skipped, so the run can be stopped and taken up again.
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import sharp from 'sharp';

const SIZE = 1000;
const TARGET_BYTES = 28 * 1024;
const FRAMES = Number(process.env.RENDER_FRAMES ?? 8);
const ORIGIN = 'http://render.localhost';
const [modelsDir, outDir, ...only] = process.argv.slice(2);
if (!modelsDir || !outDir) {
  process.stderr.write('Usage: render-pictures.mjs MODELS_DIR OUT_DIR [stem ...]\n');
  process.exit(2);
}
// Shadow alpha in steps of 6 of 255, since WebP stores alpha without loss; making the sizes smooths the steps out again.
const encode = async (pixels) => {
  for (let i = 3; i < pixels.length; i += 4) {
    if (pixels[i] < 5) pixels[i] = 0;
    else if (pixels[i] < 248) pixels[i] = Math.round(pixels[i] / 6) * 6;
  }
  let file;
  for (const quality of [74, 66, 60]) {
    file = await sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 4 } })
      .flip()
      .webp({ quality, alphaQuality: 100, effort: 4, smartSubsample: true })
      .toBuffer();
    if (file.length <= TARGET_BYTES) break;
  }
  return file;
};
const here = fileURLToPath(new URL('.', import.meta.url));
const shots = JSON.parse(await readFile(join(here, '../demo-assets/shots.json'), 'utf8'));
const exists = (file) =>
  stat(file).then(
    () => true,
    () => false,
  );
const wanted = [];
for (const shot of shots) {
  if (only.length ? only.includes(shot.stem) : !(await exists(join(outDir, `${shot.stem}.webp`)))) wanted.push(shot);
}

const bundle = await build({
  entryPoints: [join(here, 'render/page.mjs')],
  bundle: true,
  format: 'iife',
  write: false,
  target: 'es2022',
});
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
await page.route(`${ORIGIN}/**`, async (route) => {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/')
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>render</title>' });
  return route.fulfill({
    contentType: 'model/gltf-binary',
    body: await readFile(join(modelsDir, pathname.replace('/models/', ''))),
  });
});
await page.goto(`${ORIGIN}/`);
await page.addScriptTag({ content: bundle.outputFiles[0].text });
await mkdir(outDir, { recursive: true });

const started = Date.now();
for (const [index, shot] of wanted.entries()) {
  const encoded = await page.evaluate(
    ([s, options]) => window.renderShot(s, options),
    [shot, { size: SIZE, frames: FRAMES }],
  );
  const file = await encode(Buffer.from(encoded, 'base64'));
  await writeFile(join(outDir, `${shot.stem}.webp`), file);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  process.stdout.write(
    `${index + 1}/${wanted.length} ${shot.stem} ${(file.length / 1024).toFixed(1)} kB, ${seconds} s\n`,
  );
}
await browser.close();
