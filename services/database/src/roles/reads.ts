import { APPENDED, type ServiceRole } from './ownership';

/** A table that another service may look at, whole or only these columns. */
export type Read = string | { readonly table: string; readonly columns: readonly string[] };

/** Who somebody is, without what proves it: no service but account sees a password hash. */
const PEOPLE: Read = {
  table: 'app_user',
  columns: [
    'id',
    'role',
    'email',
    'first_name',
    'last_name',
    'phone',
    'mobile_phone',
    'invited',
    'client_id',
    'main_store',
    'active_store',
    'disabled_at',
    'created_at',
  ],
};

/** The checkout also hears whether a person proved their e-mail: guests' purchases follow the proof. */
const PROVEN: Read = { table: 'app_user', columns: [...PEOPLE.columns, 'owns_email'] };

/** Every service knows which sessions ended, and nothing else of them. */
const SESSIONS: Read = { table: 'session', columns: ['id', 'ended_at'] };

/** The tables that a delivery date and a price are computed from. */
const SELLING: readonly Read[] = [
  'company',
  'site',
  'category',
  'brand',
  'promotion',
  'product_group',
  'product',
  'product_category',
  'package',
  'package_product',
  'warehouse',
  'stock_source',
  'zipcode',
  'delivery_route',
  'closed_day',
  'state',
  'catalog_version',
];

/** How many pieces can be promised. */
const STOCK: readonly Read[] = ['stock_source', 'stock_sold', 'reservation'];

const SALES: readonly Read[] = ['quotation', 'quotation_line', 'payment', 'orders', 'order_line'];

/** The tables that each service may read beyond its own. */
export const READS: Readonly<Record<ServiceRole, readonly Read[]>> = {
  catalog: [
    'stock_sold',
    'reservation',
    // a warehouse that has to deliver still is not taken out
    { table: 'orders', columns: ['id', 'quotation_id', 'status', 'delivery_date', 'created_at', 'updated_at'] },
    // which pieces the ERP has yet to hear of
    { table: 'payment', columns: ['id', 'quotation_id'] },
    { table: 'request_shipment', columns: ['id', 'order_id', 'recalled_at'] },
    { table: 'delivery_event', columns: ['id', 'order_id', 'lines', 'state'] },
    { table: 'order_line', columns: ['order_id', 'ship_company', 'ship_company_from'] },
    'store',
    PEOPLE,
    SESSIONS,
  ],
  checkout: [
    ...SELLING,
    // hears that closed days, routes or warehouses changed
    'catalog_change',
    'store',
    'client',
    'contact',
    'guest_join',
    { table: 'invoice', columns: ['order_id', 'state', 'total_cents', 'uuid'] },
    { table: 'credit_note', columns: ['state', 'total_cents', 'invoice_uuid'] },
    // a quotation that somebody follows up is kept, and tells staff of it
    { table: 'follow_up', columns: ['quotation_id', 'estimated_close_date'] },
    {
      table: 'follow_up_record',
      columns: ['id', 'quotation_id', 'event_type', 'spoken_at', 'notes', 'user_id', 'created_at'],
    },
    { table: 'follow_up_file', columns: ['record_id'] },
    // an opinion rests on a delivery that came
    { table: 'review', columns: ['order_id', 'model_id'] },
    // whose accounts are being deleted
    { table: 'account_outbox', columns: ['kind', 'key', 'done_at'] },
    PROVEN,
    SESSIONS,
  ],
  account: [
    'company',
    // the day of the privacy notice that people agree to
    { table: 'page_text', columns: ['scope', 'page', 'updated_on'] },
    'site',
    'zipcode',
    'state',
    'category',
    'product_category',
    'product',
    'ledger_entry',
    // what people left with their quotations is theirs to be told
    'lead',
    'quotation_caller',
    // where their orders were to go before
    { table: 'delivery_address_change', columns: ['order_id', 'address_before', 'created_at'] },
    // what buyers changed and asked for after paying is theirs to be told
    {
      table: 'delivery_change',
      columns: ['order_id', 'from_day', 'to_day', 'from_half', 'to_half', 'pieces', 'created_at'],
    },
    // when the store put them off
    {
      table: 'delivery_delay',
      columns: ['id', 'order_id', 'pieces', 'from_day', 'proposed_day', 'reason', 'note', 'created_at'],
    },
    { table: 'delivery_delay_answer', columns: ['delay_id', 'answer', 'day'] },
    { table: 'service_request_event', columns: ['id', 'request_id', 'by_staff', 'body', 'created_at'] },
    { table: 'service_request_picture', columns: ['request_id'] },
    // reviews are asked for after a delivery
    {
      table: 'delivery_event',
      columns: ['id', 'order_id', 'lines', 'state', 'happened_on', 'reason', 'new_day', 'carrier', 'guide', 'corrects'],
    },
    ...STOCK,
    ...SALES,
    // which money went back, and for what
    { table: 'outbox', columns: ['kind', 'key', 'done_at'] },
    'order_cancellation',
    'payment_refund',
    'service_request',
    'service_request_piece',
    // money that waits for what is bought instead
    { table: 'exchange', columns: ['request_id', 'balance_cents'] },
    // what accountants credited by hand
    { table: 'reconciliation_break', columns: ['kind', 'subject', 'seen_at'] },
  ],
  staff: [
    ...SELLING,
    ...SALES,
    'model_size',
    'stock_sold',
    'reservation',
    'outbox',
    'erp_document',
    'erp_log',
    'ledger_entry',
    'transfer_credit',
    'payment_refund',
    'delivery_change',
    'delivery_address_change',
    'delivery_event',
    'delivery_delay',
    'delivery_delay_answer',
    'order_cancellation',
    'service_request',
    'service_request_piece',
    { table: 'exchange', columns: ['request_id'] },
    'exchange_entry',
    { table: 'service_request_event', columns: ['request_id', 'kind', 'created_at'] },
    'reconciliation_break',
    'store',
    'client',
    'contact',
    'fiscal_address',
    'invoice',
    'invoice_log',
    'account_outbox',
    'lead',
    'quotation_closing',
    'quotation_handover',
    'sales_day',
    'quotation_day',
    ...APPENDED,
    PEOPLE,
    SESSIONS,
  ],
};
