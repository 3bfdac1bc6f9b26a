import { z } from 'zod';
import { alsoNamed, idOrWhole } from './also-named';

const shape = alsoNamed(
  z.object({ productId: idOrWhole(z.string()), holder: z.object({ zip: z.string(), city: z.string() }).optional() }),
  { Product: 'productId', cardZip: 'holder.zip', cardCity: 'holder.city' },
);

test('a field is taken by our name or by the documents’', () => {
  expect(shape.parse({ productId: 'a' })).toEqual({ productId: 'a' });
  expect(shape.parse({ Product: 'a' })).toEqual({ productId: 'a' });
});

test('a thing may be named by its id or given whole', () => {
  expect(shape.parse({ Product: { id: 'a', Name: 'Silla' } })).toEqual({ productId: 'a' });
  expect(shape.safeParse({ Product: { Name: 'Silla' } }).success).toBe(false);
});

test('flat names of the documents fill an object of ours', () => {
  expect(shape.parse({ Product: 'a', cardZip: '77500', cardCity: 'Cancún' })).toEqual({
    productId: 'a',
    holder: { zip: '77500', city: 'Cancún' },
  });
  expect(shape.safeParse({ Product: 'a', holder: 'x', cardZip: '77500' }).success).toBe(false);
});

test('both names of one field at once, and a field nobody knows, are refused', () => {
  expect(shape.safeParse({ Product: 'a', productId: 'b' }).success).toBe(false);
  expect(shape.safeParse({ Product: 'a', total: 1 }).success).toBe(false);
  expect(shape.safeParse([]).success).toBe(false);
  expect(shape.safeParse(null).success).toBe(false);
});
