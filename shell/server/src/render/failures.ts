import { ApiError } from '@actual/shell-contract';
import { UNSAFE_ErrorResponseImpl as ErrorResponse, isRouteErrorResponse } from 'react-router-dom';
import type { PageFailure } from '../../../src/boot';

/** HTTP status of whatever a loader threw: what the API refused keeps its meaning, an absent API is 503. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  if (error instanceof ApiError) {
    if (error.status === 404 || error.status === 403 || error.status === 401) return error.status;
    return error.status === 0 || error.status >= 500 ? 503 : error.status;
  }
  return 500;
}

export interface Failures {
  /** For the renderer: the same objects as the browser builds. */
  responses: Record<string, unknown> | null;
  /** For the page's data. */
  told: Record<string, PageFailure> | null;
  status: number | null;
}

/** Turns route errors into what may leave the process: a status and no words. */
export function failuresOf(errors: Record<string, unknown> | null): Failures {
  if (!errors) return { responses: null, told: null, status: null };
  const entries = Object.entries(errors).map(([id, error]) => [id, statusOf(error)] as const);
  return {
    responses: Object.fromEntries(entries.map(([id, status]) => [id, new ErrorResponse(status, '', null)])),
    told: Object.fromEntries(entries.map(([id, status]) => [id, { status }])),
    status: entries[0]?.[1] ?? null,
  };
}
