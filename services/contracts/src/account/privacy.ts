import { z } from 'zod';
import { endpointsOf, writeDeadline } from '../endpoint';
import { consentForms, consentPurposes } from '../facts/access/privacy';
import { passwordLength } from '../facts/lengths';
import { dateTime, day, id, ok, site } from '../shapes';

const consent = z.object({
  purpose: z.enum(consentPurposes),
  given: z.boolean().describe('false: taken back'),
  notice: day.describe('of the privacy notice that stood there'),
  form: z.enum(consentForms),
  site,
  at: dateTime,
});
export type Consent = z.infer<typeof consent>;

const dataExport = z.object({
  askedAt: dateTime,
  madeAt: dateTime.nullable().describe('null while it is being made'),
  expiresAt: dateTime.nullable().describe('until when the link of its mail is good'),
});

export const privacyEndpoints = endpointsOf('account', {
  'GET /me/data': {
    access: 'client',
    summary: 'The archive of one’s data that was asked for last, while it is made or can be fetched',
    response: z.object({ latest: dataExport.nullable() }),
  },
  'POST /me/data': {
    access: 'client',
    form: true,
    deadlineMs: writeDeadline,
    summary:
      'Gather everything that is kept about the account, and mail the link to it. One at a time: while one is made, that is the answer',
    response: z.object({ latest: dataExport }),
    errors: ['rate_limited', 'conflict'],
  },
  'GET /me/data/{id}/file': {
    access: 'client',
    deadlineMs: writeDeadline,
    summary: 'The archive (ZIP of JSON files), by the key of its mail and the session of its owner together',
    params: z.object({ id }),
    query: z.object({ key: z.string().max(200) }),
    response: z.string().describe('the file itself: application/zip'),
    errors: ['link_expired'],
  },
  'POST /me/delete': {
    access: 'client',
    deadlineMs: writeDeadline,
    summary:
      'Delete the account: its sessions end at once, data that the law does not keep are erased within minutes, and a mail confirms it. Refused while business is unfinished, listed in `details`',
    body: z.object({ password: z.string().max(passwordLength.longest).describe('the present one') }),
    response: ok,
    errors: ['password_required', 'account_in_use', 'rate_limited'],
  },
  'GET /me/consents': {
    access: 'client',
    summary: 'Consents that the account gave and took back, the latest first; without those of its e-mail alone',
    response: z.array(consent),
  },
});
