import { OrderState } from '@actual/contracts/facts/payment/states';
import { folioText } from '@actual/contracts/facts/text/written';
import { prepared } from '@actual/database';
import { toPesos } from '@actual/domain';
import type { SapListedOrder } from '@actual/providers';
import { listedAtATime } from '@actual/providers/sap/list-orders';
import type { Checkout } from '../context';
import type { Discrepancy } from './own-discrepancies';

/** Questions to the ERP in one go: two hundred orders, one question after the other. */
const questions = 4;

interface Row {
  orderId: string;
  folio: number;
  document: string;
  totalCents: number;
  status: string;
  /** Its pieces came and went back: the warehouse takes them back in the ERP, whose document stays. */
  isReturned: boolean;
}

/**
 * Orders whose document was not compared for a while, those of before last month one last time; each process takes
 * others. One whose document is just being canceled or cut is left alone.
 */
function claim({ db, settings }: Checkout): Promise<Row[]> {
  return prepared<Row>(
    db,
    'work-claim-erp-compared',
    `WITH claimed AS (
       UPDATE erp_document SET
         compared_at = CASE WHEN created_at < now() - interval '31 days' THEN 'infinity' ELSE now() END
       WHERE order_id = ANY (ARRAY(
         SELECT d.order_id FROM erp_document d
         WHERE d.created_at < now() - interval '2 minutes'
           AND (d.compared_at IS NULL OR d.compared_at < now() - ? * interval '12 seconds')
           AND NOT EXISTS (SELECT FROM outbox b WHERE b.kind = 'erp-cancel' AND b.key = d.order_id::text
             AND b.done_at IS NULL AND b.parked_at IS NULL)
           AND NOT EXISTS (SELECT FROM outbox b WHERE b.kind = 'erp-lines' AND b.payload ->> 'orderId' = d.order_id::text
             AND b.done_at IS NULL AND b.parked_at IS NULL)
         ORDER BY d.compared_at NULLS FIRST LIMIT ? FOR UPDATE SKIP LOCKED))
       RETURNING order_id, document
     )
     SELECT c.order_id AS "orderId", c.document, o.folio, o.total_cents AS "totalCents", o.status,
       EXISTS (SELECT FROM service_request r WHERE r.order_id = o.id AND r.state = 'resolved') AS "isReturned"
     FROM claimed c JOIN orders o ON o.id = c.order_id`,
    [settings.reconcileSeconds, listedAtATime],
  );
}

/** The fault in the ERP's record of an order; null where the two agree. */
function disagreement(row: Row, theirs: readonly SapListedOrder[]): string | null {
  const open = theirs.filter(({ canceled }) => !canceled);
  const [document] = open;
  if (row.status === OrderState.canceled)
    return document && !row.isReturned ? 'El pedido está cancelado aquí y vigente en SAP' : null;
  if (theirs.length === 0) return 'SAP ya no tiene un pedido que aquí tiene su documento';
  if (!document) return 'El pedido está vigente aquí y cancelado en SAP';
  if (open.length > 1) return 'SAP tiene más de un documento de este pedido';
  if (String(document.docNum) !== row.document) return 'SAP tiene el pedido con otro documento';
  return document.docTotalCents === row.totalCents ? null : 'El total en SAP no es el del pedido';
}

/** The difference between an order and the ERP's own list; null where they agree. */
function compareOrder(row: Row, theirs: readonly SapListedOrder[]): Discrepancy | null {
  const sentence = disagreement(row, theirs);
  if (!sentence) return null;
  return {
    kind: 'erp-list',
    subject: row.orderId,
    sentence,
    detail: {
      folio: folioText(row.folio),
      ours: { document: row.document, status: row.status, total: toPesos(row.totalCents) },
      sap: theirs.map(({ docNum, docTotalCents, canceled }) => ({
        document: String(docNum),
        status: canceled ? OrderState.canceled : 'open',
        total: toPesos(docTotalCents),
      })),
    },
  };
}

/**
 * Compares some orders with the ERP's own list, so that an ERP which lost them is noticed: our note that it took them
 * is no proof that it has them. Ends with the first question that is not answered.
 */
export async function compareWithErp(
  checkout: Checkout,
): Promise<{ compared: string[]; discrepancies: Discrepancy[] }> {
  const compared: string[] = [];
  const discrepancies: Discrepancy[] = [];
  for (let asked = 0; asked < questions; asked += 1) {
    const rows = await claim(checkout);
    if (rows.length === 0) break;
    const list = await checkout.sap.listOrders(rows.map(({ orderId }) => orderId));
    if (list.kind !== 'sap_orders') break;
    for (const row of rows) {
      compared.push(row.orderId);
      const theirs = list.orders.filter(({ webOrderId }) => webOrderId === row.orderId);
      const found = compareOrder(row, theirs);
      if (found) discrepancies.push(found);
    }
  }
  return { compared, discrepancies };
}
