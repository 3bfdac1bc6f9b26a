import { z } from 'zod';
import { storefrontDocumentName } from '../catalog/storefront';
import { endpointsOf } from '../endpoint';
import { roles } from '../facts/access/roles';
import { dateTime, day, id, pageParam, site } from '../shapes';

/** A call of staff that changed something, or tried to. */
export const auditRow = z.object({
  id,
  at: dateTime,
  User: z.object({ id, firstName: z.string(), lastName: z.string() }),
  role: z.enum(roles),
  site,
  call: z.string().describe('METHOD and path, as `npm run routes` lists them'),
  objectId: z.string().nullable().describe('the object of the call: the first parameter of its path'),
  folio: z.string().nullable().describe('of the quotation or order, where the object is one'),
  requestId: z.string(),
  names: z
    .record(z.string(), z.string())
    .describe('of the people and things whose ids the call and its values name, as far as they are there today'),
  outcome: z
    .object({
      status: z.number().int(),
      code: z.string().nullable().describe('why it was refused'),
      before: z.unknown(),
      after: z.unknown(),
    })
    .nullable()
    .describe('null where the process died in between'),
});
export type AuditRow = z.infer<typeof auditRow>;

export const auditQuery = z.object({
  /** A folio, or the id of the changed object. */
  object: z.string().trim().max(64).optional(),
  /** Words of a person’s name or e-mail. */
  person: z.string().trim().max(120).optional(),
  dateRange: z.object({ start: day.optional(), end: day.optional() }).optional(),
});
export type AuditQuery = z.input<typeof auditQuery>;

export const auditEndpoints = endpointsOf('staff', {
  'POST /audit/find/{page}': {
    access: 'manager',
    summary: 'Changes by staff, newest first, a page at a time',
    params: z.object({ page: pageParam }),
    body: auditQuery,
    response: z.object({ data: z.array(auditRow), hasMore: z.boolean() }),
  },
  'GET /audit/{id}': {
    access: 'staff',
    summary: 'Changes by staff of a quotation, an order or another object, newest first',
    params: z.object({ id: z.union([id, storefrontDocumentName]) }),
    response: z.array(auditRow),
  },
});
