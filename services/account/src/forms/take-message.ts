import { randomUUID } from 'node:crypto';
import type { MessageKind } from '@actual/contracts/facts/desk/messages';
import { isTooFast } from '@actual/contracts/rules';
import type { Knex } from '@actual/database';
import type { Call, Idempotency } from '@actual/kit';
import type { Caps } from '@actual/kit/caps/caps';
import { attachFile } from '../attachments/attachments.queries';
import { accountOutbox } from '../outbox/messages';
import { insertMessage } from './form-messages.queries';

export interface Forms {
  db: Knex;
  caps: Caps;
  idempotency: Idempotency;
  nudge: () => void;
}

type Written = Call<'POST /sendcontact'> | Call<'POST /sendsuggestions'>;

/**
 * Stores a message, and writes down both mails, one to the store's own address and a receipt without the sender's words
 * to the sender, in one transaction. A form that is sent faster than it can be filled in costs work.
 * @throws proof_required, too_many_mails, rate_limited; attachment_gone where its file was sent, or forgotten
 */
export function takeMessage({ db, caps, idempotency, nudge }: Forms, kind: MessageKind, call: Written) {
  const { form, seconds } = call.body;
  const identity = idempotency.identityOf(call.request, { name: kind, userId: null });
  return idempotency.once(identity, async () => {
    const caller = caps.callerOf(call);
    const id = randomUUID();
    const folio = await db.transaction(async (trx) => {
      const counted = [
        { cap: 'formsOfAddress', subject: caller.address },
        { cap: 'mailsToRecipient', subject: caps.digests.of('email', form.email) },
      ] as const;
      await caps.take(trx, caller, counted, { proof: isTooFast(seconds) });
      const { name, email, phone, message } = form;
      const orderFolio = 'orderFolio' in form ? form.orderFolio : '';
      const kept = await insertMessage(trx, { id, kind, site: call.site, name, email, phone, message, orderFolio });
      if ('attachment' in form && form.attachment) await attachFile(trx, id, form.attachment);
      const said = { key: id, payload: {} };
      await accountOutbox.leave(trx, { kind: 'form-desk', ...said }, { kind: 'form-receipt', ...said });
      return kept;
    });
    nudge();
    call.request.log.info({ folio, kind }, 'form taken');
    return { folio };
  });
}
