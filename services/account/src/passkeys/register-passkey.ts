import type { Endpoints, Site } from '@actual/contracts';
import { passkeySeconds } from '@actual/contracts/facts/capacities';
import type { Knex } from '@actual/database';
import { AppError, type Session } from '@actual/kit';
import type { z } from 'zod';
import type { Person } from '../people/people.queries';
import { keepChallenge } from './challenges.queries';
import { checkedAnswer, noExtensions, webauthn } from './checked-answer';
import { assertRoomFor, credentialsOf, insertPasskey, type PasskeyRow } from './passkeys.queries';
import type { RelyingParty } from './relying-party';

type Made = z.output<Endpoints['POST /me/passkeys']['body']>;

/** The options from which the person's browser makes a passkey of this host. @throws {AppError} too_many_passkeys */
export async function creationOptions(db: Knex, person: Person, party: RelyingParty) {
  await assertRoomFor(db, person.id);
  const [{ generateRegistrationOptions }, known] = await Promise.all([
    webauthn(),
    credentialsOf(db, person.id, party.id),
  ]);
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    timeout: passkeySeconds * 1_000,
    attestationType: 'none',
    userID: new Uint8Array(Buffer.from(person.id.replaceAll('-', ''), 'hex')),
    userName: person.email,
    userDisplayName: `${person.firstName} ${person.lastName}`.trim(),
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(db, options.challenge, { rpId: party.id, userId: person.id });
  return options;
}

/**
 * Keeps the passkey that a browser made with a challenge of this person and host; a mail of the site tells its owner.
 * @throws {AppError} passkey_refused, passkey_expired, passkey_taken, too_many_passkeys
 */
export async function registerPasskey(
  db: Knex,
  { session: { id: sessionId, userId }, party, site }: { session: Session; party: RelyingParty; site: Site },
  { name, credential }: Made,
): Promise<PasskeyRow> {
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await checkedAnswer(db, { rpId: party.id, userId }, (expectedChallenge) =>
    verifyRegistrationResponse({
      response: { ...credential, ...noExtensions },
      expectedChallenge,
      requireUserVerification: true,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
    }),
  );
  if (!registrationInfo) throw new AppError('passkey_refused');
  const { id: credentialId, publicKey, counter } = registrationInfo.credential;
  const { transports } = credential.response;
  return insertPasskey(db, {
    userId,
    sessionId,
    site,
    rpId: party.id,
    name,
    credentialId,
    publicKey,
    counter,
    transports,
  });
}
