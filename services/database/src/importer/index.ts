export { type Deadline, deadlineIn } from './deadline';
export { type Undone, undoImport } from './history/undo-import';
export { type ImportedFiles, type ImportOptions, importCatalog, type Stage } from './import-catalog';
export { ImportBusy, ImportError, MissingColumnsError } from './import-error';
export { type FileLook, listOfStore, lookAtFile, proposalFor } from './look-at-file';
export { type Categories, readCategories } from './reading/categories';
export { LENGTH_NAMES } from './reading/fields';
export { type ImportReport, summaryOf, written } from './reports/report';
export { csvOf, saveReport } from './reports/report-files';
