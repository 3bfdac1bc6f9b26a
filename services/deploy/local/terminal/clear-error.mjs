/** Something the person who starts the store can put right: printed as one line, without a stack trace. */
export class ClearError extends Error {}

/**
 * Prints the error and ends: a `ClearError` as its one line, anything else with its stack.
 * @param {Error} error
 */
export function fail(error) {
  process.stderr.write(`${error instanceof ClearError ? error.message : (error?.stack ?? error)}\n`);
  process.exitCode = 1;
}
