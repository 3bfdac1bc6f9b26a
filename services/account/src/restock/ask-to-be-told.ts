import { societiesOf } from '@actual/contracts/facts/company/brands';
import { isTooFast } from '@actual/contracts/rules';
import type { Knex } from '@actual/database';
import { AppError, type Handler } from '@actual/kit';
import type { Caps } from '@actual/kit/caps/caps';
import { recordConsent } from '../consents/consents.queries';
import { insertRequest } from './restock.queries';

/**
 * `POST /restock/{id}`. The answer is the same whether or not the e-mail waits for the product already or it is in
 * stock; a product in stock is mailed about at once.
 */
export const askToBeTold =
  (db: Knex, caps: Caps, secret: string): Handler<'POST /restock/{id}'> =>
  async (call) => {
    const { body, params, site } = call;
    const caller = caps.callerOf(call);
    await db.transaction(async (trx) => {
      const product = await trx('product')
        .where({ id: params.id.toLowerCase() })
        .whereIn('society', societiesOf(site))
        .first<{ id: string } | undefined>('id');
      if (!product) throw new AppError('product_not_found');
      const counted = [
        { cap: 'restocksOfItem', subject: caps.digests.of('item', product.id) },
        { cap: 'formsOfAddress', subject: caller.address },
        { cap: 'mailsToRecipient', subject: caps.digests.of('email', body.email) },
      ] as const;
      await caps.take(trx, caller, counted, { proof: isTooFast(body.seconds) });
      const { email } = body;
      if (await insertRequest(trx, { site, productId: product.id, email }))
        await recordConsent(trx, { email, secret }, { site, purpose: 'restock', given: true, form: 'restock' });
    });
    return { ok: true };
  };
