import { defineRemote, type PageHandle } from '@actual/shell-contract';
import { loader as homeLoader } from './home/loader';
import { loader as productLoader } from './product/loader';

export const { routes, slots } = defineRemote({
  routes: [
    {
      path: '/',
      loader: homeLoader,
      handle: { chunk: 'home' } satisfies PageHandle,
      lazy: () => import(/* webpackChunkName: "home" */ './home/route'),
    },
    {
      path: '/:slug/:id',
      loader: productLoader,
      handle: { chunk: 'product' } satisfies PageHandle,
      lazy: () => import(/* webpackChunkName: "product" */ './product/route'),
    },
  ],
  slots: {
    'catalog/search-box': () => import(/* webpackChunkName: "search-box" */ './slots/search-box'),
  },
});
