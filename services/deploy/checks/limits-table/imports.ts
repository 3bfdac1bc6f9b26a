import { importedFile, importedFilters, importedModels, importedPictures } from '@actual/contracts/facts/capacities';
import { importUploads } from '@actual/contracts/facts/catalog/imports';
import { type FiniteThing, megabytes, thousands } from './finite-thing';

/** What the importer of merchants’ files uses up. */
export const importThings: readonly FiniteThing[] = [
  {
    what: 'a merchant’s file',
    of: 'run of the importer',
    much: `${megabytes(importedFile.bytes)} unpacked, ${importedFile.ratio} times what it was packed; ${thousands(importedFile.rows)} rows of ${thousands(importedFile.row)} letters; ${importedFile.minutes} minutes`,
    afterwards: 'nothing is changed; a longer row is refused',
    keptBy: 'services/database/src/importer/source/limits.ts',
  },
  {
    what: 'pictures and 3D models of such a file',
    of: 'run of the importer',
    much: [
      `${megabytes(importedPictures.bytesOfOne)} and ${importedPictures.pixels / 1_000_000} megapixels each`,
      `${megabytes(importedModels.bytes)} of a 3D model`,
      `${thousands(importedPictures.files)} files with it`,
      `${thousands(importedPictures.addresses)} addresses, ${importedPictures.atOnce} at once, ${importedPictures.secondsOfOne} s each, ${importedPictures.seconds / 3_600} h and ${importedPictures.bytes / 1_000_000_000} GB in all`,
    ].join('; '),
    afterwards: 'left out and reported',
    keptBy: 'services/database/src/importer/pictures',
  },
  {
    what: 'imports at the desk',
    of: 'store',
    much: `${importUploads.open} that were begun within a week and not run, ${importUploads.listed} listed; parts of ${importUploads.part / 1_024 / 1_024} MiB, ${megabytes(importUploads.pictures)} of a ZIP of pictures; ${importUploads.columns} columns, ${importUploads.categories} distinct categories and values, ${importUploads.shown} rows of each list; ${importUploads.memoryMiB} MiB of memory; one job of a copy at once`,
    afterwards: '`imports_full`, `payload_too_large`, `invalid_input`; the CSV report has every row',
    keptBy: 'services/catalog/src/imports/change-import.ts',
  },
  {
    what: 'filters that such a file adds',
    of: 'store',
    much: `${importedFilters.filters} filters, ${importedFilters.values} values of each, ${importedFilters.letters} letters of a value`,
    afterwards: 'left out and reported',
    keptBy: 'services/database/src/importer/filters/store-filters.ts',
  },
];
