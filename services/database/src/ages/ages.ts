import { holderCookieDays } from '@actual/contracts/facts/access/cookie-lives';
import { shopperIdleDays } from '@actual/contracts/facts/access/session';
import { restockDays } from '@actual/contracts/facts/catalog/restock';

/** How long the rows of a table are kept. */
export type Age =
  /** Rows are deleted so many days after `since`, an indexed column; `only` limits them by a SQL condition. */
  | { readonly days: number; readonly since: string; readonly only?: string; readonly why: string }
  /** Rows stay, with the reason: the table stays small, or must not forget. */
  | { readonly kept: string };

const year = 400;

/** Longer than the cookie that holds a quotation, after which nobody can open it. */
const holderDays = holderCookieDays + 1;

const assortment: Age = { kept: 'the catalog: as large as the assortment, written by importer and ERP' };
const places: Age = { kept: 'places and calendars: as many as there are' };
const people: Age = { kept: 'a person’s own data: goes when they, or the law, ask for it' };
const books: Age = { kept: 'the books: tax law keeps them five years, claims and guarantees ten' };
const aDayOfKeys: Age = {
  days: 1,
  since: 'created_at',
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
  room: assortment,
  room_piece: assortment,
  catalog_version: { kept: 'one row' },
  catalog_change: { kept: 'one row a product or table at most' },
  category_handle: { kept: 'addresses that links and search engines still know' },
  storefront_document: { kept: 'one row for each thing that staff change' },
  storefront_version: { kept: 'what the store showed when: claims about a price or a promise ask for it' },
  storefront_picture: {
    days: 2,
    since: 'created_at',
    only: 'NOT is_used',
    why: 'handed in and never published; what was, may be shown again',
  },
  package_password: {
    days: 2,
    since: 'created_at',
    only: 'NOT is_used',
    why: 'handed in and never published; what was, may lock again',
  },
  storefront_picture_file: { kept: 'goes with its picture' },
  catalog_import: { days: year, since: 'created_at', why: 'who imported what is asked for within the year' },
  catalog_import_part: {
    days: 7,
    since: 'created_at',
    only: "kind <> 'report'",
    why: 'a file that was handed in is imported within the week; its report goes with the import',
  },
  catalog_import_change: { kept: 'goes with its import' },
  model_size: {
    days: 7,
    since: 'measured_at',
    why: 'a model keeps its name when its file changes, so it is measured again',
  },
  catalog_caller_use: counts,
  catalog_spent_proof: proofs,
  catalog_idempotency: aDayOfKeys,
  warehouse: places,
  zipcode: places,
  zone_change: places,
  delivery_route: places,
  closed_day: places,
  shop: places,
  company: { kept: 'one row' },
  page_text: { kept: 'one row for each page and brand' },
  state: places,
  store: places,
  stock_source: { kept: 'what was received: sold pieces are subtracted from it for ever' },
  product_seen: { days: year, since: 'day', why: 'a year and a bit, so that seasons can be compared' },

  client: people,
  app_user: people,
  contact: people,
  room_plan: people,
  fiscal_address: people,
  credit_note: books,
  invoice: books,
  invoice_cancellation: books,
  invoice_file: books,
  file_removal: { kept: 'goes with its file' },
  invoice_log: { days: year, since: 'at', why: 'tries to stamp are looked at within the tax year' },
  invoice_request: { days: year, since: 'created_at', why: 'long after an order could still be invoiced' },
  session: {
    days: shopperIdleDays + 1,
    since: 'last_used_at',
    why: 'unused for so long it is over; where somebody was signed in is asked for weeks',
  },
  sign_in_failure: { days: 1, since: 'last_at', why: 'guesses are slowed for hours' },
  form_message: {
    days: year,
    since: 'created_at',
    why: 'answered within days; a complaint is looked up within the year',
  },
  form_attachment: {
    days: 1,
    since: 'created_at',
    only: 'message_id IS NULL',
    why: 'chosen and never sent; one that was sent goes with its message',
  },
  favorite: {
    days: holderDays,
    since: 'saved_at',
    only: 'client_id IS NULL',
    why: 'the cookie it names is gone; a client’s go with the client',
  },
  review: { kept: 'what buyers said of a product; a client’s name goes with the client' },
  review_invitation: {
    days: year,
    since: 'asked_at',
    why: 'whoever was asked is not asked again; orders are asked about within weeks of their delivery',
  },
  review_picture: {
    days: 1,
    since: 'created_at',
    only: 'review_id IS NULL',
    why: 'chosen and never sent; what was sent goes with its review',
  },
  restock_request: {
    days: restockDays,
    since: 'created_at',
    why: 'who waited for half a year bought elsewhere',
  },
  newsletter_reader: {
    days: 30,
    since: 'asked_at',
    only: 'confirmed_at IS NULL',
    why: 'who never confirmed is nobody’s reader; the word of who did is kept',
  },
  data_export: {
    days: 2,
    since: 'asked_at',
    why: 'its link is good for a day, and so many tries to make it are enough',
  },
  consent: { kept: 'the proof of people’s word and of their taking it back; it names nobody by itself' },
  email_change: { days: 1, since: 'expires_at', why: 'nobody can confirm it after its hour' },
  password_link: { days: 1, since: 'expires_at', why: 'nobody can use it after its hour' },
  guest_join: {
    days: year,
    since: 'asked_at',
    why: 'what was bought is moved within hours; an invoice asked for with it is made within weeks',
  },
  passkey: people,
  second_factor: people,
  recovery_code: people,
  passkey_challenge: { days: 1, since: 'expires_at', why: 'nobody can answer it after its five minutes' },
  account_caller_use: counts,
  account_spent_proof: proofs,
  account_outbox: { days: 90, since: 'done_at', why: doneMessages },
  account_idempotency: aDayOfKeys,

  quotation: {
    days: holderDays,
    since: 'created_at',
    // the bound on the other side keeps this look from growing with the store
    only: `client_id IS NULL AND seller_id IS NULL AND updated_at < now() - interval '${holderDays} days'
      AND created_at > now() - interval '2 years'
      AND NOT EXISTS (SELECT FROM payment p WHERE p.quotation_id = quotation.id)
      AND NOT EXISTS (SELECT FROM orders o WHERE o.quotation_id = quotation.id)
      AND NOT EXISTS (SELECT FROM lead l WHERE l.quotation_id = quotation.id)
      AND NOT EXISTS (SELECT FROM follow_up f WHERE f.quotation_id = quotation.id)
      AND NOT EXISTS (SELECT FROM follow_up_record r WHERE r.quotation_id = quotation.id)
      AND NOT EXISTS (SELECT FROM quotation m WHERE m.merged_into = quotation.id)`,
    why: 'a cart that nobody holds any more, with the address that was typed into it',
  },
  quotation_line: { kept: 'goes with its quotation' },
  quotation_caller: {
    days: 90,
    since: 'created_at',
    why: 'who began a quotation is asked within weeks, after a fraud',
  },
  quotation_closing: { kept: 'goes with its quotation' },
  quotation_handover: { kept: 'goes with its quotation' },
  sales_day: { kept: 'a row a day for each shop, brand, seller and way to pay: less than what it adds up' },
  quotation_day: { kept: 'a row a day for each shop, seller and reason: less than what it adds up' },
  follow_up: { kept: 'goes with its quotation' },
  follow_up_record: { kept: 'goes with its quotation' },
  staff_outbox: { days: 90, since: 'done_at', why: doneMessages },
  audit_entry: { kept: 'who did what: claims and audits ask for it for ten years' },
  audit_outcome: { kept: 'goes with its entry' },
  follow_up_file: { kept: 'goes with its record' },
  broker_profile: people,
  report_view: { kept: 'a few of each person' },
  cash_report: books,
  report_export: {
    days: year,
    since: 'created_at',
    why: 'who took which figures out of the house is asked for within the year',
  },
  report_export_part: { days: 1, since: 'created_at', why: 'a file is fetched within its day' },
  quotation_holder: { days: holderDays, since: 'created_at', why: 'the cookie it names is gone' },
  order_holder: { days: holderDays, since: 'created_at', why: 'the cookie it names is gone' },
  lead: { days: year, since: 'created_at', why: 'nobody calls back after a year' },
  payment: books,
  payment_refund: books,
  dollar_rate: books,
  orders: books,
  order_line: books,
  delivery_change: books,
  delivery_address_change: books,
  delivery_event: books,
  delivery_delay: books,
  delivery_delay_answer: books,
  promise: books,
  promise_record: books,
  promise_key: books,
  order_cancellation: books,
  refund_code: { days: 1, since: 'created_at', why: 'those of a day are counted' },
  refund_account: { days: year, since: 'created_at', why: 'its transfer was sent long ago' },
  service_request: books,
  service_request_piece: books,
  service_request_event: books,
  service_request_picture: books,
  request_shipment: books,
  ledger_account: books,
  ledger_entry: books,
  exchange: books,
  exchange_entry: books,
  transfer_credit: books,
  erp_document: books,
  erp_log: { days: year, since: 'at', why: 'calls to the ERP are looked at within the tax year' },
  stock_sold: { kept: 'one row a source of stock' },
  reservation: {
    days: 90,
    since: 'expires_at',
    only: `state = 'released'`,
    why: 'pieces that were let go; what an order has claimed stays with it',
  },
  outbox: {
    days: 90,
    since: 'done_at',
    only: `kind NOT IN ('refund', 'refund-case')`,
    why: `${doneMessages}; money that was handed back stays with its case`,
  },
  webhook_event: { days: 30, since: 'processed_at', why: 'a provider repeats a notice for days at most' },
  reconciliation_break: { days: year, since: 'resolved_at', why: 'what agrees again is history after a year' },
  checkout_idempotency: aDayOfKeys,
  staff_idempotency: aDayOfKeys,
  caller_use: counts,
  spent_proof: proofs,
};
