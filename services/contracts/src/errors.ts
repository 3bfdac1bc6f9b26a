/** Error codes any endpoint may answer, with their HTTP status. Words for people live in the pages. */
export const commonErrors = {
  bad_request: 400,
  invalid_input: 400,
  site_required: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  idempotency_conflict: 422,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  proof_required: 428,
  internal: 500,
  unavailable: 503,
} as const;

/** The store's own codes, with their HTTP status. */
export const storeErrors = {
  product_not_found: 404,
  product_not_available_in_zone: 409,
  zipcode_invalid: 400,
  zipcode_out_of_coverage: 404,
  zipcode_mismatch: 409,
  zipcode_extra_cost: 409,
  insufficient_stock: 409,
  stock_changed: 409,
  delivery_date_unavailable: 409,
  delivery_date_fixed: 409,
  delivery_changed: 409,
  delivery_settled: 409,
  already_left: 409,
  delivery_unknown: 409,
  already_canceled: 409,
  agreed_together: 409,
  package_out_of_stock: 409,
  wrong_package_password: 403,
  quotation_closed: 409,
  quotation_ordered: 409,
  already_followed: 409,
  quotation_changed: 412,
  quotation_part_paid: 409,
  quotation_empty: 409,
  bigticket_beyond_maximum: 409,
  quotation_without_zipcode: 409,
  quotation_without_address: 409,
  total_changed: 409,
  payment_group_not_allowed: 409,
  card_type_not_allowed: 409,
  payment_amount_invalid: 400,
  payment_in_progress: 409,
  payment_attempts_exceeded: 429,
  payment_provider_unavailable: 503,
  too_many_transfers: 429,
  too_many_card_refusals: 429,
  too_many_mails: 429,
  usd_not_available: 409,
  exchange_rate_not_allowed: 409,
  insufficient_funds: 409,
  transfer_credited: 409,
  not_fully_paid: 409,
  credentials_invalid: 401,
  password_required: 403,
  password_too_common: 400,
  email_taken: 409,
  account_in_use: 409,
  own_access: 409,
  team_full: 409,
  link_expired: 403,
  order_code_wrong: 403,
  second_factor_required: 401,
  second_factor_missing: 401,
  second_factor_wrong: 401,
  passkey_refused: 403,
  passkey_expired: 403,
  passkey_taken: 409,
  too_many_passkeys: 409,
  signature_invalid: 401,
  invoice_not_possible: 409,
  invoice_unchanged: 409,
  invoice_credited: 409,
  fiscal_data_missing: 409,
  order_not_matched: 404,
  too_many_favorites: 409,
  too_many_plans: 409,
  plan_name_taken: 409,
  pdf_invalid: 400,
  pdf_encrypted: 400,
  pdf_without_text: 400,
  pdf_too_long: 400,
  constancia_not_recognized: 400,
  file_not_taken: 400,
  picture_too_large: 400,
  attachment_gone: 409,
  review_not_possible: 409,
  review_taken: 409,
  request_not_possible: 409,
  request_changed: 409,
  export_under_way: 409,
  export_too_large: 409,
  export_empty: 409,
  too_many_views: 409,
  storefront_changed: 409,
  storefront_full: 409,
  imports_full: 409,
} as const;

export type ErrorCode = keyof typeof commonErrors | keyof typeof storeErrors;

export const errorStatus: Record<ErrorCode, number> = { ...commonErrors, ...storeErrors };

/** Body of every answer that is not a success. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  requestId?: string;
  /**
   * For `invalid_input`: the field and its fault; for stock errors: the products; for `product_not_found` by its id:
   * `category`, where there are others like it; for `not_found` of a category: `movedTo`, its handle now; for
   * `account_in_use`: the obstacles; for `already_followed`: the seller; for `proof_required`: the challenge.
   */
  details?: unknown;
}
