import { z } from 'zod';
import { endpointsOf, writeDeadline } from '../endpoint';
import { dateTime, id, ok } from '../shapes';

export const sessionEndpoints = endpointsOf('account', {
  'POST /auth/renew': {
    access: 'key',
    summary:
      'Another token for the session whose key came as a cookie when it began; changes nothing else, however often it is called. Gateways do it for browsers, before a token runs out',
    response: z.object({ token: z.string(), expiresAt: dateTime }),
  },
  'GET /me/sessions': {
    access: 'session',
    summary: 'Where the person is signed in, this session first, then by last use',
    response: z.array(
      z.object({
        id: z.string(),
        device: z.string(),
        createdAt: dateTime,
        lastUsedAt: dateTime,
        current: z.boolean(),
      }),
    ),
  },
  'POST /me/sessions/{id}/end': {
    access: 'session',
    form: true,
    deadlineMs: writeDeadline,
    summary: 'End one of the person’s own sessions; once more changes nothing',
    params: z.object({ id }),
    response: ok,
  },
  'POST /me/sessions/endothers': {
    access: 'session',
    form: true,
    deadlineMs: writeDeadline,
    summary: 'End every session of the person but this one',
    response: ok,
  },
});
