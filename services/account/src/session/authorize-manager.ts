import { Role } from '@actual/contracts/facts/roles';
import { AppError, type Handler, managerGrantSeconds, signManagerGrant } from '@actual/kit';
import type { Person } from '../people/people.queries';
import type { SignIn } from './sign-in';

/** A manager authorizes for one store, an admin for all. */
const mayAuthorize = ({ role, mainStore }: Person): boolean =>
  role === Role.admin || (role === Role.manager && mainStore !== null);

/**
 * `POST /auth/manager`: a manager's word that one quotation, paid from `managerPercent` on, may become an order
 * (reading 4), or be bargained for beyond what sellers may. It opens no session. Anybody else's password is refused like a wrong one.
 */
export const authorizeManager =
  (signIn: SignIn): Handler<'POST /auth/manager'> =>
  async (call) => {
    const { body, request } = call;
    const person = await signIn.person(call, body);
    if (!mayAuthorize(person)) throw new AppError('credentials_invalid');
    request.log.info({ manager: person.id, quotationId: body.quotationId }, 'manager authorized');
    return {
      authorization: signManagerGrant(request.server, {
        manager: person.id,
        quotation: body.quotationId,
        ...(body.bigticketMaxPercentage === undefined ? {} : { bigticketMaxPercentage: body.bigticketMaxPercentage }),
      }),
      expiresAt: new Date(Date.now() + managerGrantSeconds * 1_000).toISOString(),
      manager: `${person.firstName} ${person.lastName}`.trim(),
    };
  };
