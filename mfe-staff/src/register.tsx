import { defineRemote, type PageHandle } from '@actual/shell-contract';
import { loader as casesLoader } from './cases/loader';
import { loader as ordersLoader } from './orders/loader';

export const { routes, slots } = defineRemote({
  routes: [
    {
      path: '/reports/orders',
      loader: ordersLoader,
      handle: { chunk: 'orders' } satisfies PageHandle,
      lazy: () => import(/* webpackChunkName: "orders" */ './orders/route'),
    },
    {
      path: '/reports/cases',
      loader: casesLoader,
      handle: { chunk: 'cases' } satisfies PageHandle,
      lazy: () => import(/* webpackChunkName: "cases" */ './cases/route'),
    },
  ],
  slots: {
    'staff/product-sync': () => import(/* webpackChunkName: "product-sync" */ './slots/product-sync'),
    'staff/counter-payment': () => import(/* webpackChunkName: "counter" */ './slots/counter-payment'),
    'staff/order-back-office': () => import(/* webpackChunkName: "back-office" */ './slots/order-back-office'),
    'staff/menu': () => import(/* webpackChunkName: "menu" */ './slots/menu'),
  },
});
