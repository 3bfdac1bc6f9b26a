import type { Migration } from './migration';

/** The way into a home, stored with its owner, their quotation, and the answer at the time of payment. */
export const keptWaysIn: Migration = {
  name: '0230-kept-ways-in',
  sql: /* sql */ `
-- as \`wayInText\` writes it
ALTER TABLE client ADD COLUMN way_in text CHECK (length(way_in) <= 120);
ALTER TABLE quotation ADD COLUMN way_in text CHECK (length(way_in) <= 120);
ALTER TABLE orders ADD COLUMN way_in text CHECK (length(way_in) <= 120);
-- what the shopper was told when they paid: { answer, text, more, carriers, parcelsKnown }
ALTER TABLE order_line ADD COLUMN passage jsonb CHECK (jsonb_typeof(passage) = 'object');
`,
};
