import sharp from 'sharp';

/** Taller pictures are cut: a sheet is for comparing, the single pictures are for reading. */
const tallest = 4;
const tilesInRow = 8;
const gap = 24;

interface Tile {
  data: Buffer;
  height: number;
}

async function tileOf(shot: string, column: number): Promise<Tile> {
  const small = await sharp(shot).resize({ width: column }).png().toBuffer({ resolveWithObject: true });
  const height = Math.min(small.info.height, column * tallest);
  return { height, data: await sharp(small.data).extract({ left: 0, top: 0, width: column, height }).toBuffer() };
}

/** Lays pictures in rows of eight, each `column` pixels wide. */
export async function sheet(shots: string[], column: number, file: string): Promise<void> {
  const tiles = await Promise.all(shots.map((shot) => tileOf(shot, column)));
  const placed: { input: Buffer; left: number; top: number }[] = [];
  let bottom = gap;
  for (let from = 0; from < tiles.length; from += tilesInRow) {
    const row = tiles.slice(from, from + tilesInRow);
    for (const [at, { data }] of row.entries())
      placed.push({ input: data, left: gap + at * (column + gap), top: bottom });
    bottom += Math.max(...row.map(({ height }) => height)) + gap;
  }
  const width = Math.min(tiles.length, tilesInRow) * (column + gap) + gap;
  await sharp({ create: { width, height: bottom, channels: 3, background: '#8a8a8a' } })
    .composite(placed)
    .png()
    .toFile(file);
}
