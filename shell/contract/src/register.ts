import type { PageRoute } from './navigation/route';
import type { SlotComponents } from './slots';

/** A remote's interface: the exports of its `src/register.tsx`. */
export interface RemoteModule {
  routes: PageRoute[];
  slots: Partial<SlotComponents>;
  /** Its pages that search engines should know, beside those of the catalog's tables. Asked on the server only. */
  findable?: () => Promise<readonly FindablePage[]>;
}

/** An address for the sitemap. */
export interface FindablePage {
  /** Path and query. */
  path: string;
  /** `YYYY-MM-DD` of the last change, where it is known. */
  lastmod?: string;
}

/** Types a remote's interface: `export const { routes, slots } = defineRemote({ routes, slots })`. */
export const defineRemote = (remote: RemoteModule): RemoteModule => remote;
