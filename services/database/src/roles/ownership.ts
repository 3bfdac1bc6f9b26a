/** A service that has a PostgreSQL role of its own. */
export type ServiceRole = 'catalog' | 'checkout' | 'account' | 'staff';

/** The role each service signs in with. */
export const SERVICE_ROLES: Readonly<Record<ServiceRole, string>> = {
  catalog: 'store_catalog',
  checkout: 'store_checkout',
  account: 'store_account',
  staff: 'store_staff',
};

/** Services all of whose statements find their rows by a key. */
export const KEYED: readonly ServiceRole[] = ['checkout'];

/** The one service that writes each table. A new table belongs here in the same change as its migration. */
export const OWNERSHIP: Readonly<Record<string, ServiceRole>> = {
  site: 'catalog',
  category: 'catalog',
  category_handle: 'catalog',
  brand: 'catalog',
  filter: 'catalog',
  filter_value: 'catalog',
  promotion: 'catalog',
  product_group: 'catalog',
  product: 'catalog',
  product_category: 'catalog',
  product_filter_value: 'catalog',
  banner: 'catalog',
  package: 'catalog',
  package_product: 'catalog',
  package_password: 'catalog',
  room: 'catalog',
  room_piece: 'catalog',
  warehouse: 'catalog',
  stock_source: 'catalog',
  zipcode: 'catalog',
  zone_change: 'catalog',
  delivery_route: 'catalog',
  closed_day: 'catalog',
  shop: 'catalog',
  company: 'catalog',
  page_text: 'catalog',
  state: 'catalog',
  catalog_version: 'catalog',
  catalog_change: 'catalog',
  product_seen: 'catalog',
  model_size: 'catalog',
  storefront_document: 'catalog',
  storefront_version: 'catalog',
  storefront_picture: 'catalog',
  storefront_picture_file: 'catalog',
  catalog_import: 'catalog',
  catalog_import_part: 'catalog',
  catalog_import_change: 'catalog',
  catalog_caller_use: 'catalog',
  catalog_spent_proof: 'catalog',

  store: 'account',
  client: 'account',
  app_user: 'account',
  account_idempotency: 'account',
  contact: 'account',
  fiscal_address: 'account',
  credit_note: 'account',
  invoice: 'account',
  invoice_cancellation: 'account',
  invoice_file: 'account',
  file_removal: 'account',
  invoice_log: 'account',
  invoice_request: 'account',
  account_outbox: 'account',
  session: 'account',
  sign_in_failure: 'account',
  password_link: 'account',
  email_change: 'account',
  guest_join: 'account',
  passkey: 'account',
  passkey_challenge: 'account',
  second_factor: 'account',
  recovery_code: 'account',
  form_message: 'account',
  form_attachment: 'account',
  favorite: 'account',
  room_plan: 'account',
  restock_request: 'account',
  review: 'account',
  review_invitation: 'account',
  review_picture: 'account',
  newsletter_reader: 'account',
  consent: 'account',
  data_export: 'account',
  account_caller_use: 'account',
  account_spent_proof: 'account',

  quotation: 'checkout',
  quotation_line: 'checkout',
  quotation_caller: 'checkout',
  payment: 'checkout',
  payment_refund: 'checkout',
  dollar_rate: 'checkout',
  stock_sold: 'checkout',
  reservation: 'checkout',
  orders: 'checkout',
  order_line: 'checkout',
  delivery_change: 'checkout',
  delivery_address_change: 'checkout',
  delivery_event: 'checkout',
  delivery_delay: 'checkout',
  delivery_delay_answer: 'checkout',
  order_cancellation: 'checkout',
  refund_account: 'checkout',
  promise: 'checkout',
  promise_record: 'checkout',
  promise_key: 'checkout',
  service_request: 'checkout',
  service_request_piece: 'checkout',
  service_request_event: 'checkout',
  service_request_picture: 'checkout',
  request_shipment: 'checkout',
  exchange: 'checkout',
  exchange_entry: 'checkout',
  outbox: 'checkout',
  webhook_event: 'checkout',
  erp_document: 'checkout',
  erp_log: 'checkout',
  ledger_account: 'checkout',
  ledger_entry: 'checkout',
  reconciliation_break: 'checkout',
  checkout_idempotency: 'checkout',
  quotation_holder: 'checkout',
  order_holder: 'checkout',
  lead: 'checkout',
  transfer_credit: 'checkout',
  caller_use: 'checkout',
  spent_proof: 'checkout',
  quotation_closing: 'checkout',
  quotation_handover: 'checkout',
  sales_day: 'checkout',
  quotation_day: 'checkout',

  follow_up: 'staff',
  follow_up_record: 'staff',
  follow_up_file: 'staff',
  broker_profile: 'staff',
  report_view: 'staff',
  cash_report: 'staff',
  report_export: 'staff',
  report_export_part: 'staff',
  staff_idempotency: 'staff',
  staff_outbox: 'staff',
};

/** Tables that every service appends to and none changes; who may read one, `READS` says. */
export const APPENDED: readonly string[] = ['audit_entry', 'audit_outcome'];

/** Sequences that a service draws from by name (identity columns need no right). */
export const SEQUENCES: Readonly<Record<string, ServiceRole>> = {
  client_card_code: 'account',
  contact_code: 'account',
  form_folio: 'account',
  quotation_folio: 'checkout',
  order_folio: 'checkout',
};

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
    { table: 'orders', columns: ['id', 'quotation_id', 'status', 'delivery_date'] },
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
    PEOPLE,
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
