import { z } from 'zod';
import { endpointsOf, writeDeadline } from '../endpoint';
import { passwordLength } from '../facts/lengths';

/** The secret for an authenticator app: as text to type, as a link and as a QR code. */
const setup = z.object({
  secret: z.string().describe('Base32'),
  uri: z.string().describe('otpauth://totp/…'),
  qr: z.string().describe('its picture, one element of SVG'),
});
export type SecondFactorSetup = z.infer<typeof setup>;

/** Six digits of an app, or a recovery code. */
export const secondFactorCode = z.string().trim().min(6).max(20);
export const recoveryCodes = z.array(z.string());

export const secondFactorEndpoints = endpointsOf('account', {
  'GET /me/second-factor': {
    access: 'session',
    summary: 'Whether the signed-in person set an app up, and how many recovery codes are left',
    response: z.object({ on: z.boolean(), recoveryCodes: z.number() }),
  },
  'POST /me/second-factor/options': {
    access: 'session',
    deadlineMs: writeDeadline,
    summary: 'Begin to set an app up; the one before counts until the new one has shown a code',
    body: z.object({ password: z.string().max(passwordLength.longest).describe('the present one') }),
    response: setup,
    errors: ['password_required', 'rate_limited'],
  },
  'POST /me/second-factor': {
    access: 'session',
    deadlineMs: writeDeadline,
    summary: 'The first code of the app that was begun: it counts from now on. Answers recovery codes, once',
    body: z.object({ code: secondFactorCode }),
    response: z.object({ recoveryCodes }),
    errors: ['second_factor_wrong', 'rate_limited'],
  },
});
