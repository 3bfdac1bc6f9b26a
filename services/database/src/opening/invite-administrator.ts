import { randomBytes } from 'node:crypto';
import { Role } from '@actual/contracts/facts/access/roles';
import { defaultSite } from '@actual/contracts/facts/company/brands';
import { hash } from '@node-rs/argon2';
import type { Knex } from '../connect';
import { ImportError } from '../importer/import-error';
import { insertInvited, leaveInvitation } from '../invited-person';
import type { Opening } from './opening-file';

interface Known {
  readonly id: string;
  readonly role: string;
  readonly proven_email: string | null;
}

/** Whether a link is on its way or still good. */
const isInvited = async (trx: Knex, userId: string, email: string): Promise<boolean> => {
  const [live] = await trx('password_link').where({ user_id: userId }).andWhere('expires_at', '>', trx.fn.now());
  const [waiting] = await trx('account_outbox')
    .where({ kind: 'password-link', done_at: null })
    .whereRaw("lower(payload ->> 'email') = lower(?)", [email]);
  return Boolean(live ?? waiting);
};

/**
 * Makes the first administrator, whom the account service mails a link to choose a password; a second factor is asked of
 * them at their first sign-in. Once there is an administrator who has come in, others are invited by them.
 * @returns the result, in Spanish
 */
export async function inviteAdministrator(trx: Knex, person: Opening['administradora']): Promise<string[]> {
  const { nombre, apellidos, correo, celular, tienda } = person;
  const [known]: Known[] = await trx('app_user')
    .whereRaw('lower(email) = lower(?) AND NOT invited', [correo])
    .select('id', 'role', 'proven_email');
  if (known && known.role !== Role.admin)
    throw new ImportError(`El correo ${correo} ya es de otra cuenta, que no es de administradora.`);
  if (!known) {
    const [other] = await trx('app_user')
      .where({ role: Role.admin, disabled_at: null })
      .select<{ email: string }[]>('email');
    if (other) return [`· administradora ${correo}: ya hay una, ${other.email}; no se agrega otra`];
  }
  if (known && (known.proven_email !== null || (await isInvited(trx, known.id, correo)))) return [];
  if (!known)
    await insertInvited(trx, {
      role: Role.admin,
      email: correo,
      firstName: nombre,
      lastName: apellidos,
      mobilePhone: celular,
      store: tienda,
      passwordHash: await hash(randomBytes(32).toString('base64url')),
    });
  await leaveInvitation(trx, { email: correo, site: defaultSite, invitedBy: null });
  return [
    `+ ${known ? 'otra invitación' : 'administradora'}: el enlace a ${correo} sale por correo al abrir la tienda`,
  ];
}
