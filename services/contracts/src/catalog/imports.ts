import { z } from 'zod';
import { endpointsOf, writeDeadline } from '../endpoint';
import { importedFile } from '../facts/capacities';
import { importFiles, importUploads } from '../facts/catalog/imports';
import { id, ok } from '../shapes';
import { catalogImport, importChoices, importFilename, importRow } from './import-shapes';

const ofOne = { access: 'admin', audits: [], params: z.object({ id }), response: catalogImport } as const;

/** Imports of merchants' files: administrators hand a file in, try it, run it, and may take it back. */
export const importEndpoints = endpointsOf('catalog', {
  'GET /imports': {
    access: 'admin',
    summary: 'The latest imports, newest first',
    response: z.object({ imports: z.array(importRow) }),
  },
  'POST /imports': {
    access: 'admin',
    audits: ['filename'],
    objectIn: { body: 'id' },
    summary: 'Begin an import: its files follow in parts. The same `id` again is the same import',
    body: z.object({
      id: z.uuid(),
      filename: importFilename,
      bytes: z.number().int().min(1).max(importedFile.bytes),
      pictures: z
        .object({ filename: importFilename, bytes: z.number().int().min(1).max(importUploads.pictures) })
        .nullable()
        .default(null)
        .describe('a ZIP of pictures and 3D models that the file names'),
    }),
    response: catalogImport,
    errors: ['imports_full', 'conflict', 'invalid_input'],
  },
  'GET /imports/{id}': {
    access: 'admin',
    params: z.object({ id }),
    summary: 'One import: its progress, the recognized file, and the result of the last trial or run',
    response: catalogImport,
    errors: ['not_found'],
  },
  'GET /imports/{id}/report': {
    access: 'admin',
    params: z.object({ id }),
    deadlineMs: writeDeadline,
    summary: 'The whole report of the last trial or run as CSV',
    response: z.string(),
    errors: ['not_found'],
  },
  'GET /imports/{id}/choices': {
    access: 'admin',
    params: z.object({ id }),
    summary: 'Categories, warehouses and promotions of the store, which a file may name',
    response: z.object({
      categories: z.array(z.object({ handle: z.string(), path: z.string() })),
      warehouses: z.array(z.object({ code: z.string(), name: z.string() })),
      promotions: z.array(z.string()),
    }),
    errors: ['not_found'],
  },
  'POST /imports/{id}/{file}/{position}': {
    access: 'admin',
    audits: [],
    params: z.object({ id, file: z.enum(importFiles), position: z.coerce.number().int().min(0).max(1_000) }),
    deadlineMs: writeDeadline,
    summary: 'A part of a file; once every one is there, the import looks at it',
    upload: importUploads.part,
    response: catalogImport,
    errors: ['not_found', 'conflict', 'payload_too_large', 'invalid_input'],
  },
  'POST /imports/{id}/try': {
    ...ofOne,
    audits: ['missing', 'site'],
    summary: 'Try it: everything is done and undone, and the report shows the result',
    body: importChoices,
    errors: ['not_found', 'conflict', 'invalid_input'],
  },
  'POST /imports/{id}/run': {
    ...ofOne,
    summary: 'Run it as it was last tried; all or nothing',
    errors: ['not_found', 'conflict'],
  },
  'POST /imports/{id}/stop': {
    ...ofOne,
    summary: 'Stop a waiting or running job: nothing of it is kept',
    errors: ['not_found', 'conflict'],
  },
  'POST /imports/{id}/undo': {
    ...ofOne,
    summary: 'Undo a run: its new products are hidden and its changes restored, except fields changed since',
    errors: ['not_found', 'conflict'],
  },
  'DELETE /imports/{id}': {
    access: 'admin',
    audits: [],
    params: z.object({ id }),
    summary: 'Throw away an import that was not run',
    response: ok,
    errors: ['not_found', 'conflict'],
  },
});
