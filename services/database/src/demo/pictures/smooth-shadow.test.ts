import { smoothShadow } from './smooth-shadow';

const SIZE = 96;
/** A shadow that fades to the right in steps of 6, with a solid square in its middle. */
function cutOut(): Buffer {
  const data = Buffer.alloc(SIZE * SIZE * 4);
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      const solid = x > 40 && x < 56 && y > 40 && y < 56;
      data.set(solid ? [250, 250, 250, 255] : [20, 17, 13, Math.round((SIZE - x) / 6) * 6], (y * SIZE + x) * 4);
    }
  }
  return data;
}
const alphaAt = (data: Buffer, x: number, y: number) => data[(y * SIZE + x) * 4 + 3] ?? 0;

test('steps of the shadow become a slope; the object and its edge stay', async () => {
  const data = cutOut();
  const smooth = await smoothShadow({ data, info: { width: SIZE, height: SIZE, channels: 4 } });
  const row = Array.from({ length: 60 }, (_, x) => alphaAt(smooth.data, x + 12, 10));
  const jumps = row.slice(1).map((alpha, i) => Math.abs(alpha - (row[i] ?? 0)));
  expect(Math.max(...jumps)).toBeLessThanOrEqual(2);
  for (let x = 41; x < 56; x += 1) expect(alphaAt(smooth.data, x, 48)).toBe(255);
  // beside the white square the shadow is as dark as it was
  expect(Math.abs(alphaAt(smooth.data, 39, 48) - alphaAt(data, 39, 48))).toBeLessThanOrEqual(7);
  expect(Math.abs(alphaAt(smooth.data, 57, 48) - alphaAt(data, 57, 48))).toBeLessThanOrEqual(7);
});
