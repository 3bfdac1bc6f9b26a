import { z } from 'zod';
import { endpointsOf, writeDeadline } from '../endpoint';
import { insideRoles } from '../facts/access/roles';
import { colleagueStates } from '../facts/access/team';
import { personNameLength } from '../facts/lengths';
import { dateTime, email, id, phone } from '../shapes';

const personName = z.string().trim().min(1).max(personNameLength);
const insideRole = z.enum(insideRoles);
const storeCode = z.string().min(1).max(40).nullable().describe('the shop they belong to');

/** Somebody who works inside, as administrators see them. */
export const colleague = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  mobilePhone: z.string(),
  role: insideRole,
  Store: z.object({ code: z.string(), name: z.string() }).nullable(),
  state: z.enum(colleagueStates),
  invitedUntil: dateTime.nullable().describe('how long the link of their invitation is good; null where there is none'),
  endedAt: dateTime.nullable(),
  lastUsedAt: dateTime.nullable().describe('when they last used the store; null: never, or too long ago to know'),
  sessions: z.number().int().describe('devices they are signed in on'),
  secondFactor: z.boolean().describe('an app or a passkey'),
  quotations: z.number().int().describe('open ones they sell'),
});
export type Colleague = z.infer<typeof colleague>;

const ofPerson = {
  access: 'admin',
  mutates: true,
  audits: [],
  params: z.object({ id }),
  response: colleague,
} as const;

/** Staff and brokers and their access, which administrators manage. */
export const teamEndpoints = {
  ...endpointsOf('account', {
    'GET /team': {
      access: 'admin',
      summary: 'Everybody who works inside; of those whose access ended the latest',
      response: z.object({ people: z.array(colleague) }),
    },
    'POST /team': {
      access: 'admin',
      mutates: true,
      audits: ['firstName', 'lastName', 'email', 'role', 'Store'],
      objectIn: { reply: 'id' },
      summary:
        'Invite somebody by mail: they choose their password by its link, and set a second factor up as they sign in',
      body: z.object({
        firstName: personName,
        lastName: personName,
        email,
        mobilePhone: phone.or(z.literal('')).default(''),
        role: insideRole,
        Store: storeCode,
      }),
      response: colleague,
      errors: ['email_taken', 'team_full', 'too_many_mails', 'invalid_input'],
    },
    'PUT /team/{id}': {
      ...ofPerson,
      audits: ['role', 'Store'],
      summary: 'Another role or shop; another role ends their sessions. Refused where somebody changed it meanwhile',
      body: z.object({
        from: z.object({ role: insideRole, Store: storeCode }).describe('as the page showed it'),
        role: insideRole,
        Store: storeCode,
      }),
      errors: ['not_found', 'conflict', 'own_access', 'invalid_input'],
    },
    'POST /team/{id}/invite': {
      ...ofPerson,
      summary: 'Mail another link to somebody who was invited and has not come in; the one before is void',
      errors: ['not_found', 'conflict', 'too_many_mails'],
    },
    'POST /team/{id}/end': {
      ...ofPerson,
      summary: 'End somebody’s access: their sessions end, and password, passkeys and links open nothing',
      errors: ['not_found', 'conflict', 'own_access'],
    },
    'POST /team/{id}/restore': {
      ...ofPerson,
      summary: 'Give an ended access back, as it was',
      errors: ['not_found', 'conflict', 'team_full'],
    },
  }),
  ...endpointsOf('checkout', {
    'POST /team/{id}/handover': {
      access: 'admin',
      mutates: true,
      audits: ['User'],
      deadlineMs: writeDeadline,
      summary:
        'Hand the open quotations that somebody sells to somebody else; those being paid or changed are left for later',
      params: z.object({ id }),
      body: z.object({ User: id }),
      response: z.object({ handed: z.number().int(), left: z.number().int() }),
      errors: ['invalid_input'],
    },
  }),
};
