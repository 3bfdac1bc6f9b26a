/** How long the rows of a table are kept. */
export type Age =
  /** Rows are deleted so many days after `since`, an indexed column; `only` limits them by a SQL condition. */
  | { readonly days: number; readonly since: string; readonly only?: string; readonly why: string }
  /** Rows stay, with the reason: the table stays small, or must not forget. */
  | { readonly kept: string };

const year = 400;

/** Longer than the cookie that holds a quotation (180 days), after which nobody can open it. */
const holderDays = 181;

const assortment: Age = { kept: 'the catalog: as large as the assortment, written by importer and ERP' };
const places: Age = { kept: 'places and calendars: as many as there are' };
const people: Age = { kept: 'a person’s own data: goes when they, or the law, ask for it' };
const books: Age = { kept: 'the books: tax law keeps them five years, claims and guarantees ten' };
const aDayOfKeys: Age = {
  ...{ days: 1, since: 'created_at' },
  why: 'nobody sends a lost answer’s key again after a day',
};
const counts: Age = { days: 1, since: 'ends_at', why: 'a count that ended begins anew with the next use' };
const proofs: Age = { days: 1, since: 'expires_at', why: 'nobody can hand a proof in after its ten minutes' };
const doneMessages = 'a message that is done is only asked for again within days';

/**
 * How long each table keeps its rows; the service that writes a table deletes older ones (`purge.ts`). A new table
 * belongs here in the same change as its migration.
 */
export const AGES: Readonly<Record<string, Age>> = {
  site: assortment,
  category: assortment,
  brand: assortment,
  filter: assortment,
  filter_value: assortment,
  promotion: assortment,
  product_group: assortment,
  product: assortment,
  product_category: assortment,
  product_filter_value: assortment,
  banner: assortment,
  package: assortment,
  package_product: assortment,
  catalog_version: { kept: 'one row' },
  catalog_change: { kept: 'one row a product or table at most' },
  warehouse: places,
  zipcode: places,
  delivery_route: places,
  closed_day: places,
  state: places,
  store: places,
  stock_source: { kept: 'what was received: sold pieces are subtracted from it for ever' },
  product_seen: { days: year, since: 'day', why: 'a year and a bit, so that seasons can be compared' },

  client: people,
  app_user: people,
  contact: people,
  fiscal_address: people,
  invoice: books,
  invoice_file: books,
  invoice_log: { days: year, since: 'at', why: 'tries to stamp are looked at within the tax year' },
  invoice_request: { days: year, since: 'created_at', why: 'long after an order could still be invoiced' },
  session: {
    days: 30,
    since: 'created_at',
    why: 'its token ends after hours; where somebody was signed in is asked for weeks',
  },
  sign_in_failure: { days: 1, since: 'last_at', why: 'guesses are slowed for hours' },
  form_message: {
    days: year,
    since: 'created_at',
    why: 'answered within days; a complaint is looked up within the year',
  },
  password_link: { days: 1, since: 'expires_at', why: 'nobody can use it after its hour' },
  account_caller_use: counts,
  account_spent_proof: proofs,
  account_outbox: { days: 90, since: 'done_at', why: doneMessages },
  account_idempotency: aDayOfKeys,

  quotation: {
    ...{ days: holderDays, since: 'created_at' },
    // the bound on the other side keeps the look at what stays from growing with the store
    only: `client_id IS NULL AND seller_id IS NULL AND updated_at < now() - interval '${holderDays} days'
      AND created_at > now() - interval '2 years'
      AND NOT EXISTS (SELECT FROM payment p WHERE p.quotation_id = quotation.id)
      AND NOT EXISTS (SELECT FROM orders o WHERE o.quotation_id = quotation.id)
      AND NOT EXISTS (SELECT FROM lead l WHERE l.quotation_id = quotation.id)
      AND NOT EXISTS (SELECT FROM quotation m WHERE m.merged_into = quotation.id)`,
    why: 'a cart that nobody holds any more, with the address that was typed into it',
  },
  quotation_line: { kept: 'goes with its quotation' },
  quotation_holder: { days: holderDays, since: 'created_at', why: 'the cookie it names is gone' },
  order_holder: { days: holderDays, since: 'created_at', why: 'the cookie it names is gone' },
  lead: { days: year, since: 'created_at', why: 'nobody calls back after a year' },
  payment: books,
  orders: books,
  order_line: books,
  ledger_account: books,
  ledger_entry: books,
  transfer_credit: books,
  erp_document: books,
  erp_log: { days: year, since: 'at', why: 'calls to the ERP are looked at within the tax year' },
  stock_sold: { kept: 'one row a source of stock' },
  reservation: {
    ...{ days: 90, since: 'expires_at', only: `state = 'released'` },
    why: 'pieces that were let go; what an order has claimed stays with it',
  },
  outbox: {
    ...{ days: 90, since: 'done_at', only: `kind NOT IN ('refund', 'refund-case')` },
    why: `${doneMessages}; money that was handed back stays with its case`,
  },
  webhook_event: { days: 30, since: 'processed_at', why: 'a provider repeats a notice for days at most' },
  reconciliation_break: { days: year, since: 'resolved_at', why: 'what agrees again is history after a year' },
  checkout_idempotency: aDayOfKeys,
  caller_use: counts,
  spent_proof: proofs,
};
