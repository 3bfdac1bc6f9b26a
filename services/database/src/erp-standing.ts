import { OrderState } from '@actual/contracts/facts/payment/states';

/** Where the order `o` stands in the ERP: columns for `erpStandingJoins`. */
export const erpStanding = `o.status, e.document, b.last_error AS reason,
  CASE WHEN e.document IS NOT NULL THEN 'created' WHEN b.parked_at IS NOT NULL THEN 'parked'
    WHEN o.status = '${OrderState.pendingSap}' THEN 'waiting' ELSE 'none' END AS state`;

/** Its document, and the message that has yet to write one. */
export const erpStandingJoins = `LEFT JOIN erp_document e ON e.order_id = o.id
LEFT JOIN outbox b ON b.kind = 'erp-order' AND b.key = o.id::text AND b.done_at IS NULL`;
