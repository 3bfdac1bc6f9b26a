// Looks at every component in each brand, checks axe and overflow: node themes/ui/scripts/preview.mjs OUT_DIR [--pictures DIR] [--brands studio,home,kids] [--widths 1440,390]
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { iconSheet } from '@actual/themes-contract/icon-sheet';
import { build } from 'esbuild';
import { chromium } from 'playwright';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pictures: { type: 'string', default: join(root, 'services/database/demo-assets/pictures') },
    brands: { type: 'string', default: 'studio,home,kids' },
    widths: { type: 'string', default: '1440,390' },
  },
});
const out = positionals[0];
if (!out) {
  console.error('Say where the pictures go: node themes/ui/scripts/preview.mjs OUT_DIR');
  process.exit(1);
}
await mkdir(out, { recursive: true });

/** @param {string} brand */
const entry = (brand) => `
  import { createRoot } from 'react-dom/client';
  import { BrandProvider, IconSheetProvider } from '@actual/themes-contract';
  import { brandCss } from '@actual/themes-contract/stylesheet';
  import { brand } from '@actual/brand-${brand}';
  import { Preview } from './src/preview/Preview';
  const style = document.createElement('style');
  style.textContent = brandCss(brand);
  document.head.append(style);
  createRoot(document.getElementById('root')).render(
    <BrandProvider brand={brand}><IconSheetProvider value="/icons.svg"><Preview /></IconSheetProvider></BrandProvider>
  );
`;
/** @param {string} brand */
const bundle = async (brand) => {
  const result = await build({
    stdin: { contents: entry(brand), resolveDir: join(root, 'themes/ui'), loader: 'tsx' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return result.outputFiles[0].text;
};

const scripts = new Map();
for (const brand of values.brands.split(',')) scripts.set(brand, await bundle(brand));
const known = new Set(await readdir(values.pictures));
/** @param {string} stem */
const pictureFile = (stem) =>
  [`${stem}.webp`, `${stem}-600.webp`].find((name) => known.has(name)) ??
  [...known].find((name) => name.endsWith('.webp'));
// the cuts that the shell's build makes
/** @param {string} name */
const fontFile = (name) => join(root, 'shell/dist/fonts', name);

const server = createServer(async (request, response) => {
  const path = new URL(request.url ?? '/', 'http://x').pathname;
  try {
    const picture = /^\/pictures\/(.+)-\d+\.(?:avif|webp)$/.exec(path);
    const script = /^\/(\w+)\.js$/.exec(path);
    const page = /^\/(\w+)$/.exec(path);
    if (picture)
      response
        .setHeader('content-type', 'image/webp')
        .end(await readFile(join(values.pictures, pictureFile(picture[1]) ?? '')));
    else if (path.startsWith('/fonts/'))
      response.setHeader('content-type', 'font/woff2').end(await readFile(fontFile(path.slice(7))));
    else if (path === '/icons.svg') response.setHeader('content-type', 'image/svg+xml').end(await iconSheet());
    else if (script) response.setHeader('content-type', 'text/javascript').end(scripts.get(script[1]));
    else if (page)
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(
          `<!doctype html><html lang="es-MX"><meta name="viewport" content="width=device-width"><title>Galería</title><div id="root"></div><script type="module" src="/${page[1]}.js"></script>`,
        );
    else response.writeHead(404).end();
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());

const axePath = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const brand of scripts.keys()) {
  for (const width of values.widths.split(',').map(Number)) {
    const page = await browser.newPage({ viewport: { width, height: width < 700 ? 844 : 1000 } });
    page.on('pageerror', (error) => console.error(`${brand} ${width}: ${error.message}`));
    page.on(
      'console',
      (message) => message.type() === 'error' && console.error(`${brand} ${width}: ${message.text()}`),
    );
    await page.goto(`http://127.0.0.1:${port}/${brand}`, { waitUntil: 'networkidle' });
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) console.error(`${brand} ${width}: overflows by ${overflow} px`);
    await page.screenshot({ path: join(out, `${brand}-${width}.png`), fullPage: true });
    for (const [id, name] of [
      ['abre-dialogo', 'dialogo'],
      ['abre-hoja', 'hoja'],
      ['abre-aviso', 'aviso'],
    ]) {
      await page.click(`#${id}`);
      await page.waitForTimeout(400);
      await page.screenshot({ path: join(out, `${brand}-${width}-${name}.png`) });
      await page.keyboard.press('Escape');
    }
    await page.addScriptTag({ path: axePath });
    const violations = await page.evaluate(async () => {
      const { axe } = /** @type {typeof window & { axe: typeof import('axe-core') }} */ (window);
      const { violations: found } = await axe.run(document, { resultTypes: ['violations'] });
      return found.map(
        (one) =>
          `${one.id}: ${one.nodes
            .map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`)
            .slice(0, 4)
            .join(' | ')}`,
      );
    });
    for (const violation of violations) console.error(`${brand} ${width}: ${violation}`);
    console.log(`${brand} ${width}: ${Math.round(scripts.get(brand).length / 1024)} KB of script`);
    await page.close();
  }
}
await browser.close();
server.close();
