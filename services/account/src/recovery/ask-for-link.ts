import { randomUUID } from 'node:crypto';
import type { Knex } from '@actual/database';
import type { Handler } from '@actual/kit';
import type { Caps } from '@actual/kit/caps/caps';
import { accountOutbox } from '../outbox/messages';

/**
 * `POST /user/send_password_recovery`. Counts and writes the same for every e-mail; the worker looks up the account
 * after the answer, so neither the words nor the time of the answer tell whether there is one.
 */
export const askForLink =
  (db: Knex, caps: Caps, nudge: () => void): Handler<'POST /user/send_password_recovery'> =>
  async (call) => {
    const { body, site, request } = call;
    const caller = caps.callerOf(call);
    await db.transaction(async (trx) => {
      await caps.take(trx, caller, [
        { cap: 'passwordMailsToEmail', subject: caps.digests.of('email', body.email) },
        { cap: 'passwordMailsOfAddress', subject: caller.address },
      ]);
      const payload = { email: body.email, order: body.order ?? null, site, gateway: request.gateway };
      await accountOutbox.leave(trx, { kind: 'password-link', key: randomUUID(), payload });
    });
    nudge();
    return { ok: true };
  };
