import { z } from 'zod';
import {
  importedFieldNames,
  importJobs,
  importStages,
  importStates,
  importUploads,
  valuedFields,
} from '../facts/catalog/imports';
import { sites } from '../facts/company/brands';
import { dateTime, handle, id } from '../shapes';

export const importFilename = z.string().trim().min(1).max(200);
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

const importFigures = z.object({
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

export const importRow = z.object({
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
    .describe('`left`: fields that somebody changed since'),
});
export type CatalogImport = z.infer<typeof catalogImport>;
export type CatalogImportRow = z.infer<typeof importRow>;
