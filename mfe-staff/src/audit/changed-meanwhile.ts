import { ApiError } from '@actual/shell-contract';

/** Refusals of a change because something was changed first. */
const meanwhile = new Set([
  'already_canceled',
  'delivery_changed',
  'quotation_changed',
  'request_changed',
  'total_changed',
]);

/** Whether a change was refused because somebody was first. */
export const isChangedMeanwhile = (error: unknown): boolean => error instanceof ApiError && meanwhile.has(error.code);
