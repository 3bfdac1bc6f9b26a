import type { PageHandle } from '@actual/shell-contract';
import informationPaths from './paths.json';

/** As webpack names the chunk of a text. */
const textChunk = (path: string): string => `info-${path.slice(1).replaceAll('/', '-')}-md`;

/** The routes of all information pages: one screen, and for each page a chunk with its text. */
export const informationRoutes = informationPaths.map((path) => ({
  path,
  handle: { chunk: ['information', textChunk(path)], shared: true, reads: () => false } satisfies PageHandle,
  lazy: async () => (await import(/* webpackChunkName: "information" */ './route')).pageOf(path),
}));
