import type { Quotation } from '@actual/contracts';
import { aLine, aQuotation } from '../testing';
import { changesBetween } from './quotation-changes';

const before = aQuotation({ Details: [aLine({ id: 'a', quantity: 1 }), aLine({ id: 'b', name: 'Lámpara' })] });
const after = (change: Partial<Quotation>) => changesBetween(before, { ...before, version: 2, ...change });

test('says nothing when nothing changed, or when only the stock did', () => {
  expect(after({})).toEqual([]);
  const sold = before.Details.map((line) => ({ ...line, validStock: false, availableForDate: 0 }));
  expect(after({ Details: sold })).toEqual([]);
});

test('pieces, dates, lines and the postal code are told in words', () => {
  const [sofa] = before.Details;
  if (!sofa) throw new Error('no line');
  const changed = { ...sofa, quantity: 3, shipDate: '2026-12-05' };
  const added = aLine({ id: 'c', name: 'Silla', quantity: 4 });
  const zip = { ...before.ZipcodeDelivery, cp: '97000' } as Quotation['ZipcodeDelivery'];
  expect(after({ Details: [changed, added], ZipcodeDelivery: zip })).toEqual([
    'Lámpara: se quitó',
    'Sofá: de 1 pieza a 3 piezas',
    'Sofá: entrega del 28/nov/2026 al 5/dic/2026',
    'Silla: se agregó, 4 piezas',
    'Código postal de entrega: 77500 a 97000',
  ]);
});
