import { type ApiClient, queryOptions } from '@actual/shell-contract';
import { type AuditView, auditBody } from './audit-view';

/** A page of the log. */
export const auditQuery = (api: ApiClient, view: AuditView) =>
  queryOptions({
    queryKey: ['staff', 'audit', view],
    queryFn: ({ signal }) =>
      api('POST /audit/find/{page}', { params: { page: view.page }, body: auditBody(view) }, { signal }),
    staleTime: 5_000,
  });

/** Staff's changes of one object. */
export const objectAuditQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['staff', 'audit', 'of', id],
    queryFn: ({ signal }) => api('GET /audit/{id}', { params: { id } }, { signal }),
    staleTime: 5_000,
  });
