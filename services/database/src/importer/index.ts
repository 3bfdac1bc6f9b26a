export { type ImportOptions, importCatalog, type Stage } from './import-catalog';
export { ImportError } from './import-error';
export { listOfStore, proposalFor } from './look-at-file';
export { type ImportReport, summaryOf } from './report';
export { saveReport } from './report-files';
