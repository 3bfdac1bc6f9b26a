import { ApiError } from '@actual/contracts/client';

/** HTTP status of whatever a page threw: what the API refused keeps its meaning, an absent API is 503. */
export function statusOf(error: unknown): number {
  if (!(error instanceof ApiError)) return 500;
  if (error.status === 404 || error.status === 403 || error.status === 401) return error.status;
  return error.status === 0 || error.status >= 500 ? 503 : error.status;
}
