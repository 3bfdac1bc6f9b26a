import type { CatalogImport, ImportReportShown } from '@actual/contracts';

/** A list of prices that was looked at: columns proposed, a category that nobody knows. */
export const anImport = (change: Partial<CatalogImport> = {}): CatalogImport => ({
  id: '1e5e6b58-c928-4d69-9baa-a0a27679df9c',
  filename: 'lista.csv',
  bytes: 2_048,
  pictures: null,
  state: 'ready',
  job: 'look',
  stage: null,
  done: 0,
  total: 0,
  createdAt: '2026-11-26T17:00:00.000Z',
  madeBy: { firstName: 'Rosa', lastName: 'Ek' },
  ranAt: null,
  ranBy: null,
  undoneAt: null,
  undoneBy: null,
  figures: null,
  received: { table: 1, pictures: 0 },
  look: {
    kind: 'proposed',
    system: null,
    rows: 2,
    columns: [
      { heading: 'CLAVE', examples: ['A1', 'A2'], field: 'ItemCode' },
      { heading: 'ARTICULO', examples: ['Silla'], field: null },
      { heading: 'PRECIO', examples: ['1,299.50'], field: 'Price' },
      { heading: 'LINEA', examples: ['Sillas'], field: 'Categories' },
    ],
    categoryColumn: 'LINEA',
    categories: [
      { name: 'Sillas', rows: 1, handle: 'sillas', near: [] },
      { name: 'Jardin y patio', rows: 1, handle: null, near: ['jardin'] },
    ],
    notes: [],
  },
  choices: null,
  report: null,
  problem: null,
  undone: null,
  ...change,
});

/** A trial's result. */
export const aReport = (change: Partial<ImportReportShown> = {}): ImportReportShown => ({
  dryRun: true,
  seconds: 1,
  rows: 3,
  created: 1,
  changed: 1,
  unchanged: 0,
  hidden: 0,
  refused: 1,
  merged: 0,
  leftOut: 0,
  warnings: 0,
  notShown: 0,
  missing: 1,
  lists: {
    created: ['A1'],
    changed: [{ itemCode: 'A2', line: 3, changes: [{ field: 'Price', before: '$50.00', after: '$99.00' }] }],
    refused: [{ line: 4, itemCode: 'A3', field: 'Price', value: '', reason: 'está vacío' }],
    refusedByReason: [{ field: 'Price', reason: 'está vacío', rows: 1 }],
    warnings: [],
    notShown: [],
    missing: ['S-9'],
    filters: [],
    unreadColumns: [],
    notes: [],
    unmapped: [],
  },
  ...change,
});

export const storeChoices = {
  categories: [
    { handle: 'sillas', path: 'Comedor > Sillas' },
    { handle: 'jardin', path: 'Jardín' },
  ],
  warehouses: [{ code: 'CUN', name: 'Cancún' }],
  promotions: ['Buen Fin'],
};
