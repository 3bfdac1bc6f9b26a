import { z } from 'zod';
import { endpointsOf, writeDeadline } from '../endpoint';
import { passkeyNameLength, passwordLength } from '../facts/lengths';
import { dateTime, id, ok } from '../shapes';
import { signedIn } from './account';

/** Bytes as WebAuthn's JSON writes them; most of them for an authenticator's own statement. */
const bytes = z.string().regex(/^[\w-]+$/);
const shortBytes = bytes.max(1_400);
const longBytes = bytes.max(16_000);

const demand = z.enum(['discouraged', 'preferred', 'required']);
const descriptor = z.object({ id: z.string(), type: z.string(), transports: z.array(z.string()).optional() });
const answered = { id: shortBytes, rawId: shortBytes, type: z.literal('public-key') };

/** The options a browser makes a passkey from (`PublicKeyCredentialCreationOptionsJSON`). */
const creationOptions = z.object({
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(descriptor).optional(),
  authenticatorSelection: z
    .object({
      residentKey: demand.optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: demand.optional(),
    })
    .optional(),
  attestation: z.enum(['direct', 'enterprise', 'indirect', 'none']).optional(),
});
/** The options a browser signs in with (`PublicKeyCredentialRequestOptionsJSON`). */
const requestOptions = z.object({
  rpId: z.string().optional(),
  challenge: z.string(),
  timeout: z.number().optional(),
  userVerification: demand.optional(),
});

const name = z.string().trim().min(1).max(passkeyNameLength);
const password = z
  .string()
  .max(passwordLength.longest)
  .describe('the present one: a session alone, which may be stolen, is not enough');
const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: dateTime,
  lastUsedAt: dateTime.nullable(),
  place: z.string().describe('where it signs in: the brand, or the internal network'),
  here: z.boolean().describe('whether that is where it was asked for'),
});
export type Passkey = z.infer<typeof passkey>;

export const passkeyEndpoints = endpointsOf('account', {
  'POST /auth/passkey/options': {
    access: 'any',
    deadlineMs: writeDeadline,
    summary: 'A challenge to sign in with a passkey; good once and for five minutes',
    response: requestOptions,
  },
  'POST /auth/passkey': {
    access: 'any',
    deadlineMs: writeDeadline,
    summary: 'Sign in with a passkey (AuthenticationResponseJSON); sets the session cookie',
    body: z.object({
      ...answered,
      response: z.object({
        clientDataJSON: shortBytes,
        authenticatorData: longBytes,
        signature: shortBytes,
        userHandle: shortBytes.optional(),
      }),
    }),
    response: signedIn,
    errors: ['passkey_refused', 'passkey_expired', 'credentials_invalid'],
  },
  'GET /me/passkeys': {
    access: 'session',
    summary: 'The passkeys of the signed-in person, of every brand',
    response: z.array(passkey),
  },
  'POST /me/passkeys/options': {
    access: 'session',
    deadlineMs: writeDeadline,
    summary: 'A challenge to make a passkey of this brand; good once and for five minutes',
    body: z.object({ password }),
    response: creationOptions,
    errors: ['password_required', 'rate_limited', 'too_many_passkeys'],
  },
  'POST /me/passkeys': {
    access: 'session',
    deadlineMs: writeDeadline,
    summary: 'Keep the passkey that the browser made (RegistrationResponseJSON)',
    body: z.object({
      name,
      credential: z.object({
        ...answered,
        response: z.object({
          clientDataJSON: shortBytes,
          attestationObject: longBytes,
          transports: z.array(z.string().max(20)).max(10).default([]),
        }),
      }),
    }),
    response: passkey,
    errors: ['passkey_refused', 'passkey_expired', 'passkey_taken', 'too_many_passkeys'],
  },
  'PUT /me/passkeys/{id}': {
    access: 'session',
    deadlineMs: writeDeadline,
    summary: 'Give a passkey another name',
    params: z.object({ id }),
    body: z.object({ name }),
    response: ok,
  },
  'POST /me/passkeys/{id}/remove': {
    access: 'session',
    deadlineMs: writeDeadline,
    summary: 'Take a passkey out: nobody signs in with it any more',
    params: z.object({ id }),
    body: z.object({ password }),
    response: ok,
    errors: ['password_required', 'rate_limited'],
  },
});
