import { impersonal } from '@actual/contracts/impersonal';

export interface LoggedError {
  type: string;
  message: string;
  /** The stack without its message. */
  stack: string;
  /** `code`; of the database `constraint`, `table` and `routine` too; `cause`. */
  [more: string]: unknown;
}

/** The stack without its message. */
const callsOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** What is logged of an error: of the database's, code and place, since its message may hold the values of a row. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: impersonal(String(error)), stack: '' };
  const { code, constraint, table, routine, severity } = error as Error & Record<string, unknown>;
  return {
    type: error.name,
    ...(severity === undefined
      ? { message: impersonal(error.message), code }
      : { message: 'refused by the database', code, constraint, table, routine }),
    stack: callsOf(error),
    cause: error.cause === undefined ? undefined : loggedError(error.cause),
  };
}
