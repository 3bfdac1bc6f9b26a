import { Role } from '@actual/contracts/facts/access/roles';
import { managerGrantSeconds } from '@actual/contracts/facts/access/session';
import { type Knex, prepared } from '@actual/database';
import { toPesos } from '@actual/domain';
import { AppError, type Call, type Handler, signManagerGrant } from '@actual/kit';
import type { Person } from '../people/people.queries';
import type { SignIn } from './sign-in';

type Wanted = Call<'POST /auth/manager'>['body'];

/** A manager authorizes for one store, an admin for all. */
const mayAuthorize = ({ role, mainStore }: Person): boolean =>
  role === Role.admin || (role === Role.manager && mainStore !== null);

interface Seen {
  version: number;
  total: number;
}

/** The present quotation of the grant. @throws not_found; quotation_changed where the screen shows another version */
async function seenQuotation(db: Knex, { quotationId, version }: Wanted): Promise<Seen> {
  const [found] = await prepared<Seen>(
    db,
    'quotation-to-authorize',
    'SELECT version, coalesce(totals_cents[1], 0)::bigint AS total FROM quotation WHERE id = ?',
    [quotationId],
  );
  if (!found) throw new AppError('not_found');
  if (version !== undefined && version !== found.version)
    throw new AppError('quotation_changed', undefined, { version: found.version });
  return found;
}

/**
 * `POST /auth/manager`: a manager's grant for one quotation as it stands (reading 4); it opens no session. Only staff
 * may ask, so that the audit log names who tried.
 */
export const authorizeManager =
  (db: Knex, signIn: SignIn): Handler<'POST /auth/manager'> =>
  async (call) => {
    const { body, request, changed } = call;
    const person = await signIn.person(call, body);
    if (!mayAuthorize(person)) throw new AppError('credentials_invalid');
    const seen = await seenQuotation(db, body);
    const { bigticketMaxPercentage, refund } = body;
    changed({ after: { authorizedBy: person.id, total: toPesos(seen.total), bigticketMaxPercentage, refund } });
    request.log.info({ manager: person.id, quotationId: body.quotationId }, 'manager authorized');
    return {
      authorization: signManagerGrant(request.server, {
        manager: person.id,
        quotation: body.quotationId,
        ...seen,
        bigticketMaxPercentage,
        refund,
      }),
      expiresAt: new Date(Date.now() + managerGrantSeconds * 1_000).toISOString(),
      manager: `${person.firstName} ${person.lastName}`.trim(),
      total: toPesos(seen.total),
    };
  };
