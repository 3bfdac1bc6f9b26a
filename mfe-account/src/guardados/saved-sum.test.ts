import type { SavedProduct } from './loader';
import { sumOf } from './saved-sum';

const saved = (DiscountPrice: number | null, Discount = 0) =>
  ({ id: 'a', name: 'Sofá', card: DiscountPrice === null ? null : { DiscountPrice, Discount } }) as SavedProduct;

test.each([
  [[saved(4_990.5, 20), saved(1_200)], '2 piezas, $6,190.50 en total, 1 con descuento hoy'],
  [[saved(990)], '1 pieza, $990 en total'],
  [[saved(null)], '1 pieza'],
])('the page says what is saved and what it costs together', (list, words) => {
  expect(sumOf(list)).toBe(words);
});
