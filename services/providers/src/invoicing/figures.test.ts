import { array, assert, integer, property, record } from 'fast-check';
import { figuresOf } from './sandbox/figures';
import type { InvoiceBody } from './sandbox/validate';

const line = record({ cents: integer({ min: 50, max: 20_000_000 }), quantity: integer({ min: 1, max: 60 }) });

it('the sandbox takes prices apart as the provider does: subtotal and IVA of any invoice are its charged total', () => {
  assert(
    property(array(line, { minLength: 1, maxLength: 20 }), (lines) => {
      const items = lines.map(({ cents, quantity }) => ({
        quantity,
        product: { price: cents / 100, tax_included: true },
      })) as InvoiceBody['items'];
      const charged = lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
      return Math.round(figuresOf({ items }).total * 100) === charged;
    }),
    { numRuns: 20_000 },
  );
});
