import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import type { PageFailure } from '../../../src/boot';
import { statusOf } from '../../../src/pages/status-of';

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
