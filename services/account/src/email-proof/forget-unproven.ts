import { Role } from '@actual/contracts/facts/access/roles';
import { type Knex, prepared } from '@actual/database';
import { dropChange } from '../email-change/email-change.queries';
import { endSessionsOf } from '../session/sessions.queries';

interface Account {
  id: string;
  clientId: string | null;
}

/** Tables with a person's sign-in methods and pending requests. */
const ofPerson = ['passkey', 'passkey_challenge', 'second_factor', 'recovery_code', 'password_link', 'data_export'];

// an invoice asked for with a purchase is still made out to the data typed then, and mailed to the account
const forgetFiscalSql = `
WITH kept AS (
  UPDATE fiscal_address f SET email = c.email FROM client c
  WHERE c.id = f.client_id AND f.client_id = :client
    AND EXISTS (SELECT FROM invoice_request r WHERE r.client_id = f.client_id AND r.closed_at IS NULL)
  RETURNING f.client_id
)
DELETE FROM fiscal_address WHERE client_id = :client AND NOT EXISTS (SELECT FROM kept)`;

/** Empties an account whose maker never proved its e-mail, but for the password; purchases and their rows stay. */
export async function emptyAccount(trx: Knex, { id, clientId }: Account): Promise<void> {
  const nobody = { first_name: '', last_name: '', phone: '', mobile_phone: '' };
  await trx('app_user').where({ id }).update(nobody);
  await endSessionsOf(trx, id);
  await dropChange(trx, id);
  for (const table of ofPerson) await trx(table).where({ user_id: id }).delete();
  if (!clientId) return;
  await trx('client').where({ id: clientId }).update(nobody);
  await trx('contact').where({ client_id: clientId }).delete();
  await prepared(trx, 'forget-fiscal-address', forgetFiscalSql, { client: clientId });
}

/**
 * Once one account has proven the e-mail, all others with it become guests, whose passwords open nothing and whose
 * purchases join the owner's.
 */
export async function endOtherAccounts(trx: Knex, owner: string): Promise<void> {
  const ended = await prepared<Account & { madeByStore: boolean }>(
    trx,
    'end-other-accounts',
    `UPDATE app_user u SET role = '${Role.guest}', invited = true FROM app_user o
     WHERE o.id = ? AND u.id <> o.id AND lower(u.email) = lower(o.email)
       AND u.role = '${Role.client}' AND NOT u.invited AND NOT u.owns_email AND u.disabled_at IS NULL
     RETURNING u.id, u.client_id AS "clientId", u.made_by_store AS "madeByStore"`,
    [owner],
  );
  for (const account of ended) if (!account.madeByStore) await emptyAccount(trx, account);
}
