import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { emailLength, passwordLength, personNameLength } from '../facts/lengths';
import { email, ok, phone, wayInShape } from '../shapes';
import { newPassword, sessionUser } from './account';

/** A person as the user calls name them; always a client, whatever else is sent. */
const newUser = z
  .object({
    firstName: z.string().trim().min(1).max(personNameLength),
    lastName: z.string().trim().min(1).max(personNameLength),
    email,
    phone: phone.or(z.literal('')).default(''),
    mobilePhone: phone,
    password: newPassword,
    confirm_pass: newPassword,
  })
  .refine((one) => one.password === one.confirm_pass, { path: ['confirm_pass'], message: 'different' });

const store = z.object({ code: z.string(), name: z.string(), region: z.string(), cedis: z.boolean() });

export const peopleEndpoints = endpointsOf('account', {
  'POST /user/create': {
    access: 'any',
    mutates: true,
    objectIn: { reply: 'id' },
    summary: 'Make an account of a client without signing in',
    body: newUser,
    response: z.object({ id: z.string(), email: z.string() }),
    errors: ['password_too_common'],
  },
  'POST /user/register/': {
    access: 'any',
    mutates: true,
    summary: 'Make an account of a client and sign in',
    body: newUser,
    response: z.object({ token: z.string(), user: sessionUser }),
    errors: ['password_too_common'],
  },
  'GET /user/stores': {
    access: 'any',
    summary: 'Stores to choose from. The answer does not depend on whether the email has an account',
    query: z.object({ email: z.string().max(emailLength).optional() }),
    response: z.array(store),
  },
  'PUT /me/update': {
    access: 'session',
    mutates: true,
    summary:
      'Change names, telephones and email of the signed-in person; role and client stay. Another email needs their password, and is theirs once the link that is mailed to it is opened; a guest’s is at once',
    body: z
      .object({
        firstName: z.string().trim().min(1).max(personNameLength),
        lastName: z.string().trim().min(1).max(personNameLength),
        phone,
        mobilePhone: phone,
        email,
        _email: email,
        password: z
          .string()
          .max(passwordLength.longest)
          .optional()
          .describe('the present password, where the email changes'),
      })
      .refine((one) => one._email.toLowerCase() === one.email.toLowerCase(), {
        path: ['_email'],
        message: 'different',
      }),
    response: sessionUser.extend({ emailToConfirm: z.string().nullable().describe('where a link was mailed to') }),
    errors: ['password_required', 'too_many_mails'],
  },
  'PUT /me/wayin': {
    access: 'client',
    mutates: true,
    summary: 'Keeps the way into the home with the account, for other browsers',
    body: z.object({ wayIn: wayInShape.nullable().describe('null forgets it') }),
    response: ok,
  },
  'PUT /me/password': {
    access: 'session',
    mutates: true,
    summary: 'A new password in place of the present one; ends every other session of the person',
    body: z
      .object({
        password: z.string().max(passwordLength.longest).describe('the present one'),
        newPassword,
        _newPassword: newPassword,
      })
      .refine((one) => one.newPassword === one._newPassword, { path: ['_newPassword'], message: 'different' }),
    response: ok,
    errors: ['password_required', 'password_too_common'],
  },
  'GET /me/client': {
    access: 'client',
    summary: 'The client of the signed-in person',
    response: z.object({
      id: z.string(),
      CardCode: z.string(),
      FirstName: z.string(),
      LastName: z.string(),
      E_Mail: z.string(),
      Phone1: z.string(),
      Cellular: z.string(),
      ewallet: z.number().describe('pesos in the e-wallet'),
      Balance: z.number().describe('pesos of balance'),
      Currency: z.string(),
      LicTradNum: z.string().nullable().describe('RFC of the fiscal data'),
      invited: z.boolean(),
    }),
  },
  'GET /me/activeStore': {
    access: 'session',
    summary: 'The store the person works in; null for clients',
    response: z.object({ activeStore: store.nullable() }),
  },
});
