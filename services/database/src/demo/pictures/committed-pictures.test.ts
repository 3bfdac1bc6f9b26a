import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mainView, pieceFill, zoomWidth } from '@actual/contracts/facts/catalog/product-pictures';
import pLimit from 'p-limit';
import sharp from 'sharp';
import scenes from '../../../demo-assets/scenes.json';
import views from '../../../demo-assets/views.json';

const folder = join(__dirname, '../../../demo-assets/pictures');
/** Decoding some hundred large pictures takes a busy machine its time. */
const patience = 600_000;
/** The difference, of 255, between a border pixel and the ground that nobody sees. */
const unseen = 3;
/** Pixels at each side that are the border. */
const border = 8;

const stems = readdirSync(folder).map((file) => file.replace('.avif', ''));
/** Looking at the pixels of one in eight tells of a maker that went wrong; the whole run looks at all. */
const looked = stems.filter((_, at) => at % 8 === 0 || process.env.TEST_WHOLE === 'true');
const rooms = new Set(scenes.filter((scene) => 'room' in scene).map(({ stem }) => stem));
const isCut = (stem: string) => rooms.has(stem) || stem.endsWith(views.detail.suffix);

/** The alpha of a picture, row by row. */
async function alphaOf(stem: string): Promise<{ data: Buffer; side: number }> {
  const image = sharp(join(folder, `${stem}.avif`));
  const { data, info } = await image.ensureAlpha().extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  return { data, side: info.width };
}

/** The largest alpha of a frame of pixels that begins `from` pixels from the sides and ends before `to`. */
function mostIn({ data, side }: { data: Buffer; side: number }, from: number, to: number): number {
  let most = 0;
  for (let y = from; y < side - from; y += 1) {
    const isEdge = y < to || y >= side - to;
    for (let x = from; x < side - from; x += 1) {
      if (!isEdge && x === to) x = side - to;
      most = Math.max(most, data[y * side + x] ?? 0);
    }
  }
  return most;
}

test('every picture is a square in which it can be looked at closely', async () => {
  const limit = pLimit(2);
  const odd = await Promise.all(
    stems.map((stem) =>
      limit(async () => {
        const { width, height } = await sharp(join(folder, `${stem}.avif`)).metadata();
        return width === zoomWidth && height === zoomWidth ? [] : [stem];
      }),
    ),
  );
  expect(odd.flat()).toEqual([]);
});

test(
  'no shadow is clipped: the border of a picture is the ground of its page, whatever the brand',
  async () => {
    const limit = pLimit(2);
    const clipped = await Promise.all(
      looked
        .filter((stem) => !isCut(stem))
        .map((stem) =>
          limit(async () => {
            const most = mostIn(await alphaOf(stem), 0, border);
            return most > unseen ? [`${stem}: ${most}`] : [];
          }),
        ),
    );
    expect(clipped.flat()).toEqual([]);
  },
  patience,
);

test.each(['sofa-bruma-grafito-frente', 'silla-haya-natural-frente'])(
  '%s fills its share of the square, so that drawings to scale are true',
  async (stem) => {
    const { data, side } = await alphaOf(stem);
    const solid: { x: number; y: number }[] = [];
    for (let y = 0; y < side; y += 2)
      for (let x = 0; x < side; x += 2) if ((data[y * side + x] ?? 0) > 200) solid.push({ x, y });
    const extent = (axis: 'x' | 'y') => {
      const places = solid.map((place) => place[axis]).sort((a, b) => a - b);
      const [low = 0, high = 0] = [places[0], places.at(-1)];
      return { share: (high - low) / side, middle: (high + low) / 2 / side };
    };
    const [wide, high] = [extent('x'), extent('y')];
    expect(Math.abs(Math.max(wide.share, high.share) - pieceFill)).toBeLessThan(0.015);
    expect(Math.abs(wide.middle - 0.5)).toBeLessThan(0.01);
    expect(Math.abs(high.middle - 0.5)).toBeLessThan(0.01);
  },
);

test('the main picture looks from where pages say', () => {
  expect(views.main).toMatchObject(mainView);
});
