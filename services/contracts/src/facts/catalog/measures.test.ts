import { sizesOf } from './measures';

const measure = (name: string, value: number, uom = 'cm') => ({ name, value, uom });

test('sizes are in centimeters for any unit of the shop; 0 and other units are unknown', () => {
  expect(sizesOf([measure('Width', 1.2, 'm'), measure('Depth', 455, 'mm'), measure('Height', 86.66)])).toEqual({
    width: 120,
    depth: 45.5,
    height: 86.66,
  });
  expect(sizesOf([measure('Width', 0), measure('Height', 9, 'kg')])).toEqual({
    width: null,
    depth: null,
    height: null,
  });
});

test('a length is the width of a piece without one, else its depth', () => {
  expect(sizesOf([measure('Length', 200), measure('Depth', 90)])).toMatchObject({ width: 200, depth: 90 });
  expect(sizesOf([measure('Width', 150), measure('Length', 190)])).toMatchObject({ width: 150, depth: 190 });
  expect(sizesOf([measure('Length', 190)])).toMatchObject({ width: 190, depth: null });
});
