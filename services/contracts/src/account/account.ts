import { z } from 'zod';
import { endpointsOf, writeDeadline } from '../endpoint';
import { roles } from '../facts/access/roles';
import { passwordLength, personNameLength } from '../facts/lengths';
import { missingOf, sameEmail } from '../rules';
import { email, phone } from '../shapes';
import { recoveryCodes, secondFactorCode } from './second-factor';

const role = z.enum(roles);
const workplace = z.object({ code: z.string(), name: z.string() }).nullable();

export type { Role } from '../facts/access/roles';
export const sessionUser = z.object({
  id: z.string(),
  role,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  CardCode: z.string().nullable(),
  phone: z.string(),
  dialCode: z.string().describe('country code of `phone`, with its plus; empty where it has none'),
  mobilePhone: z.string(),
  mobileDialCode: z.string().describe('country code of `mobilePhone`'),
  invited: z.boolean(),
  Client: z.string().nullable(),
  activeStore: workplace.describe('the store staff work in'),
  wayIn: z.string().nullish().describe('the way into a client’s home'),
  mainStore: workplace.describe('the store staff belong to; a manager without one authorizes nothing'),
});
export type SessionUser = z.infer<typeof sessionUser>;
/** The signed-in person, and the token for clients that are no browser. */
export const signedIn = z.object({ token: z.string(), user: sessionUser });
/** A new password: eight characters that are no blanks. Common ones are refused too (`password_too_common`). */
export const newPassword = z
  .string()
  .max(passwordLength.longest)
  .refine((text) => missingOf(text) === 0, {
    message: `at least ${passwordLength.shortest} characters that are no blanks`,
  });

/** A new client (accounts 3). A guest (`invited: true`) brings no password: an eight-character one is generated. */
export const newClient = z
  .object({
    FirstName: z.string().trim().min(1).max(personNameLength),
    LastName: z.string().trim().min(1).max(personNameLength),
    E_Mail: email,
    _E_Mail: email.optional(),
    Phone1: phone.or(z.literal('')).optional(),
    Cellular: phone,
    password: newPassword.optional(),
    _password: newPassword.optional(),
    invited: z.boolean().default(false),
  })
  .refine((c) => c.invited || c.password !== undefined, { path: ['password'], message: 'required' })
  .refine((c) => c.password === c._password, { path: ['_password'], message: 'different' })
  .refine((c) => c._E_Mail === undefined || sameEmail(c._E_Mail, c.E_Mail), {
    path: ['_E_Mail'],
    message: 'different',
  });
export type NewClient = z.input<typeof newClient>;

export const accountEndpoints = endpointsOf('account', {
  'POST /auth/signin': {
    access: 'any',
    deadlineMs: writeDeadline,
    summary: 'Sign in; sets the session cookie. Every call checks the password anew',
    body: z.object({
      email,
      password: z.string().min(1).max(passwordLength.longest),
      code: secondFactorCode
        .optional()
        .describe('where the answer to the password was second_factor_required or _missing'),
    }),
    response: signedIn.extend({
      recoveryCodes: recoveryCodes
        .optional()
        .describe('where an app was set up by this call; nobody is told them again'),
    }),
    errors: ['credentials_invalid', 'second_factor_required', 'second_factor_missing', 'second_factor_wrong'],
  },
  'POST /auth/signout': {
    access: 'any',
    summary: 'End this session, for every copy of its token',
    response: z.object({ ok: z.literal(true) }),
  },
  'POST /client/register/': {
    access: 'any',
    mutates: true,
    summary: 'Register a client, or start an invited session for a guest',
    body: newClient,
    response: signedIn,
    errors: ['password_too_common'],
  },
  'GET /me': {
    access: 'session',
    summary: 'The signed-in person',
    response: sessionUser,
  },
});
