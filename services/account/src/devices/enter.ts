import type { SessionUser } from '@actual/contracts';
import type { Knex } from '@actual/database';
import type { Call } from '@actual/kit';
import type { EmailLinks } from '../email-proof/email-link';
import { askToJoin, tryToProve } from '../email-proof/prove-email';
import type { Person } from '../people/people.queries';
import type { KnownDevices } from '../session/known-devices';
import { openSession } from '../session/open-session';
import { noticeDevice } from './notice-device';

export interface Entering {
  db: Knex;
  devices: KnownDevices;
  links: EmailLinks;
  secure: boolean;
  /** Wakes the worker that sends mails. */
  nudge: () => void;
}

/**
 * Opens a session for a user who has been identified. The session and the mail about a new device are one transaction.
 * A browser that opened the link mailed to the account's e-mail proves that e-mail; purchases that guests made with a
 * proven e-mail at the site then become the user's.
 * @throws credentials_invalid as `openSession`
 */
export async function enter(
  { db, devices, links, secure, nudge }: Entering,
  call: Pick<Call, 'request' | 'reply' | 'site'>,
  person: Person,
): Promise<{ token: string; user: SessionUser }> {
  const isKnown = devices.deviceOf(call.request, person) !== null;
  const opened = links.wasOpened(call.request, person);
  const ownsEmail = (opened && (await tryToProve(db, person))) || person.ownsEmail;
  if (opened) links.letGo(call.reply);
  devices.remember(call.request, call.reply, { ...person, ownsEmail });
  await askToJoin(db, person.id, call.site);
  if (isKnown) return openSession(db, call, person, secure);
  const entered = await db.transaction(async (trx) => {
    await noticeDevice(trx, call, person.id);
    return openSession(trx, call, person, secure);
  });
  nudge();
  return entered;
}
