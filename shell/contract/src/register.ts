import type { RouteObject } from 'react-router-dom';
import type { SlotComponents } from './slots';

/** What a room's only door, `src/register.tsx`, exports. */
export interface RemoteModule {
  routes: RouteObject[];
  slots: Partial<SlotComponents>;
}

/** `handle` of every page route. */
export interface PageHandle {
  /** `webpackChunkName` of the page, so that the server can preload it. */
  chunk: string;
  /** Name shown by the boundary toggle; the remote's name unless told. */
  boundary?: string;
  /** The page is the same for everybody who brings no cookie: caches between shop and shopper may keep it for seconds. */
  shared?: boolean;
}

/** Types a room's door: `export const { routes, slots } = defineRemote({ routes, slots })`. */
export const defineRemote = (remote: RemoteModule): RemoteModule => remote;
