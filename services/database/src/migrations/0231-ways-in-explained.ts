import type { Migration } from './migration';

/** Comments on the columns of the ways in. */
export const waysInExplained: Migration = {
  name: '0231-ways-in-explained',
  sql: /* sql */ `
COMMENT ON COLUMN client.way_in IS 'The way into the home that they told last, as wayInText writes it.';
COMMENT ON COLUMN quotation.way_in IS 'The way into the home it goes to, as wayInText writes it.';
COMMENT ON COLUMN orders.way_in IS 'As quotation.way_in; its buyer corrects it until the last day.';
COMMENT ON COLUMN order_line.passage IS 'What was answered when it was paid: answer, text, more, carriers, parcelsKnown.';
`,
};
