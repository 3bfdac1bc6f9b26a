import { randomUUID } from 'node:crypto';
import type { ConsentForm } from '@actual/contracts/facts/access/privacy';
import { isTooFast } from '@actual/contracts/rules';
import type { Knex } from '@actual/database';
import { AppError, type Service } from '@actual/kit';
import type { Caps } from '@actual/kit/caps/caps';
import { hashOf } from '@actual/kit/mailed-token';
import { keyOpens } from '@actual/kit/signed-link';
import { recordConsent } from '../consents/consents.queries';
import { accountOutbox } from '../outbox/messages';
import { confirmReader, endReader, type TouchedReader } from './reader.queries';

export interface NewsletterParts {
  db: Knex;
  caps: Caps;
  linkSecret: string;
  nudge: () => void;
}

/** The newsletter: asked for, confirmed and ended. Existing readers are looked up only after the answer. */
export function newsletterRoutes(service: Service, { db, caps, linkSecret, nudge }: NewsletterParts): void {
  /** Changes a reader, and writes their word down with it. False where there was nothing to change. */
  const withWord = (form: ConsentForm, given: boolean, change: (trx: Knex) => Promise<TouchedReader | undefined>) =>
    db.transaction(async (trx) => {
      const reader = await change(trx);
      if (!reader) return false;
      const { email, site } = reader;
      await recordConsent(trx, { email, secret: linkSecret }, { site, purpose: 'newsletter', given, form });
      return true;
    });
  service
    .implement('POST /newsletter', async (call) => {
      const { email, seconds } = call.body;
      const caller = caps.callerOf(call);
      await db.transaction(async (trx) => {
        const counted = [
          { cap: 'formsOfAddress', subject: caller.address },
          { cap: 'mailsToRecipient', subject: caps.digests.of('email', email) },
        ] as const;
        await caps.take(trx, caller, counted, { proof: isTooFast(seconds) });
        const payload = { email, site: call.site };
        await accountOutbox.leave(trx, { kind: 'newsletter-confirm', key: randomUUID(), payload });
      });
      nudge();
      return { ok: true };
    })
    .implement('POST /newsletter/confirm', async ({ body, site }) => {
      const confirmed = await withWord('newsletter-confirm', true, (trx) =>
        confirmReader(trx, site, hashOf(body.token)),
      );
      if (!confirmed) throw new AppError('link_expired');
      nudge();
      return { ok: true };
    })
    .implement('POST /newsletter/cancel/{id}', async ({ params: { id }, body }) => {
      if (!keyOpens(linkSecret, 'newsletter', id, body.key)) throw new AppError('link_expired');
      await withWord('newsletter-leave', false, (trx) => endReader(trx, id));
      nudge();
      return { ok: true };
    });
}
