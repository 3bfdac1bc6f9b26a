import { z } from 'zod';
import { endpointsOf, writeDeadline } from '../../endpoint';
import { sizeLists } from '../../facts/catalog/model-sizes';
import { exportedReports, exportFormats, exportStates, orderFields, quotationFields } from '../../facts/desk/exports';
import { dateTime, id, ok } from '../../shapes';
import { orderTableQuery } from './orders';
import { quotationTableQuery } from './quotations';

export const reportExport = z.object({
  id,
  report: z.enum(exportedReports),
  format: z.enum(exportFormats),
  filename: z.string(),
  state: z.enum(exportStates),
  done: z.number().int().describe('rows written so far'),
  total: z.number().int(),
  bytes: z.number().int().nullable().describe('of the file, once it is there'),
  createdAt: dateTime,
  expiresAt: dateTime.describe('until when the file can be fetched'),
});
export type ReportExport = z.infer<typeof reportExport>;

const format = z.enum(exportFormats).default('xlsx');
const begins = {
  access: 'staff',
  mutates: true,
  audits: ['filters', 'dateRange', 'ids', 'format', 'fields'],
  response: reportExport,
  errors: ['export_under_way', 'export_too_large', 'export_empty'],
} as const;
const one = { access: 'staff', params: z.object({ id }) } as const;

export const exportEndpoints = endpointsOf('staff', {
  'POST /order/all/export': {
    ...begins,
    summary: 'Begin to write every order of a filter into a file; one export at a time for each person',
    body: orderTableQuery.extend({
      format,
      fields: z.array(z.enum(orderFields)).min(1).max(orderFields.length).optional(),
    }),
  },
  'POST /quotation/all/export': {
    ...begins,
    summary: 'Begin to write every quotation of a filter into a file; one export at a time for each person',
    body: quotationTableQuery.extend({
      format,
      fields: z.array(z.enum(quotationFields)).min(1).max(quotationFields.length).optional(),
    }),
  },
  'POST /measures/{list}/export': {
    ...begins,
    access: 'manager',
    audits: ['format'],
    summary: 'Begin to write every product of a list of sizes into a file; one export at a time for each person',
    params: z.object({ list: z.enum(sizeLists) }),
    body: z.object({ format }),
  },
  'GET /me/exports': {
    access: 'staff',
    summary: 'One’s own exports of the last day, newest first, with how far they are',
    response: z.object({ exports: z.array(reportExport) }),
  },
  'DELETE /me/exports/{id}': {
    ...one,
    mutates: true,
    summary: 'Stop an export of one’s own that is under way; one that is over stays as it is',
    response: ok,
  },
  'GET /me/exports/{id}/file': {
    ...one,
    deadlineMs: writeDeadline,
    summary: 'The file of an export of one’s own, for a day',
    response: z.string().describe('the file itself: XLSX or CSV'),
  },
});
