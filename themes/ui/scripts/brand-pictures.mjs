// Makes each brand's sharing picture and app icons from a running store, into themes/actual-*/:
// node themes/ui/scripts/brand-pictures.mjs [PORT]
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sharp from 'sharp';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const port = process.argv[2] ?? '4200';

/** Builds the picture from the brand's home: its logo, words and leading piece, with the styles of the page. */
function compose() {
  const homes = [...document.querySelectorAll('header a[href="/"]')].map((link) => link.innerHTML);
  const logo = homes.sort((a, b) => b.length - a.length)[0] ?? '';
  const title = document.querySelector('main h1')?.textContent ?? '';
  /** @type {HTMLImageElement | null} */
  const picture = document.querySelector('main img');
  const piece = picture?.currentSrc ?? '';
  const line = document.querySelector('footer p')?.textContent ?? '';
  document.body.innerHTML = `<div id="c"><div id="w"><span>${logo}</span><h1>${title}</h1><p>${line}</p></div><img src="${piece}" alt=""></div>`;
  const style = document.createElement('style');
  style.textContent = `
    body { background: var(--c-bg); }
    #c { position: relative; width: 1200px; height: 630px; overflow: hidden;
      background: linear-gradient(var(--c-hero-wall) 0 74%, var(--c-hero-floor) 74%); }
    #w { position: absolute; inset: 0 auto 0 0; width: 560px; padding: 64px 0 60px 72px; display: grid; grid-template-rows: auto 1fr auto;
      color: var(--c-text); background: var(--c-bg); }
    #w span { zoom: 1.5; }
    #w h1 { align-self: center; font: var(--t-h-1); font-size: 62px; line-height: 1.08; letter-spacing: var(--t-h-1-ls);
      text-wrap: balance; padding-right: 24px; }
    #w p { font: 400 24px/1.4 var(--family-text); color: var(--c-text-2); padding-right: 48px; }
    #c img { position: absolute; left: 590px; bottom: 40px; width: 580px; height: 480px; object-fit: contain; object-position: 50% 100%; }`;
  document.head.append(style);
  return document.fonts.ready.then(() => undefined);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const name of ['studio', 'home', 'kids']) {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const origin = `http://${name}.localhost:${port}`;
  await page.goto(origin, { waitUntil: 'networkidle' });
  const favicon = await page.evaluate(() => fetch('/favicon.svg').then((reply) => reply.text()));
  await page.evaluate(compose);
  await page.waitForTimeout(400);
  const shot = await page.screenshot({ clip: { x: 0, y: 0, width: 1200, height: 630 } });
  const folder = join(root, 'themes', `actual-${name}`);
  await sharp(shot).jpeg({ quality: 84, mozjpeg: true }).toFile(join(folder, 'compartir.jpg'));
  for (const size of [180, 512]) {
    const mark = await sharp(Buffer.from(favicon), { density: 1200 })
      .resize(Math.round(size * 0.7), Math.round(size * 0.7), { fit: 'contain', background: '#0000' })
      .png()
      .toBuffer();
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await sharp({ create: { width: size, height: size, channels: 4, background: ground } })
      .composite([{ input: mark }])
      .png({ palette: true })
      .toFile(join(folder, `icono-${size}.png`));
  }
  await page.close();
}
await browser.close();
process.stdout.write(`${(await readFile(join(root, 'themes/actual-home/compartir.jpg'))).length} bytes\n`);
