import type { Endpoints } from '@actual/contracts';
import { passkeySeconds } from '@actual/contracts/facts/capacities';
import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';
import type { z } from 'zod';
import { findPerson, type Person } from '../people/people.queries';
import { keepChallenge } from './challenges.queries';
import { checkedAnswer, noExtensions, webauthn } from './checked-answer';
import { findCredential, recordUse } from './passkeys.queries';
import type { RelyingParty } from './relying-party';

type Signed = z.output<Endpoints['POST /auth/passkey']['body']>;

/** The options that a browser signs in with here. They name no passkeys, so that nobody learns who has one. */
export async function requestOptions(db: Knex, party: RelyingParty) {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    timeout: passkeySeconds * 1_000,
  });
  await keepChallenge(db, options.challenge, { rpId: party.id, userId: null });
  return options;
}

/**
 * The person of a passkey of this host, who touched it now. It stands for two factors: the device, and the finger, face
 * or code that it asked for.
 * @throws {AppError} passkey_refused, passkey_expired
 */
export async function personOfPasskey(db: Knex, party: RelyingParty, response: Signed): Promise<Person> {
  const known = await findCredential(db, party.id, response.id);
  if (!known) throw new AppError('passkey_refused');
  const { verifyAuthenticationResponse } = await webauthn();
  const { authenticationInfo } = await checkedAnswer(db, { rpId: party.id, userId: null }, (expectedChallenge) =>
    verifyAuthenticationResponse({
      response: { ...response, ...noExtensions },
      expectedChallenge,
      requireUserVerification: true,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: known.credential_id,
        publicKey: new Uint8Array(known.public_key),
        counter: Number(known.counter),
      },
    }),
  );
  if (!(await recordUse(db, known.id, authenticationInfo.newCounter))) throw new AppError('passkey_refused');
  const person = await findPerson(db, known.user_id);
  if (!person) throw new AppError('passkey_refused');
  return person;
}
