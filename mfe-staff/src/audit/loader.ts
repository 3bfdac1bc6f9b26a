import { staffLoader } from '../access/staff-loader';
import { auditQuery } from './audit-queries';
import { type AuditView, readView } from './audit-view';

/** The page of the log that the address asks for. */
export const loader = staffLoader<AuditView>('audit', async ({ shell: { api, queryClient }, url }) => {
  const view = readView(url.searchParams);
  await queryClient.fetchQuery(auditQuery(api, view));
  return view;
});
