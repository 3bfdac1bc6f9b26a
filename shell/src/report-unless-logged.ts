import { statusOf } from '@actual/shell-contract';
import { isTranslated } from './translated-page';

/** The digest by which the server marks an error that it has logged itself. */
export const loggedDigest = 'logged';

/** Reports an error that a boundary of the page caught; a refusal by the API's rules is no fault of the page. */
export function reportCaught(error: unknown): void {
  if (statusOf(error) >= 500) reportUnlessLogged(error);
}

/** Reports mismatches that hydration found and mended: other texts than the page's are the work of a translator. */
export function reportRecovered(error: unknown): void {
  if (!isTranslated()) reportUnlessLogged(error);
}

/** Reports an error, unless the server met it too and has logged why. */
function reportUnlessLogged(error: unknown): void {
  if (Object(error).digest !== loggedDigest) reportError(error);
}
