import type { Knex } from '@actual/database';
import { endSession, type Handler } from '@actual/kit';
import { leadTo } from '@actual/kit/replies/lead-to';
import { findPerson } from '../people/people.queries';
import type { EmailLinks } from './email-link';
import { askToJoin, leaveToOwner, tryToProve } from './prove-email';

const purchases = '/user/purchases';

const isUuid = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

/**
 * `GET /email/{id}/open`: proves the e-mail of the account that is signed in here, or that signs in here within the hour;
 * whoever reads the mail of an account that a stranger made opens nothing for the stranger. Where the e-mail has an owner
 * the account is left to them, and they sign in as themselves. A key that opens nothing leads to where another link is
 * mailed.
 */
export const openEmailLink =
  (db: Knex, links: EmailLinks, secure: boolean): Handler<'GET /email/{id}/open'> =>
  async ({ params: { id }, query, session, site, reply }) => {
    const key = query.llave ?? '';
    const person = isUuid(id) ? await findPerson(db, id) : null;
    if (!person || !links.opens(person, key)) return leadTo(reply, '/forgot-password');
    if (session?.userId !== person.id) links.keep(reply, key);
    else if (await tryToProve(db, person)) await askToJoin(db, person.id, site);
    else if (await leaveToOwner(db, person.id)) {
      endSession(reply, secure);
      return leadTo(reply, `/entrar?${new URLSearchParams({ redirectTo: purchases })}`);
    }
    return leadTo(reply, purchases);
  };
