import { type Redirect, redirectGone, type ShellApi } from '@actual/shell-contract';
import { failedPage, matchPage, openPage, type Page } from '@actual/shell-contract/navigation';
import type { Boot } from '../boot';
import type { BrowserRemotes } from './browser';
import { ownerOf } from './owner';

/** Makes the remotes' pages ready; null for an address that only the server answers, as a whole document. */
export const pageOpener =
  ({ remotes: known, failed }: Pick<Boot, 'remotes' | 'failed'>, remotes: BrowserRemotes, shell: ShellApi) =>
  async (url: URL, signal: AbortSignal): Promise<Page | Redirect | null> => {
    const owner = ownerOf([...known, ...failed], url.pathname);
    if (!owner) return url.pathname === '/' ? null : redirectGone('/', 'page');
    // the server may have it again by now
    if (failed.some(({ name }) => name === owner)) return null;
    try {
      const { routes } = await remotes.load(owner);
      const match = matchPage(routes, url.pathname);
      if (!match) return redirectGone('/', 'page');
      // where cards are typed is a document of its own, of which no code is loaded here
      return match.route.handle?.payment ? null : await openPage(match, { owner, url, shell, signal });
    } catch (error) {
      reportError(error);
      return failedPage(owner, 503);
    }
  };
