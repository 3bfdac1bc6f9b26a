import { ApiError } from '@actual/shell-contract';
import { isRouteErrorResponse } from 'react-router-dom';

/** HTTP status of whatever a loader threw: what the API refused keeps its meaning, an absent API is 503. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  if (error instanceof ApiError) {
    if (error.status === 404 || error.status === 403 || error.status === 401) return error.status;
    return error.status === 0 || error.status >= 500 ? 503 : error.status;
  }
  return 500;
}
