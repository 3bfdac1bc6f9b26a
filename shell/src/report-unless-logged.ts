import { statusOf } from '@actual/shell-contract';

/** What the server says to the browser of an error that it has logged itself. */
export const loggedDigest = 'logged';

/** Reports what a boundary of the page caught; what the API refused by its rules is no fault of the page. */
export function reportCaught(error: unknown): void {
  if (statusOf(error) >= 500) reportUnlessLogged(error);
}

/** Reports what hydration found, unless the server could not render it either and has logged why. */
export function reportUnlessLogged(error: unknown): void {
  if (Object(error).digest !== loggedDigest) reportError(error);
}
