import { type Knex, prepared } from '@actual/database';
import { PaymentType } from '@actual/domain';
import type { NewOrder } from '../../order/new-order';
import {
  answerColumns,
  holdsPieces,
  insertedOrder,
  lockedQuotation,
  type PaymentToPlace,
  paidOrderMessages,
  placingValues,
  soldPieces,
} from './order-fragments.sql';
import type { ProviderAnswer } from './provider-answer';

/** Payment, pieces, order, lines and their outbox messages: one statement. */
const paidOrderSql = `
WITH ${lockedQuotation(holdsPieces)}, ${insertedOrder}, approved_payment AS (
  UPDATE payment SET ${answerColumns}, order_id = placed.id FROM placed WHERE payment.id = :payment
), ${soldPieces}, ${paidOrderMessages}, ordered_quotation AS (
  UPDATE quotation SET payment_group = :group, ordered_at = now(), version = version + 1, updated_at = now() FROM placed WHERE quotation.id = :quotation
)
SELECT folio FROM placed`;

/** Places the order of an approved payment and answers its folio; null, and nothing done, if anything changed since. */
export async function placePaidOrder(
  db: Knex,
  payment: PaymentToPlace,
  answer: ProviderAnswer,
  order: NewOrder,
): Promise<number | null> {
  const values = placingValues(payment, answer, order);
  const [row] = await prepared<{ folio: number }>(db, 'place-order', paidOrderSql, values);
  return row?.folio ?? null;
}

/** Seconds between two looks at a transfer; its notification usually comes first. */
const transferCheckSeconds = 300;

const waitingOrderSql = `
WITH ${lockedQuotation()}, ${insertedOrder}, waiting_payment AS (
  UPDATE payment SET ${answerColumns}, order_id = placed.id, clabe = :clabe, bank = :bank, transfer_url = :url,
    check_at = least(now() + :checkSeconds * interval '1 second', expires_at)
  FROM placed WHERE payment.id = :payment
), outbox_messages AS (
  INSERT INTO outbox (kind, key, payload)
  SELECT 'transfer-instructions', placed.id::text, jsonb_build_object('orderId', placed.id) FROM placed ON CONFLICT DO NOTHING
), ordered_quotation AS (
  UPDATE quotation SET payment_group = :group, ordered_at = now(), is_spei = :isSpei, version = version + 1, updated_at = now()
  FROM placed WHERE quotation.id = :quotation
)
SELECT folio FROM placed`;

/** Where a transfer is sent to. */
export interface Receiver {
  clabe: string | null;
  bank: string | null;
  url: string | null;
}

/** As `placePaidOrder`, for the order that waits for a transfer; its pieces stay held. */
export async function placeWaitingOrder(
  db: Knex,
  payment: PaymentToPlace & { type: PaymentType },
  answer: ProviderAnswer,
  order: NewOrder,
  { clabe, bank, url }: Receiver,
): Promise<number | null> {
  const [row] = await prepared<{ folio: number }>(db, 'place-waiting-order', waitingOrderSql, {
    ...placingValues(payment, answer, order),
    clabe,
    bank,
    url,
    checkSeconds: transferCheckSeconds,
    isSpei: payment.type === PaymentType.spei,
  });
  return row?.folio ?? null;
}
