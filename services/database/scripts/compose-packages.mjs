// Composes the pictures of packages from the pieces' own cut-outs, back to front, on one transparent square:
// node services/database/scripts/compose-packages.mjs PICTURES_DIR
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const SIZE = 1000;
const [dir] = process.argv.slice(2);
if (!dir) {
  process.stderr.write('Usage: compose-packages.mjs PICTURES_DIR\n');
  process.exit(2);
}
const scenes = JSON.parse(await readFile(new URL('../demo-assets/scenes.json', import.meta.url), 'utf8'));

// Rows of the picture that the object itself fills; its shadow is fainter.
const lowestRow = ({ data, info }) => {
  for (let y = info.height - 1; y >= 0; y -= 1) {
    for (let x = 0; x < info.width; x += 1) if (data[(y * info.width + x) * 4 + 3] > 200) return y;
  }
  return info.height;
};

for (const { stem, pieces } of scenes) {
  const layers = [];
  for (const { picture, x, floor, width } of pieces) {
    const size = Math.round(width * SIZE);
    const image = await sharp(join(dir, `${picture}.webp`))
      .resize(size, size)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const left = Math.round(x * SIZE - size / 2);
    const top = Math.round(floor * SIZE - lowestRow(image));
    // what would stand outside the square is cut, since a layer must lie inside it
    const cut = { left: Math.max(0, -left), top: Math.max(0, -top) };
    const box = {
      ...cut,
      width: Math.min(size - cut.left, SIZE - Math.max(0, left)),
      height: Math.min(size - cut.top, SIZE - Math.max(0, top)),
    };
    const input = await sharp(image.data, { raw: image.info }).extract(box).png().toBuffer();
    layers.push({ input, left: Math.max(0, left), top: Math.max(0, top) });
  }
  const ground = sharp({
    create: { width: SIZE, height: SIZE, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  });
  const scene = await ground.composite(layers).raw().toBuffer({ resolveWithObject: true });
  // shadow alpha in steps of 4 of 255: invisible, and much smaller in WebP's lossless alpha
  for (let i = 3; i < scene.data.length; i += 4) {
    if (scene.data[i] < 250) scene.data[i] = Math.round(scene.data[i] / 4) * 4;
  }
  const file = await sharp(scene.data, { raw: scene.info })
    .webp({ quality: 68, alphaQuality: 100, effort: 5 })
    .toBuffer();
  await writeFile(join(dir, `${stem}.webp`), file);
  process.stdout.write(`${stem} ${(file.length / 1024).toFixed(1)} kB\n`);
}
