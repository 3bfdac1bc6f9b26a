export { type Categories, readCategories } from './categories';
export { type Deadline, deadlineIn } from './deadline';
export { LENGTH_NAMES } from './fields';
export { type Undone, undoImport } from './history/undo-import';
export { type ImportedFiles, type ImportOptions, importCatalog, type Stage } from './import-catalog';
export { ImportBusy, ImportError } from './import-error';
export { type FileLook, listOfStore, lookAtFile, proposalFor } from './look-at-file';
export { type ImportReport, summaryOf, written } from './report';
export { csvOf, saveReport } from './report-files';
