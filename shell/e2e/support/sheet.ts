import sharp from 'sharp';

/** Taller pictures are cut: a sheet is for comparing, the single pictures are for reading. */
const tallest = 4;

/** Lays pictures beside each other, each `column` pixels wide. */
export async function sheet(shots: string[], column: number, file: string): Promise<void> {
  const tiles = await Promise.all(
    shots.map(async (shot) => {
      const small = await sharp(shot).resize({ width: column }).png().toBuffer({ resolveWithObject: true });
      const height = Math.min(small.info.height, column * tallest);
      return { height, data: await sharp(small.data).extract({ left: 0, top: 0, width: column, height }).toBuffer() };
    }),
  );
  const gap = 24;
  await sharp({
    create: {
      width: tiles.length * (column + gap) + gap,
      height: Math.max(...tiles.map(({ height }) => height)) + 2 * gap,
      channels: 3,
      background: '#8a8a8a',
    },
  })
    .composite(tiles.map(({ data }, at) => ({ input: data, left: gap + at * (column + gap), top: gap })))
    .png()
    .toFile(file);
}
