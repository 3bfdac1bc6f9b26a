import { isKiosk, isKioskMark } from '@actual/contracts/facts/catalog/kiosk-address';
import { defineRemote, lazyLoader, type PageHandle } from '@actual/shell-contract';
import { readByComparisons } from './compare/compare-address';
import { informationRoutes } from './information/routes';
import { readByLists } from './listing/read-by-lists';

const homeLoader = lazyLoader(() => import(/* webpackChunkName: "loaders" */ './home/loader'));
const categoryLoader = lazyLoader(() => import(/* webpackChunkName: "loaders" */ './category/loader'));
const searchLoader = lazyLoader(() => import(/* webpackChunkName: "loaders" */ './search/loader'));
const productLoader = lazyLoader(() => import(/* webpackChunkName: "loaders" */ './product/loader'));
const compareLoader = lazyLoader(() => import(/* webpackChunkName: "loaders" */ './compare/loader'));
const displayLoader = lazyLoader(() => import(/* webpackChunkName: "loaders" */ './kiosk/loader'));
const offersLoader = lazyLoader(async () => ({
  loader: (await import(/* webpackChunkName: "loaders" */ './offers/loader')).offersLoader,
}));
const roomLoader = lazyLoader(() => import(/* webpackChunkName: "loaders" */ './rooms/loader'));
const roomPlanLoader = lazyLoader(() => import(/* webpackChunkName: "room-plan" */ './room-plan/loader'));
const desarrollosLoader = lazyLoader(async () => ({
  loader: (await import(/* webpackChunkName: "loaders" */ './offers/loader')).desarrollosLoader,
}));

/** By which names of its query a page is kept: the gateways ask, so it is not in a browser's build. */
const reads =
  typeof window === 'undefined'
    ? {
        lists: readByLists,
        comparisons: readByComparisons,
        products: (name: string): boolean => isKioskMark(name) || name === 'stockAlert',
        others: isKioskMark,
      }
    : {};

/** Pages of the catalog are the same for everybody who brings no cookie. */
const handle = (chunk: string, read: PageHandle['reads'] = reads.others): PageHandle => ({
  chunk,
  shared: true,
  bare: isKiosk,
  reads: read,
});
const category = '/category/:category';
const product = '/:slug/:id';

/** The catalog's pages, and the blocks it lends. */
export const { routes, slots, findable } = defineRemote({
  routes: [
    {
      path: '/',
      loader: homeLoader,
      handle: { ...handle('home'), sleeps: [], next: [category, product] },
      lazy: () => import(/* webpackChunkName: "home" */ './home/route'),
    },
    {
      path: category,
      loader: categoryLoader,
      handle: { ...handle('category', reads.lists), sleeps: ['category-tiles', 'filters', 'compare'], next: [product] },
      lazy: () => import(/* webpackChunkName: "category" */ './category/route'),
    },
    {
      path: '/search',
      loader: searchLoader,
      handle: { ...handle('search', reads.lists), sleeps: ['filters', 'compare'], next: [product] },
      lazy: () => import(/* webpackChunkName: "search" */ './search/route'),
    },
    {
      path: '/comparar',
      loader: compareLoader,
      handle: handle('comparison', reads.comparisons),
      lazy: () => import(/* webpackChunkName: "comparison" */ './compare/route'),
    },
    {
      path: '/acceso',
      handle: { chunk: 'way-in' },
      lazy: () => import(/* webpackChunkName: "way-in" */ './way-in/route'),
    },
    {
      path: '/plano',
      loader: roomPlanLoader,
      handle: { chunk: 'room-plan' },
      lazy: () => import(/* webpackChunkName: "room-plan" */ './room-plan/route'),
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
      path: '/estancias',
      loader: roomLoader,
      handle: handle('rooms'),
      lazy: () => import(/* webpackChunkName: "rooms" */ './rooms/list-route'),
    },
    {
      path: '/estancias/:slug',
      loader: roomLoader,
      handle: handle('rooms'),
      lazy: () => import(/* webpackChunkName: "rooms" */ './rooms/route'),
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
      handle: handle('product', reads.products),
      lazy: () => import(/* webpackChunkName: "product" */ './product/route'),
    },
    {
      path: product,
      loader: productLoader,
      handle: { ...handle('product', reads.products), sleeps: ['product-below'] },
      lazy: () => import(/* webpackChunkName: "product" */ './product/route'),
    },
    ...informationRoutes,
  ],
  findable: async () => (await import(/* webpackChunkName: "findable" */ './information/findable')).findablePages,
  slots: {
    'catalog/search-box': async () => ({
      Component: (await import(/* webpackChunkName: "search-box" */ './search/SearchBox')).SearchBox,
    }),
    'catalog/page-text': async () => ({
      Component: (await import(/* webpackChunkName: "page-text" */ './information/PageText')).PageText,
    }),
    'catalog/kiosk': async () => ({
      Component: (await import(/* webpackChunkName: "kiosk" */ './kiosk/KioskTop')).KioskTop,
    }),
    'catalog/zipcode-dialog': async () => ({
      Component: (await import(/* webpackChunkName: "zipcode-dialog" */ './zipcode/ZipcodeDialog')).ZipcodeDialog,
    }),
  },
});
