import type { PageRoute } from '@actual/shell-contract';
import informationPaths from '../../content/secciones.yaml?addresses';

const screen = () => import(/* webpackChunkName: "information" */ './route');

/** The routes of all information pages: one screen, and their texts in a file of their own. */
export const informationRoutes = informationPaths.map(
  (path): PageRoute => ({
    path,
    handle: { chunk: 'information', shared: true, reads: () => false },
    loader: async (args) => (await screen()).load(path, args),
    lazy: async () => (await screen()).pageOf(path),
  }),
);
