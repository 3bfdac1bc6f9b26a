import { kindOf } from './drawable';
import { outlineOf, type Shape } from './outline';
import { cm, type Size, sizeOf } from './size';

const dimension = (name: string, value: number, uom = 'cm') => ({ name, label: name, value, uom });
const size = (width: number, depth: number, height: number, rest: Partial<Size> = {}): Size => ({
  width,
  depth,
  height,
  seat: null,
  arm: null,
  ...rest,
});

test('a piece is drawn only where width, depth and height are known, in any unit of length', () => {
  expect(sizeOf([dimension('Width', 2.3, 'm'), dimension('Depth', 1600, 'mm'), dimension('Height', 87)])).toEqual(
    size(230, 160, 87),
  );
  expect(sizeOf([dimension('Width', 230), dimension('Height', 87), dimension('Volume', 3, 'm³')])).toBeNull();
  expect(sizeOf([dimension('Width', 230), dimension('Depth', 0), dimension('Height', 87)])).toBeNull();
});

test('a seat height above the height of the piece is ignored', () => {
  const strange = [
    dimension('Width', 50),
    dimension('Depth', 50),
    dimension('Height', 40),
    dimension('SeatHeight', 45),
  ];
  expect(sizeOf(strange)?.seat).toBeNull();
});

test('measures lose their empty decimals', () => {
  expect([cm(86.6), cm(230), cm(12.345)]).toEqual(['86.6 cm', '230 cm', '12.35 cm']);
});

const reaches = (shapes: Shape[]) => ({
  left: Math.min(...shapes.map(({ x }) => x)),
  right: Math.max(...shapes.map(({ x, width }) => x + width)),
  top: Math.min(...shapes.map(({ y }) => y)),
  foot: Math.max(...shapes.map(({ y, height }) => y + height)),
});

test.each([
  ['sofa', size(230, 160, 87, { seat: 42, arm: 60 }), []],
  ['armless bench', size(140, 45, 80, { seat: 45 }), []],
  ['chair', size(43, 50, 91, { seat: 46 }), []],
  ['armchair', size(53, 50, 81, { seat: 46, arm: 66 }), []],
  ['stool', size(36, 36, 78, { seat: 78 }), []],
  ['table', size(120, 70, 75), ['mesas']],
  ['lamp', size(24, 24, 40), ['iluminacion']],
] as const)(
  'the drawing of a %s is exactly as large as the piece, without a shape of no size',
  (_, piece, categories) => {
    const { front, side } = outlineOf(piece, kindOf(piece, [...categories]));
    for (const [shapes, across] of [
      [front, piece.width],
      [side, piece.depth],
    ] as const) {
      const { left, right, top, foot } = reaches(shapes);
      expect([left, top]).toEqual([0, 0]);
      expect(right).toBeCloseTo(across);
      expect(foot).toBeCloseTo(piece.height);
      expect(shapes.every(({ width, height }) => width > 0 && height > 0)).toBe(true);
    }
  },
);

test('a piece of unknown shape is drawn as the space it takes', () => {
  const lamp = size(24, 24, 40);
  expect(outlineOf(lamp, kindOf(lamp, ['iluminacion'])).envelope).toBe(true);
});
