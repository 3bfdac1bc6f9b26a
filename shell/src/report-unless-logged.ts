/** What the server says to the browser of an error that it has logged itself. */
export const loggedDigest = 'logged';

/** Reports what hydration found, unless the server could not render it either and has logged why. */
export function reportUnlessLogged(error: unknown): void {
  if (Object(error).digest !== loggedDigest) reportError(error);
}
