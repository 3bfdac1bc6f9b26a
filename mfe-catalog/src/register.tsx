import { defineRemote, type PageHandle } from '@actual/shell-contract';
import { loader as categoryLoader } from './category/loader';
import { loader as homeLoader } from './home/loader';
import { informationRoutes } from './information/routes';
import { isKiosk } from './kiosk/kiosk-address';
import { loader as displayLoader } from './kiosk/loader';
import { desarrollosLoader, offersLoader } from './offers/loader';
import { loader as productLoader } from './product/loader';
import { loader as searchLoader } from './search/loader';

/** Pages of the catalogue are the same for everybody who brings no cookie. */
const handle = (chunk: string): PageHandle => ({ chunk, shared: true, bare: isKiosk });

/** The catalog's only door: its pages and the blocks it lends. */
export const { routes, slots, findable } = defineRemote({
  routes: [
    {
      path: '/',
      loader: homeLoader,
      handle: handle('home'),
      lazy: () => import(/* webpackChunkName: "home" */ './home/route'),
    },
    {
      path: '/category/:category',
      loader: categoryLoader,
      handle: handle('category'),
      lazy: () => import(/* webpackChunkName: "category" */ './category/route'),
    },
    {
      path: '/search',
      loader: searchLoader,
      handle: handle('search'),
      lazy: () => import(/* webpackChunkName: "search" */ './search/route'),
    },
    {
      path: '/ofertas',
      loader: offersLoader,
      handle: handle('offers'),
      lazy: () => import(/* webpackChunkName: "offers" */ './offers/route'),
    },
    {
      path: '/atenciondesarrollos',
      loader: desarrollosLoader,
      handle: handle('offers'),
      lazy: () => import(/* webpackChunkName: "offers" */ './offers/desarrollos-route'),
    },
    {
      path: '/display',
      loader: displayLoader,
      handle: handle('display'),
      lazy: () => import(/* webpackChunkName: "display" */ './kiosk/route'),
    },
    {
      path: '/bdisplay/:slug/:id',
      loader: productLoader,
      handle: handle('product'),
      lazy: () => import(/* webpackChunkName: "product" */ './product/route'),
    },
    {
      path: '/:slug/:id',
      loader: productLoader,
      handle: handle('product'),
      lazy: () => import(/* webpackChunkName: "product" */ './product/route'),
    },
    ...informationRoutes,
  ],
  findable: async () => (await import(/* webpackChunkName: "findable" */ './information/findable')).findablePages,
  slots: {
    'catalog/search-box': async () => ({
      Component: (await import(/* webpackChunkName: "search-box" */ './search/SearchBox')).SearchBox,
    }),
    'catalog/zipcode-dialog': async () => ({
      Component: (await import(/* webpackChunkName: "zipcode-dialog" */ './zipcode/ZipcodeDialog')).ZipcodeDialog,
    }),
  },
});
