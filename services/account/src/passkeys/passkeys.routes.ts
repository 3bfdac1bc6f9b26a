import type { Passkey } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { AppError, type Call, type Service, type Session } from '@actual/kit';
import { type Entering, enter } from '../devices/enter';
import type { InvoiceSettings } from '../invoices/context';
import type { SignIn } from '../session/sign-in';
import { listPasskeys, type PasskeyRow, removePasskey, renamePasskey } from './passkeys.queries';
import { creationOptions, registerPasskey } from './register-passkey';
import { placeOf, relyingPartyOf } from './relying-party';
import { personOfPasskey, requestOptions } from './sign-in-by-passkey';

interface Needs {
  db: Knex;
  signIn: SignIn;
  entering: Entering;
  settings: Pick<InvoiceSettings, 'publicOrigins' | 'internalOrigin'>;
}

const perMinute = 'passkeySignIns';

const sessionOf = ({ session }: Pick<Call, 'session'>): Session => {
  if (!session) throw new AppError('unauthorized');
  return session;
};
const userOf = (call: Pick<Call, 'session'>): string => sessionOf(call).userId;

/** The calls for signing in with passkeys, and for a person's own ones. */
export function passkeyRoutes(service: Service, { db, signIn, entering, settings }: Needs): void {
  const partyOf = (call: Pick<Call, 'site' | 'request'>) => relyingPartyOf(settings, call);
  const shown = (row: PasskeyRow, call: Pick<Call, 'site' | 'request'>): Passkey => ({
    id: row.id,
    name: row.name,
    place: placeOf(settings, row.rp_id),
    here: row.rp_id === partyOf(call).id,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  });
  service
    .implement('POST /auth/passkey/options', { perMinute, handle: (call) => requestOptions(db, partyOf(call)) })
    .implement('POST /auth/passkey', {
      perMinute,
      handle: async (call) => {
        const person = await personOfPasskey(db, partyOf(call), call.body);
        call.request.log.info({ userId: person.id, role: person.role }, 'signed in with a passkey');
        return enter(entering, call, person);
      },
    })
    .implement('GET /me/passkeys', async (call) =>
      (await listPasskeys(db, userOf(call))).map((row) => shown(row, call)),
    )
    .implement('POST /me/passkeys/options', async (call) =>
      creationOptions(db, await signIn.confirmed(call, userOf(call), call.body.password), partyOf(call)),
    )
    .implement('POST /me/passkeys', async (call) =>
      shown(
        await registerPasskey(db, { session: sessionOf(call), party: partyOf(call), site: call.site }, call.body),
        call,
      ),
    )
    .implement('PUT /me/passkeys/{id}', async (call) => {
      if (!(await renamePasskey(db, { id: call.params.id, user_id: userOf(call) }, call.body.name)))
        throw new AppError('not_found');
      return { ok: true };
    })
    .implement('POST /me/passkeys/{id}/remove', async (call) => {
      const { id } = await signIn.confirmed(call, userOf(call), call.body.password);
      if (!(await removePasskey(db, { id: call.params.id, user_id: id }, call.site))) throw new AppError('not_found');
      return { ok: true };
    });
}
