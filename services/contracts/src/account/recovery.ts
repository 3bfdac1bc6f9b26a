import { z } from 'zod';
import { endpointsOf, writeDeadline } from '../endpoint';
import { email, id, ok } from '../shapes';
import { newPassword } from './account';

export const recoveryEndpoints = endpointsOf('account', {
  'POST /user/send_password_recovery': {
    access: 'any',
    deadlineMs: writeDeadline,
    summary:
      'Mail a link, good once and for an hour: to a client for a new password, to a guest to complete the registration. The answer is the same for every e-mail',
    body: z.object({ email, order: id.optional().describe('the guest’s order, where they had several') }),
    response: ok,
    errors: ['too_many_mails'],
  },
  'POST /user/update_password': {
    access: 'token',
    deadlineMs: writeDeadline,
    summary: 'Set a new password by a mailed link, and end every session of its person; a guest becomes a client',
    body: z
      .object({ email, token: z.string().min(1).max(100), password: newPassword, confirm_pass: newPassword })
      .refine((one) => one.password === one.confirm_pass, { path: ['confirm_pass'], message: 'different' }),
    response: ok,
    errors: ['link_expired', 'password_too_common', 'email_taken'],
  },
  'POST /user/confirm_email': {
    access: 'token',
    deadlineMs: writeDeadline,
    summary:
      'Make the e-mail that a link was mailed to the account’s own, proven; only in a session of the account, the link is good once and for an hour, and the e-mail before is told',
    body: z.object({ token: z.string().min(1).max(100) }),
    response: ok,
    errors: ['link_expired', 'password_required', 'email_taken'],
  },
  'GET /email/{id}/open': {
    access: 'link',
    summary:
      'Proves the e-mail of the account that is signed in here, or signs in here within the hour, by the signed link of its mail: it then has what guests with that e-mail bought. Where the e-mail has an owner, the account that is signed in becomes a guest of theirs. Answers a redirect',
    params: z.object({ id: z.string().max(60) }),
    query: z.object({ llave: z.string().max(200).optional() }),
    response: z.null(),
  },
});
