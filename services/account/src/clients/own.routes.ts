import type { Knex } from '@actual/database';
import { AppError, type Service, type Session } from '@actual/kit';
import type { Caps } from '@actual/kit/caps/caps';
import { consentsOf } from '../consents/consents.queries';
import { keepFiscalAddress, readFiscalAddress } from '../fiscal/fiscal.queries';
import { findPerson } from '../people/people.queries';
import { activeStoreOf, listStores } from '../people/stores.queries';
import { openSession } from '../session/open-session';
import type { SignIn } from '../session/sign-in';
import { changePassword } from './change-password';
import { addContact, editContact, listContacts } from './contacts.queries';
import { readClient, updateOwnData } from './own-data';
import { registerClient } from './register-client';

/** The caller's id; the access rule admits nobody else. */
const clientOf = (session: Session | null): { clientId: string; userId: string } => {
  if (!session?.clientId) throw new AppError('unauthorized');
  return { clientId: session.clientId, userId: session.userId };
};

type UserBody = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  mobilePhone: string;
  password: string;
};
const registration = (body: UserBody) => ({
  FirstName: body.firstName,
  LastName: body.lastName,
  E_Mail: body.email,
  Phone1: body.phone,
  Cellular: body.mobilePhone,
  password: body.password,
  invited: false,
});

interface OwnParts {
  db: Knex;
  caps: Caps;
  signIn: SignIn;
  nudge: () => void;
}

/** The calls with which signed-in people read and change their own data, and the user calls of registration. */
export function ownRoutes(
  service: Service,
  { db, caps, signIn, nudge }: OwnParts,
  config: { COOKIE_SECRET: string; COOKIE_SECURE: boolean },
): void {
  const registering = { db, caps, secret: config.COOKIE_SECRET };
  service
    .implement('GET /me/client', ({ session }) => readClient(db, clientOf(session)))
    .implement('GET /me/client/contacts', ({ session }) => listContacts(db, clientOf(session).clientId))
    .implement('POST /me/client/contacts', ({ session, body }) => addContact(db, clientOf(session).clientId, body))
    .implement('PUT /me/client/contacts/{id}', ({ session, params, body }) =>
      editContact(db, { id: params.id, clientId: clientOf(session).clientId }, body),
    )
    .implement('GET /me/client/fiscaladdress', ({ session }) => readFiscalAddress(db, clientOf(session).clientId))
    .implement('PUT /me/client/fiscaladdress', ({ session, body }) =>
      keepFiscalAddress(db, clientOf(session).clientId, body),
    )
    .implement('PUT /me/wayin', {
      perMinute: 'ownDataChanges',
      handle: async ({ session, body }) => {
        await db('client')
          .where({ id: clientOf(session).clientId })
          .update({ way_in: body.wayIn });
        return { ok: true as const };
      },
    })
    .implement('GET /me/consents', ({ session }) => consentsOf(db, clientOf(session).userId))
    .implement('PUT /me/update', {
      perMinute: 'ownDataChanges',
      handle: async (call) => {
        const changed = await updateOwnData({ db, caps, signIn }, call, call.body);
        if (changed.emailToConfirm) nudge();
        return changed;
      },
    })
    .implement('PUT /me/password', {
      perMinute: 'ownDataChanges',
      handle: async (call) => {
        await changePassword({ db, signIn, secret: config.COOKIE_SECRET }, call);
        return { ok: true };
      },
    })
    .implement('GET /me/activeStore', async ({ session }) => ({
      activeStore: session ? await activeStoreOf(db, session.userId) : null,
    }))
    .implement('GET /user/stores', () => listStores(db))
    .implement('POST /user/create', {
      perMinute: 'registrations',
      handle: async (call) => ({
        id: await registerClient(registering, call, registration(call.body)),
        email: call.body.email,
      }),
    })
    .implement('POST /user/register/', {
      perMinute: 'registrations',
      handle: async (call) => {
        const person = await findPerson(db, await registerClient(registering, call, registration(call.body)));
        if (!person) throw new AppError('conflict', 'the registered person is gone');
        return openSession(db, call, person, config.COOKIE_SECURE);
      },
    });
}
