import { z } from 'zod';
import { endpointsOf } from '../../endpoint';
import { savedViewName, savedViewsOfPerson } from '../../facts/capacities';
import { savedReports } from '../../facts/desk/exports';
import { id, ok } from '../../shapes';
import { orderTableQuery } from './orders';
import { quotationTableQuery } from './quotations';

export const savedView = z.object({
  id,
  name: z.string(),
  search: z.string().describe('the query of its address'),
  shared: z.boolean(),
  own: z.boolean(),
  author: z.string(),
});
export type SavedView = z.infer<typeof savedView>;

const report = z.enum(savedReports);
const ofReport = { access: 'staff', params: z.object({ report }) } as const;
const counted = {
  access: 'staff',
  response: z.object({ counts: z.array(z.number().int()) }),
} as const;
const some = <T extends z.ZodType>(query: T) => z.object({ queries: z.array(query).min(1).max(savedViewsOfPerson) });

export const viewEndpoints = endpointsOf('staff', {
  'GET /me/views/{report}': {
    ...ofReport,
    summary: 'One’s own saved views of a report, and those that colleagues share',
    response: z.object({ views: z.array(savedView) }),
  },
  'POST /me/views/{report}': {
    ...ofReport,
    mutates: true,
    audits: ['name', 'shared'],
    summary: 'Store a report’s filters and columns under a name; the same name again replaces them',
    body: z.object({
      name: z.string().trim().min(1).max(savedViewName),
      search: z.string().max(1_000),
      shared: z.boolean(),
    }),
    response: savedView,
    errors: ['too_many_views'],
  },
  'DELETE /me/views/{report}/{id}': {
    ...ofReport,
    mutates: true,
    summary: 'Take a saved view of one’s own out',
    params: z.object({ report, id }),
    response: ok,
  },
  'POST /order/all/counts': {
    ...counted,
    summary: 'How many orders each of some filters has: the counts on the tabs',
    body: some(orderTableQuery),
  },
  'POST /quotation/all/counts': {
    ...counted,
    summary: 'How many quotations each of some filters has: the counts on the tabs',
    body: some(quotationTableQuery),
  },
});
