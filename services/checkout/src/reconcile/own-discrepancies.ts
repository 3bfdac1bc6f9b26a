import { InvoiceState } from '@actual/contracts/facts/payment/invoices';
import { managerPercent } from '@actual/contracts/facts/payment/manager-percent';
import { transferTypes } from '@actual/contracts/facts/payment/payment-types';
import {
  confirmedOrderStates,
  OrderState,
  PaymentState,
  takenPaymentStates,
} from '@actual/contracts/facts/payment/states';
import { sqlList } from '@actual/database';
/** Something that two places say differently. `sentence` is read by staff; amounts in it are pesos. */
export interface Discrepancy {
  kind: string;
  /** Payment, order or stock source. */
  subject: string;
  sentence: string;
  detail: Record<string, unknown>;
}

/** Grace for payments in progress: a second between two steps is not a discrepancy. */
const grace = `interval '2 minutes'`;

/** Centavos that an invoice's credit notes took off it. */
const creditedOf = `coalesce((SELECT sum(n.total_cents) FROM credit_note n
  WHERE n.invoice_uuid = i.uuid AND n.state = 'valid'), 0)::bigint`;

/** Each finds the discrepancies of one kind inside the store: subject and detail. */
export const ownDiscrepancies: Readonly<Record<string, { sentence: string; sql: string }>> = {
  'order-paid': {
    sentence: 'Lo pagado del pedido no es la suma de sus pagos menos lo devuelto',
    sql: `SELECT o.id::text AS subject, jsonb_build_object('folio', o.folio, 'paid', o.paid_cents - o.returned_cents, 'payments', coalesce(p.cents, 0)) AS detail
      FROM orders o LEFT JOIN (SELECT order_id, sum(amount_cents - refunded_cents)::bigint AS cents FROM payment
        WHERE status IN ${sqlList(takenPaymentStates)} GROUP BY order_id) p ON p.order_id = o.id
      WHERE o.paid_cents - o.returned_cents <> coalesce(p.cents, 0)`,
  },
  'order-total': {
    sentence: 'El total del pedido no es la suma de sus artículos',
    sql: `SELECT o.id::text AS subject, jsonb_build_object('folio', o.folio, 'total', o.total_cents, 'lines', l.cents) AS detail
      FROM orders o JOIN (SELECT order_id, sum(total_cents)::bigint AS cents FROM order_line GROUP BY order_id) l ON l.order_id = o.id
      WHERE o.total_cents <> l.cents`,
  },
  'order-unpaid': {
    sentence: `Un pedido en proceso tiene pagado menos del ${managerPercent} por ciento, o más que su total`,
    sql: `SELECT id::text AS subject, jsonb_build_object('folio', folio, 'paid', paid_cents, 'total', total_cents) AS detail
      FROM orders WHERE status IN ${sqlList(confirmedOrderStates)}
        AND (paid_cents * 100 < total_cents * ${managerPercent} OR paid_cents > total_cents) AND updated_at < now() - ${grace}`,
  },
  'order-overdue': {
    sentence: 'Un pedido sigue en espera de una transferencia que ya venció',
    sql: `SELECT o.id::text AS subject, jsonb_build_object('folio', o.folio, 'payment', p.id, 'expiresAt', p.expires_at) AS detail
      FROM orders o JOIN payment p ON p.order_id = o.id AND p.type IN ${sqlList(transferTypes)}
      WHERE o.status = '${OrderState.pendingPayment}' AND p.expires_at < now() - interval '2 hours'`,
  },
  'paid-without-order': {
    sentence: 'Un pago acreditado no tiene pedido ni devolución',
    sql: `SELECT p.id::text AS subject, jsonb_build_object('quotation', p.quotation_id, 'amount', p.amount_cents, 'type', p.type) AS detail
      FROM payment p WHERE p.status = '${PaymentState.approved}' AND p.order_id IS NULL AND p.refunded_cents < p.amount_cents
        AND p.updated_at < now() - interval '3 hours'`,
  },
  ledger: {
    sentence: 'Lo que salió del monedero o saldo no es lo que pagó',
    sql: `SELECT p.id::text AS subject, jsonb_build_object('status', p.status, 'amount', p.amount_cents, 'refunded', p.refunded_cents, 'ledger', coalesce(e.cents, 0)) AS detail
      FROM payment p LEFT JOIN (SELECT payment_id, sum(amount_cents)::bigint AS cents FROM (
          SELECT payment_id, amount_cents FROM ledger_entry
          UNION ALL SELECT payment_id, amount_cents FROM exchange_entry WHERE reason IN ('payment', 'return')) m
        GROUP BY payment_id) e ON e.payment_id = p.id
      WHERE p.provider = 'ledger' AND coalesce(e.cents, 0) <> CASE WHEN p.status = '${PaymentState.approved}' THEN p.refunded_cents - p.moved_cents - p.amount_cents ELSE 0 END`,
  },
  exchange: {
    sentence:
      'Lo que un pago dio a un cambio no es lo que el cambio recibió de él, o el cambio terminó y conserva dinero',
    sql: `SELECT p.id::text AS subject, jsonb_build_object('amount', p.moved_cents, 'ledger', coalesce(e.cents, 0)) AS detail
      FROM payment p LEFT JOIN (SELECT payment_id, sum(amount_cents)::bigint AS cents FROM exchange_entry
        WHERE reason IN ('granted', 'refund') GROUP BY payment_id) e ON e.payment_id = p.id
      WHERE (p.moved_cents > 0 OR e.cents > 0) AND p.moved_cents <> coalesce(e.cents, 0)
      UNION ALL
      SELECT x.request_id::text, jsonb_build_object('amount', x.balance_cents, 'ledger', coalesce(e.cents, 0))
      FROM exchange x LEFT JOIN (SELECT request_id, sum(amount_cents)::bigint AS cents FROM exchange_entry GROUP BY request_id) e
        USING (request_id)
      WHERE x.balance_cents <> coalesce(e.cents, 0) OR x.balance_cents > 0 AND x.usable_until < now() - interval '1 hour'`,
  },
  'stock-sold': {
    sentence: 'Las piezas vendidas de una existencia no son las que tienen los pedidos',
    sql: `SELECT s.stock_source_id::text AS subject, jsonb_build_object('sold', s.sold, 'claimed', coalesce(r.pieces, 0)) AS detail
      FROM stock_sold s LEFT JOIN (SELECT stock_source_id, sum(quantity)::int AS pieces FROM reservation
        WHERE state = 'claimed' GROUP BY stock_source_id) r USING (stock_source_id)
      WHERE s.sold <> coalesce(r.pieces, 0)`,
  },
  'stock-oversold': {
    sentence: 'Se vendieron o apartaron más piezas de las recibidas',
    sql: `SELECT s.id::text AS subject, jsonb_build_object('item', s.item_code, 'received', s.received, 'sold', coalesce(k.sold, 0), 'held', coalesce(r.pieces, 0)) AS detail
      FROM stock_source s LEFT JOIN stock_sold k ON k.stock_source_id = s.id
      LEFT JOIN (SELECT stock_source_id, sum(quantity)::int AS pieces FROM reservation
        WHERE state = 'held' AND expires_at > now() GROUP BY stock_source_id) r ON r.stock_source_id = s.id
      WHERE coalesce(k.sold, 0) + coalesce(r.pieces, 0) > s.received`,
  },
  'invoice-of-canceled': {
    sentence: 'La factura de un pedido cancelado sigue vigente: su cancelación no se aceptó',
    sql: `SELECT o.id::text AS subject, jsonb_build_object('folio', o.folio, 'total', o.total_cents, 'status', o.status) AS detail
      FROM orders o JOIN invoice i ON i.order_id = o.id
      WHERE o.status = '${OrderState.canceled}' AND i.total_cents IS DISTINCT FROM ${creditedOf}
        AND (i.state = '${InvoiceState.valid}' AND o.updated_at < now() - interval '1 hour'
        OR i.state = '${InvoiceState.canceling}' AND o.updated_at < now() - interval '4 days')`,
  },
  'invoice-part-returned': {
    sentence: 'La factura menos sus notas de crédito no es lo que se cobró: falta un CFDI de egreso, o sobra',
    sql: `SELECT o.id::text AS subject, jsonb_build_object('folio', o.folio, 'total', o.total_cents,
        'refunded', i.total_cents - o.total_cents + o.returned_cents, 'credited', ${creditedOf}) AS detail
      FROM orders o JOIN invoice i ON i.order_id = o.id
      WHERE i.total_cents - ${creditedOf} <> o.total_cents - o.returned_cents AND i.state = '${InvoiceState.valid}'
        AND o.status <> '${OrderState.canceled}' AND o.updated_at < now() - interval '1 hour'`,
  },
  erp: {
    sentence: 'Un pedido pagado no está en SAP',
    sql: `SELECT o.id::text AS subject, jsonb_build_object('folio', o.folio, 'status', o.status, 'parked', b.parked_at IS NOT NULL, 'error', b.last_error) AS detail
      FROM orders o LEFT JOIN erp_document d ON d.order_id = o.id LEFT JOIN outbox b ON b.kind = 'erp-order' AND b.key = o.id::text
      WHERE d.order_id IS NULL AND (o.status = '${OrderState.completed}' OR (o.status = '${OrderState.pendingSap}'
        AND (b.id IS NULL OR b.parked_at IS NOT NULL OR o.updated_at < now() - interval '1 hour')))`,
  },
};
