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
  /** Wakes who sends mails. */
  nudge: () => void;
}

/**
 * Signs in whoever has shown who they are. A browser that did not know the account is told of by mail: session and mail
 * are one transaction. One that opened the link of their e-mail has proven it; what guests with a proven e-mail bought at
 * the site is theirs.
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
