import { z } from 'zod';
import { endpoint, writeDeadline } from '../endpoint';
import { sites } from '../facts/brands';
import { importedFile } from '../facts/capacities';
import {
  importedFieldNames,
  importFiles,
  importJobs,
  importStages,
  importStates,
  importUploads,
  valuedFields,
} from '../facts/imports';
import { dateTime, handle, id, ok } from '../shapes';

const filename = z.string().trim().min(1).max(200);
const heading = z.string().min(1).max(500);
const cell = z.string().max(500);
const person = z.object({ firstName: z.string(), lastName: z.string() }).nullable();

/** The choices that staff make for a file before it is tried or run. */
export const importChoices = z.object({
  fields: z
    .array(z.object({ heading, field: z.enum(importedFieldNames) }))
    .max(importUploads.columns)
    .describe('the field of each column; none where the file names them itself'),
  filters: z.array(heading).max(30).default([]).describe('columns that become filters of their own name'),
  categoryColumn: heading.nullable(),
  categories: z
    .array(z.object({ name: cell, handles: z.array(handle).min(1).max(5).nullable().describe('null: not sold') }))
    .max(importUploads.categories),
  values: z
    .array(z.object({ field: z.enum(valuedFields), value: cell, to: z.string().max(120).describe('empty: none') }))
    .max(importUploads.categories),
  site: z.enum(sites).nullable().describe('the brand of the products; null where the file names it'),
  decimal: z.enum(['.', ',']).nullable().describe('null: as the numbers say'),
  unit: z.enum(['mm', 'cm', 'm', 'in']).nullable().describe('of lengths that name none; null: as the file says'),
  weight: z.enum(['kg', 'g', 'lb']).nullable().describe('of weights that name none; null: kilograms'),
  warehouse: z.string().max(20).nullable().describe('where the stock of rows is that name none'),
  missing: z.enum(['keep', 'hide']).describe('products that are shown and that the file does not have'),
});
export type ImportChoices = z.infer<typeof importChoices>;

export const importLook = z.object({
  kind: z.enum(['export', 'own', 'proposed']).describe('another system’s export, our own headings, or proposed'),
  system: z.string().nullable().describe('the system that exported the file'),
  rows: z.number().int(),
  columns: z.array(
    z.object({ heading: z.string(), examples: z.array(z.string()), field: z.enum(importedFieldNames).nullable() }),
  ),
  categoryColumn: z.string().nullable(),
  categories: z
    .array(
      z.object({
        name: z.string(),
        rows: z.number().int(),
        handle: z.string().nullable().describe('the category that is called so'),
        near: z.array(z.string()).describe('handles of categories called nearly so'),
      }),
    )
    .describe('distinct ones of that column, the commonest first'),
  notes: z.array(z.string()).describe('how the file was read'),
});
export type ImportLook = z.infer<typeof importLook>;

const remark = z.object({
  line: z.number().int(),
  itemCode: z.string(),
  field: z.string(),
  value: z.string(),
  reason: z.string(),
});
const counted = z.object({ field: z.string(), reason: z.string(), rows: z.number().int() });

export const importFigures = z.object({
  rows: z.number().int(),
  created: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  hidden: z.number().int(),
  refused: z.number().int(),
  merged: z.number().int(),
  leftOut: z.number().int(),
  warnings: z.number().int(),
  notShown: z.number().int(),
  missing: z.number().int(),
});

/** The result of a trial or a run; each list ends at `importUploads.shown`, the file has all of it. */
export const importReportShown = importFigures.extend({
  dryRun: z.boolean(),
  seconds: z.number(),
  lists: z.object({
    created: z.array(z.string()).describe('item codes'),
    changed: z.array(
      z.object({
        itemCode: z.string(),
        line: z.number().int(),
        changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
      }),
    ),
    refused: z.array(remark),
    refusedByReason: z.array(counted),
    warnings: z.array(counted),
    notShown: z.array(z.object({ reason: z.string(), rows: z.number().int() })),
    missing: z.array(z.string()),
    filters: z.array(z.string()).describe('filter values that the store gets'),
    unreadColumns: z.array(z.string()),
    notes: z.array(z.string()),
    unmapped: z
      .array(z.object({ field: z.string(), value: z.string(), rows: z.number().int(), near: z.array(z.string()) }))
      .describe('categories and values that the store does not know, once each'),
  }),
});
export type ImportReportShown = z.infer<typeof importReportShown>;

const importRow = z.object({
  id,
  filename: z.string(),
  bytes: z.number().int(),
  pictures: z.object({ filename: z.string(), bytes: z.number().int() }).nullable(),
  state: z.enum(importStates),
  job: z.enum(importJobs).nullable().describe('the last one, or the one under way'),
  stage: z.enum(importStages).nullable(),
  done: z.number().int(),
  total: z.number().int().describe('0: not known'),
  createdAt: dateTime,
  madeBy: person,
  ranAt: dateTime.nullable(),
  ranBy: person,
  undoneAt: dateTime.nullable(),
  undoneBy: person,
  figures: importFigures.nullable(),
});
export const catalogImport = importRow.extend({
  received: z.object({ table: z.number().int(), pictures: z.number().int() }).describe('parts that are there'),
  look: importLook.nullable(),
  choices: importChoices.nullable().describe('as they were last sent'),
  report: importReportShown.nullable(),
  problem: z
    .object({ said: z.string(), question: z.enum(['decimal', 'unit', 'weight']).nullable() })
    .nullable()
    .describe('why the last job came to nothing'),
  undone: z
    .object({
      hidden: z.number().int(),
      restored: z.number().int(),
      left: z.number().int(),
      shown: z.array(z.object({ itemCode: z.string(), field: z.string() })),
    })
    .nullable()
    .describe('`left`: what somebody changed since'),
});
export type CatalogImport = z.infer<typeof catalogImport>;
export type CatalogImportRow = z.infer<typeof importRow>;

const shared = { service: 'catalog', access: 'admin' } as const;
const ofOne = { ...shared, method: 'POST', audits: [], params: z.object({ id }), response: catalogImport } as const;

/** Imports of merchants' files: administrators hand a file in, try it, run it, and may take it back. */
export const importEndpoints = {
  'GET /imports': endpoint({
    ...shared,
    method: 'GET',
    path: '/imports',
    summary: 'The latest imports, newest first',
    response: z.object({ imports: z.array(importRow) }),
  }),
  'POST /imports': endpoint({
    ...shared,
    method: 'POST',
    path: '/imports',
    audits: ['filename'],
    objectIn: { body: 'id' },
    summary: 'Begin an import: its files follow in parts. The same `id` again is the same import',
    body: z.object({
      id: z.uuid(),
      filename,
      bytes: z.number().int().min(1).max(importedFile.bytes),
      pictures: z
        .object({ filename, bytes: z.number().int().min(1).max(importUploads.pictures) })
        .nullable()
        .default(null)
        .describe('a ZIP of pictures and 3D models that the file names'),
    }),
    response: catalogImport,
    errors: ['imports_full', 'conflict', 'invalid_input'],
  }),
  'GET /imports/{id}': endpoint({
    ...shared,
    method: 'GET',
    path: '/imports/{id}',
    params: z.object({ id }),
    summary: 'One import: how far it is, what the file seems to be, what the last trial or run found',
    response: catalogImport,
    errors: ['not_found'],
  }),
  'GET /imports/{id}/report': endpoint({
    ...shared,
    method: 'GET',
    path: '/imports/{id}/report',
    params: z.object({ id }),
    deadlineMs: writeDeadline,
    summary: 'The whole report of the last trial or run as CSV',
    response: z.string(),
    errors: ['not_found'],
  }),
  'GET /imports/{id}/choices': endpoint({
    ...shared,
    method: 'GET',
    path: '/imports/{id}/choices',
    params: z.object({ id }),
    summary: 'What a file may name: categories, warehouses and promotions of the store',
    response: z.object({
      categories: z.array(z.object({ handle: z.string(), path: z.string() })),
      warehouses: z.array(z.object({ code: z.string(), name: z.string() })),
      promotions: z.array(z.string()),
    }),
    errors: ['not_found'],
  }),
  'POST /imports/{id}/{file}/{position}': endpoint({
    ...shared,
    method: 'POST',
    path: '/imports/{id}/{file}/{position}',
    audits: [],
    params: z.object({ id, file: z.enum(importFiles), position: z.coerce.number().int().min(0).max(1_000) }),
    deadlineMs: writeDeadline,
    summary: 'A part of a file; once every one is there, the import looks at it',
    upload: importUploads.part,
    response: catalogImport,
    errors: ['not_found', 'conflict', 'payload_too_large', 'invalid_input'],
  }),
  'POST /imports/{id}/try': endpoint({
    ...ofOne,
    path: '/imports/{id}/try',
    audits: ['missing', 'site'],
    summary: 'Try it: everything is done and taken back, and the report says what would happen',
    body: importChoices,
    errors: ['not_found', 'conflict', 'invalid_input'],
  }),
  'POST /imports/{id}/run': endpoint({
    ...ofOne,
    path: '/imports/{id}/run',
    summary: 'Run it as it was last tried; all or nothing',
    errors: ['not_found', 'conflict'],
  }),
  'POST /imports/{id}/stop': endpoint({
    ...ofOne,
    path: '/imports/{id}/stop',
    summary: 'Stop what waits or runs: nothing of it is kept',
    errors: ['not_found', 'conflict'],
  }),
  'POST /imports/{id}/undo': endpoint({
    ...ofOne,
    path: '/imports/{id}/undo',
    summary:
      'Take a run back: what it made is hidden, what it changed is as before, but for what somebody changed since',
    errors: ['not_found', 'conflict'],
  }),
  'DELETE /imports/{id}': endpoint({
    ...shared,
    method: 'DELETE',
    path: '/imports/{id}',
    audits: [],
    params: z.object({ id }),
    summary: 'Throw away an import that was not run',
    response: ok,
    errors: ['not_found', 'conflict'],
  }),
};
