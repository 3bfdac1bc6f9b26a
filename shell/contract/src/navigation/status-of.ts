import { ApiError } from '@actual/contracts/client/client';

/** HTTP status of an error that a page threw: a refusal of the API keeps its meaning, an absent API is 503. */
export function statusOf(error: unknown): number {
  if (!(error instanceof ApiError)) return 500;
  if (error.status === 404 || error.status === 403 || error.status === 401) return error.status;
  return error.status === 0 || error.status >= 500 ? 503 : error.status;
}
