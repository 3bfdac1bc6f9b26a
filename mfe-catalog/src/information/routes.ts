import type { PageRoute } from '@actual/shell-contract';
import informationPaths from '../../content/secciones.yaml?addresses';

const screen = () => import(/* webpackChunkName: "information" */ './route');

/** The routes of all information pages: one screen, and for each page a chunk with its text. */
export const informationRoutes = informationPaths.map(
  (path): PageRoute => ({
    path,
    handle: { chunk: 'information', shared: true, reads: () => false },
    loader: async (args) => (await screen()).load(path, args),
    lazy: async () => (await screen()).pageOf(path),
  }),
);
