export { type ImportOptions, importCatalog, type Stage } from './import-catalog';
export { ImportError } from './import-error';
export { type ImportReport, saveReport, summaryOf } from './report';
