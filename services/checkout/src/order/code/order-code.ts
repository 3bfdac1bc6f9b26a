import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { OrderCode } from '@actual/contracts';
import { orderCodeLife } from '@actual/contracts/facts/access/link-lives';
import { orderCodesPerDay, orderCodeTries } from '@actual/contracts/facts/capacities';
import { AppError, isStaff } from '@actual/kit';
import { codeOf } from '@actual/kit/mailed-token';
import type { Checkout } from '../../context';
import { checkoutOutbox } from '../../outbox/messages';
import type { LoadedOrder } from '../order.queries';
import { accessOf, type Caller } from '../order-access';

/** A browser that has the signed link of an order's mail, and may have it from whoever forwarded the mail. */
interface LinkReader {
  readonly orderId: string;
  readonly holderHash: string;
}

/** The caller where it has the signed link alone; null for buyer and staff, who change an order without a code. */
const linkReader = (call: Caller, order: LoadedOrder): LinkReader | null =>
  accessOf(call, order) === 'look' && call.request.holderHash !== null
    ? { orderId: order.id, holderHash: call.request.holderHash }
    : null;

/** The newest code of this browser for this order, while it is good. */
const good = (db: Checkout['db'], { orderId, holderHash }: LinkReader) =>
  db('refund_code')
    .where(
      'key',
      db('refund_code')
        .where({ order_id: orderId, holder_hash: holderHash })
        .orderBy('created_at', 'desc')
        .limit(1)
        .select('key'),
    )
    .andWhere('tries', '<', orderCodeTries)
    .andWhereRaw(`created_at > now() - make_interval(mins => ?)`, [orderCodeLife.minutes]);

/** Whether this browser needs a code, and has asked for one that is still good. */
export async function codeState(db: Checkout['db'], call: Caller, order: LoadedOrder): Promise<OrderCode> {
  const reader = linkReader(call, order);
  return reader && ((await good(db, reader).first('key')) ? 'sent' : 'needed');
}

/** Mails this browser a code, to the order's own address; nothing where it needs none. @throws too_many_mails */
export async function askForCode({ db, nudge }: Checkout, call: Caller, order: LoadedOrder): Promise<void> {
  const reader = linkReader(call, order);
  if (!reader) return;
  const { orderId, holderHash } = reader;
  await db.transaction(async (trx) => {
    // of those who ask at once each sees the codes of the others
    await trx('orders').where({ id: orderId }).forUpdate().select('id');
    const today = await trx('refund_code')
      .where({ order_id: orderId })
      .andWhereRaw(`created_at > now() - interval '1 day'`)
      .select('key');
    if (today.length >= orderCodesPerDay) throw new AppError('too_many_mails');
    const key = randomUUID();
    await trx('refund_code').insert({ key, order_id: orderId, holder_hash: holderHash });
    await checkoutOutbox.leave(trx, { kind: 'refund-code', key, payload: { orderId } });
  });
  nudge();
}

/** Uses up a try at the code, right or wrong. Answers its key. @throws invalid_input without a code; order_code_wrong */
async function tryCode({ db, settings }: Checkout, reader: LinkReader, code: string | undefined): Promise<string> {
  if (code === undefined) throw new AppError('invalid_input', 'code', [{ field: 'code' }]);
  const [tried] = await good(db, reader).increment('tries').returning<{ key: string }[]>('key');
  const right = tried && Buffer.from(codeOf(settings.linkSecret, 'refund-code', tried.key));
  if (!right || !timingSafeEqual(right, Buffer.from(code))) throw new AppError('order_code_wrong');
  return tried.key;
}

/** Spends the code of a change in the change's own transaction. @throws order_code_wrong where another change did */
export type SpendCode = (trx: Checkout['db']) => Promise<void>;

/** Who changes an order, and how its code is spent. */
interface Changing {
  readonly spend: SpendCode;
  /** null: the buyer. */
  readonly staffId: string | null;
}

/**
 * Changes an order; a browser with the signed link alone names its mailed code, good for one change (decision 0180).
 * @throws invalid_input without a code; order_code_wrong
 */
export async function withCode<Changed>(
  checkout: Checkout,
  { call, order, code }: { call: Caller; order: LoadedOrder; code: string | undefined },
  change: (changing: Changing) => Promise<Changed>,
): Promise<Changed> {
  const staffId = call.session && isStaff(call.session) ? call.session.userId : null;
  const reader = linkReader(call, order);
  if (!reader) return change({ staffId, spend: async () => {} });
  const key = await tryCode(checkout, reader, code);
  const spend: SpendCode = async (trx) => {
    // a right last try leaves none, and is not spent yet
    const unspent = trx('refund_code').where({ key }).andWhere('tries', '<=', orderCodeTries);
    if ((await unspent.update({ tries: orderCodeTries + 1 })) === 0) throw new AppError('order_code_wrong');
  };
  return change({ staffId, spend });
}
