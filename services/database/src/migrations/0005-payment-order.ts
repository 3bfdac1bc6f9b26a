import type { Migration } from './migration';

/** The payments of an order are looked for by the order: on its page, in its mail and for the ERP. */
export const paymentOrder: Migration = {
  name: '0005-payment-order',
  sql: /* sql */ `
CREATE INDEX payment_order ON payment (order_id) WHERE order_id IS NOT NULL;
`,
};
