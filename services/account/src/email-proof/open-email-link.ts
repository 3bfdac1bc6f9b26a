import type { Knex } from '@actual/database';
import { endSession, type Handler, type Session } from '@actual/kit';
import { leadTo } from '@actual/kit/replies/lead-to';
import { findPerson, type Person } from '../people/people.queries';
import type { EmailLinks } from './email-link';
import { askToJoin, leaveToOwner, tryToProve } from './prove-email';

const purchases = '/user/purchases';

const isUuid = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

/** The account that is signed in here, where the link was mailed to its e-mail. */
async function accountHere(db: Knex, session: Session | null, mailed: Person): Promise<Person | null> {
  if (session === null) return null;
  const here = session.userId === mailed.id ? mailed : await findPerson(db, session.userId);
  return here && !here.invited && here.email.toLowerCase() === mailed.email.toLowerCase() ? here : null;
}

/**
 * `GET /email/{id}/open`: proves the e-mail for the account signed in here, or within the hour, whichever the link was
 * mailed for. So the mail of an account that a stranger made gives the stranger nothing.
 */
export const openEmailLink =
  (db: Knex, links: EmailLinks, secure: boolean): Handler<'GET /email/{id}/open'> =>
  async ({ params: { id }, query, session, site, reply }) => {
    const key = query.llave ?? '';
    const mailed = isUuid(id) ? await findPerson(db, id) : null;
    if (!mailed || !links.opens(mailed, key)) return leadTo(reply, '/forgot-password');
    const here = await accountHere(db, session, mailed);
    if (!here) links.keep(reply, mailed, key);
    else if (await tryToProve(db, here)) await askToJoin(db, here.id, site);
    else if (await leaveToOwner(db, here.id)) {
      endSession(reply, secure);
      return leadTo(reply, `/entrar?${new URLSearchParams({ redirectTo: purchases })}`);
    }
    return leadTo(reply, purchases);
  };
