import { impersonal } from '@actual/contracts/impersonal';

/** An error as logs keep it. */
export interface LoggedError {
  type: string;
  message: string;
  /** The calls. */
  stack: string;
  /** `code`; of the database `constraint`, `table` and `routine` too; `cause`. */
  [more: string]: unknown;
}

/** The calls alone: a stack begins with the message. */
const callsOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/**
 * What of an error is written to a log. The database's says what and where; its words and details hold the values of
 * the row, which are somebody's. Others keep their words, as far as they name nobody; nothing else that hangs on them.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: impersonal(String(error)), stack: '' };
  const { code, constraint, table, routine, severity } = error as Error & Record<string, unknown>;
  return {
    type: error.name,
    ...(severity === undefined
      ? { message: impersonal(error.message), code }
      : { message: 'refused by the database', code, constraint, table, routine }),
    stack: callsOf(error),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
}
