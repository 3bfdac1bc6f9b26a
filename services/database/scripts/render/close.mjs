/** @typedef {{ solid: boolean, light: number }} Cell */

const CELLS = 64;
const SOLID = 200;

/**
 * Means of `side` pixels square in cells: whether it is the piece, and how light it is; row 0 is the lowest.
 * @param {Uint8Array} pixels
 * @param {number} side
 */
const cellsOf = (pixels, side) => {
  const each = side / CELLS;
  return Array.from({ length: CELLS }, (_, row) =>
    Array.from({ length: CELLS }, (_, column) => {
      const at = (Math.floor((row + 0.5) * each) * side + Math.floor((column + 0.5) * each)) * 4;
      const light = 0.3 * pixels[at] + 0.59 * pixels[at + 1] + 0.11 * pixels[at + 2];
      return { solid: pixels[at + 3] >= SOLID, light };
    }),
  );
};

/**
 * @param {Cell[][]} cells
 * @param {number} left
 * @param {number} bottom
 * @param {number} side
 */
const judge = (cells, left, bottom, side) => {
  let solid = 0;
  let edges = 0;
  for (let row = bottom; row < bottom + side; row += 1) {
    for (let column = left; column < left + side; column += 1) {
      const cell = cells[row][column];
      if (!cell.solid) continue;
      solid += 1;
      const above = cells[row + 1]?.[column];
      if (above?.solid && Math.abs(above.light - cell.light) > 10) edges += 1;
    }
  }
  return {
    share: solid / side ** 2,
    score: Math.min(0.92, solid / side ** 2) + Math.min(0.3, (edges / side ** 2) * 2),
  };
};

/**
 * Where a close view of a piece shows most of it and of its seams and edges, seen in a picture of `side` pixels square.
 * A thin piece is looked at from farther away.
 * @param {Uint8Array} pixels
 * @param {number} side
 * @returns `at`, the middle of the part, from -1 to 1, and how much larger it is shown
 */
export const fullestWindow = (pixels, side) => {
  const cells = cellsOf(pixels, side);
  let best = { score: -1, share: 0, at: [0, 0], zoom: 1 };
  for (const zoom of [2.7, 2.2, 1.8]) {
    const window = Math.round(CELLS / zoom);
    best = { score: -1, share: 0, at: [0, 0], zoom };
    for (let bottom = 0; bottom + window <= CELLS; bottom += 1) {
      for (let left = 0; left + window <= CELLS; left += 1) {
        const found = judge(cells, left, bottom, window);
        if (found.score <= best.score) continue;
        /** @param {number} from */
        const middle = (from) => ((from + window / 2) / CELLS) * 2 - 1;
        best = { ...found, at: [middle(left), middle(bottom)], zoom };
      }
    }
    if (best.share > 0.68) break;
  }
  return { at: best.at, zoom: best.zoom };
};
