/** Holds the pieces of `:claims` for the payment `:id` of `:quotation`, for `:holdSeconds`. */
export const insertReservations = `INSERT INTO reservation
    (payment_id, quotation_id, line_id, item_code, stock_source_id, quantity, expires_at)
  SELECT :id::uuid, :quotation::uuid, r."lineId", r."itemCode", r."stockSourceId", r.quantity,
    now() + :holdSeconds * interval '1 second'
  FROM jsonb_to_recordset(:claims::jsonb) AS r("lineId" uuid, "itemCode" text, "stockSourceId" bigint, quantity int)`;
