import type { Migration } from './migration';

/** A bargain names what was agreed: pieces, price, date, day and quotation. How far staff may go is agreed for a line, too. */
export const bargains: Migration = {
  name: '0090-bargains',
  sql: /* sql */ `
-- percentage, maximum, and the terms they are for; bigticket_percentage is what holds of it now
ALTER TABLE quotation_line ADD bargain jsonb;
UPDATE quotation_line l SET bargain = jsonb_build_object('percentage', l.bigticket_percentage,
    'maximum', q.bigticket_max_percentage, 'quotation', q.id, 'quantity', l.quantity, 'unitPrice', l.unit_price_cents,
    'discounts', jsonb_build_array(l.discount_pg1, l.discount_pg2, l.discount_pg3, l.discount_pg4, l.discount_pg5),
    'shipDate', l.ship_date, 'day', q.priced_on)
  FROM quotation q WHERE q.id = l.quotation_id AND (l.bigticket_percentage > 0 OR q.bigticket_max_percentage IS NOT NULL);
ALTER TABLE quotation DROP COLUMN bigticket_max_percentage;
`,
};
