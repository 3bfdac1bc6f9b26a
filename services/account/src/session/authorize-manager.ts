import { Role } from '@actual/contracts/facts/roles';
import type { Knex } from '@actual/database';
import { AppError, type Handler, managerGrantSeconds, signManagerGrant } from '@actual/kit';
import type { SignIn } from './sign-in';

/** A manager authorizes for one store, an admin for all. */
async function mayAuthorize(db: Knex, person: { id: string; role: string }): Promise<boolean> {
  if (person.role === Role.admin) return true;
  if (person.role !== Role.manager) return false;
  const row = await db('app_user').where({ id: person.id }).first<{ main_store: string | null }>('main_store');
  return row?.main_store !== null && row?.main_store !== undefined;
}

/**
 * `POST /auth/manager`: a manager's word that one quotation, paid from `managerPercent` on, may become an order
 * (reading 4). It opens no session. Anybody else's password is refused like a wrong one.
 */
export const authorizeManager =
  (db: Knex, signIn: SignIn): Handler<'POST /auth/manager'> =>
  async (call) => {
    const { body, request } = call;
    const person = await signIn.person(call, body);
    if (!(await mayAuthorize(db, person))) throw new AppError('credentials_invalid');
    request.log.info({ manager: person.id, quotationId: body.quotationId }, 'manager authorized');
    return {
      authorization: signManagerGrant(request.server, person.id, body.quotationId),
      expiresAt: new Date(Date.now() + managerGrantSeconds * 1_000).toISOString(),
      manager: `${person.firstName} ${person.lastName}`.trim(),
    };
  };
