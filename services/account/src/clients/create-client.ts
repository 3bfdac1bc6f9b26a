import { randomUUID } from 'node:crypto';
import type { FoundClient } from '@actual/contracts';
import { phoneWords } from '@actual/contracts/facts/text/written';
import type { Knex } from '@actual/database';
import { normalPhone } from '@actual/domain';
import { AppError, type Call } from '@actual/kit';
import { accountOutbox } from '../outbox/messages';
import { guestPassword, hashPassword, saltOf } from '../people/password';
import { insertClient, isRegistered } from '../people/people.queries';

/**
 * An account for somebody who stands in the shop. Nobody learns its password: they are mailed the link to choose their
 * own, as if they had asked for it. The seller is told if the client exists already, proven or not.
 * @throws {AppError} `email_taken`
 */
export async function createClient(
  db: Knex,
  { body, site }: Pick<Call<'POST /client/create'>, 'body' | 'site'>,
  { secret, nudge }: { secret: string; nudge: () => void },
): Promise<FoundClient> {
  const { FirstName: firstName, LastName: lastName, E_Mail: email } = body;
  const person = {
    firstName,
    lastName,
    email,
    phone: '',
    mobilePhone: normalPhone(body.Cellular),
    invited: false,
    madeByStore: true,
  };
  if (await isRegistered(db, email)) throw new AppError('email_taken');
  const passwordHash = await hashPassword(guestPassword(), saltOf(secret, email));
  const made = await db.transaction(async (trx) => {
    const userId = await insertClient(trx, { ...person, passwordHash });
    const payload = { email, order: null, site, gateway: 'public' as const };
    await accountOutbox.leave(trx, { kind: 'password-link', key: randomUUID(), payload });
    return trx('client as c')
      .join('app_user as u', 'u.client_id', 'c.id')
      .where('u.id', userId)
      .first<{ id: string; card_code: string }>('c.id', 'c.card_code');
  });
  nudge();
  const { id, card_code: CardCode } = made;
  const Cellular = phoneWords(person.mobilePhone);
  return { id, CardName: `${firstName} ${lastName}`, CardCode, E_Mail: email, Cellular };
}
