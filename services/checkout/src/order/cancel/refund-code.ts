import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { CancellationPreview } from '@actual/contracts';
import { refundCodeLife } from '@actual/contracts/facts/access/link-lives';
import { refundCodesPerDay, refundCodeTries } from '@actual/contracts/facts/capacities';
import { AppError } from '@actual/kit';
import { codeOf } from '@actual/kit/mailed-token';
import type { Checkout } from '../../context';
import { checkoutOutbox } from '../../outbox/messages';

/** A browser that has the signed link of an order's mail, and may have it from whoever forwarded the mail. */
export interface LinkReader {
  readonly orderId: string;
  readonly holderHash: string;
}

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
    .andWhere('tries', '<', refundCodeTries)
    .andWhereRaw(`created_at > now() - make_interval(mins => ?)`, [refundCodeLife.minutes]);

/** Whether this browser has asked for a code that is still good. */
export const codeState = async (
  db: Checkout['db'],
  reader: LinkReader,
): Promise<NonNullable<CancellationPreview['code']>> => ((await good(db, reader).first('key')) ? 'sent' : 'needed');

/** Mails this browser a code, to the order's own address. @throws too_many_mails */
export async function askForCode({ db, nudge }: Checkout, { orderId, holderHash }: LinkReader): Promise<void> {
  await db.transaction(async (trx) => {
    // of those who ask at once each sees the codes of the others
    await trx('orders').where({ id: orderId }).forUpdate().select('id');
    const today = await trx('refund_code')
      .where({ order_id: orderId })
      .andWhereRaw(`created_at > now() - interval '1 day'`)
      .select('key');
    if (today.length >= refundCodesPerDay) throw new AppError('too_many_mails');
    const key = randomUUID();
    await trx('refund_code').insert({ key, order_id: orderId, holder_hash: holderHash });
    await checkoutOutbox.leave(trx, { kind: 'refund-code', key, payload: { orderId } });
  });
  nudge();
}

/** Uses up a try at the code, right or wrong. @throws invalid_input without a code; refund_code_wrong */
export async function assertCode(
  { db, settings }: Checkout,
  reader: LinkReader,
  code: string | undefined,
): Promise<void> {
  if (code === undefined) throw new AppError('invalid_input', 'code', [{ field: 'code' }]);
  const [tried] = await good(db, reader).increment('tries').returning<{ key: string }[]>('key');
  const right = tried && Buffer.from(codeOf(settings.linkSecret, 'refund-code', tried.key));
  if (!right || !timingSafeEqual(right, Buffer.from(code))) throw new AppError('refund_code_wrong');
}

/** A code that canceled something is good for nothing more. */
export const useUpCode = (db: Checkout['db'], reader: LinkReader): Promise<unknown> =>
  good(db, reader).update({ tries: refundCodeTries });
