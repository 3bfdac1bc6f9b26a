import type { CatalogImport } from '@actual/contracts';
import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { type ImportFile, importUploads, isImportUnderWay } from '@actual/contracts/facts/catalog/imports';
import { importMs } from '@actual/contracts/facts/look-again';
import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The latest imports, newest first. */
export const importsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['staff', 'imports'],
    queryFn: ({ signal }) => api('GET /imports', {}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.imports.some((one) => isImportUnderWay(one.state)) ? importMs.list : false,
    staleTime: 2_000,
  });

/** One import; looked at again while it is worked on. */
export const importQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['staff', 'import', id],
    queryFn: ({ signal }) => api('GET /imports/{id}', { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isImportUnderWay(state.data.state) ? importMs.one : false),
    staleTime: 1_000,
  });

/** The things of the store that a file may name. */
export const choicesQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['staff', 'import-choices', id],
    queryFn: ({ signal }) => api('GET /imports/{id}/choices', { params: { id } }, { signal }),
    staleTime: 60_000,
  });

/** The page of one import. */
export const importHref = (id: string): string => staffPages.import.path.replace(':id', id);

export type HandedIn = Partial<Record<ImportFile, File>>;
/** Files that were chosen in this tab, by their import: another page sends them. */
export const chosenFiles = new Map<string, HandedIn>();

/**
 * Sends the parts of an import's files that are not there yet, one after the other.
 * @returns the import as it is after the last one
 */
export async function sendParts(
  api: ApiClient,
  { id, received, bytes, pictures }: CatalogImport,
  { files, signal, onSent }: { files: HandedIn; signal: AbortSignal; onSent: (bytes: number) => void },
): Promise<CatalogImport | null> {
  let after: CatalogImport | null = null;
  const sizes = { table: bytes, pictures: pictures?.bytes ?? 0 };
  let sent = 0;
  for (const kind of ['pictures', 'table'] as const) {
    const file = files[kind];
    for (let position = 0; position * importUploads.part < sizes[kind]; position += 1) {
      const part = file?.slice(position * importUploads.part, (position + 1) * importUploads.part);
      if (part && position >= received[kind])
        after = await api(
          'POST /imports/{id}/{file}/{position}',
          { params: { id, file: kind, position }, file: part },
          { signal },
        );
      sent += Math.min(importUploads.part, sizes[kind] - position * importUploads.part);
      onSent(sent);
    }
  }
  return after;
}
