import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { messageKinds, messageStates } from '../facts/desk/messages';
import { dateTime, id, pageParam, site } from '../shapes';

/** A message that arrived by one of the store's forms, as staff read it. */
const writtenMessage = z.object({
  id,
  folio: z.string(),
  kind: z.enum(messageKinds),
  site,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  orderFolio: z.string(),
  attachment: z.string().nullable().describe('the name of its file'),
  createdAt: dateTime,
  state: z.enum(messageStates),
  answeredAt: dateTime.nullable(),
  answeredBy: z.string().nullable(),
});
export type WrittenMessage = z.infer<typeof writtenMessage>;

export const messageEndpoints = endpointsOf('account', {
  'GET /messages/{page}': {
    access: 'staff',
    summary:
      'Messages of one state from the contact page and the one for suggestions and complaints; unanswered ones oldest first, others newest first',
    params: z.object({ page: pageParam }),
    query: z.object({ state: z.enum(messageStates).default('new') }),
    response: z.object({ data: z.array(writtenMessage), total: z.number().int() }),
  },
  'GET /messages/{id}/file': {
    access: 'staff',
    summary: 'The file that was handed in with a message',
    params: z.object({ id }),
    response: z.string().describe('the file itself'),
    errors: ['unavailable'],
  },
  'PUT /messages/{id}': {
    access: 'staff',
    summary: 'Mark a message as answered, or as new again; refused where it is not as it was seen',
    mutates: true,
    audits: ['state'],
    params: z.object({ id }),
    body: z.object({ from: z.enum(messageStates), state: z.enum(messageStates) }),
    response: writtenMessage,
    errors: ['conflict'],
  },
});
